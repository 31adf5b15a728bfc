// The site of the games in `rules`.
import { fileURLToPath } from "node:url";
import { defineConfig } from "astro/config";
import { readSiteAddress } from "./src/files/site-address.ts";
import { siteConfig } from "./src/site/site-config.ts";

const pathOf = (name) => fileURLToPath(new URL(name, import.meta.url));

export default defineConfig(
  siteConfig({
    rules: pathOf("./rules"),
    texts: pathOf("./src/content"),
    address: readSiteAddress(process.env),
  }),
);

// Builds and serves the site of a folder. Astro comes with it, so nothing imports this file before a
// site is wanted.

import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { type AstroInlineConfig, build, dev } from "astro";
import { findCacheFolder, hashKey } from "../files/cache.ts";
import { root, type SiteOptions, siteConfig } from "./site-config.ts";

/** Builds a site into a folder, which is emptied first, and returns how many pages it has. */
export async function buildSite(options: SiteOptions, out: string): Promise<number> {
  await build({ ...inlineConfig(options), outDir: out });
  const files = readdirSync(out, { recursive: true, encoding: "utf8" });
  return files.filter((file) => file.endsWith(".html")).length;
}

/** Serves a site that follows changes of its files, and returns its address. */
export async function serveSite(options: SiteOptions, port: number): Promise<string> {
  const config = inlineConfig(options);
  const server = await dev({ ...config, server: { port } });
  return `http://localhost:${server.address.port}${options.base ?? "/"}`;
}

/** What is kept from one build to the next is kept for each folder, apart from the pages' sources. */
function inlineConfig(options: SiteOptions): AstroInlineConfig {
  // Astro, its integrations and what they load take the working directory for that of the pages.
  process.chdir(root);
  const config = siteConfig(options);
  const cache = findCacheFolder(process.env);
  const kept = cache && join(cache, "sites", hashKey([options.rules, options.texts]));
  return {
    ...config,
    configFile: false,
    // Without texts their collections are empty, which Astro would warn of on every page.
    logLevel: existsSync(options.texts) ? "warn" : "error",
    ...(kept !== undefined && {
      cacheDir: join(kept, "astro"),
      vite: { ...config.vite, cacheDir: join(kept, "vite") },
    }),
  };
}

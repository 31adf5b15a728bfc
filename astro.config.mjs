// The site: two languages under /de/ and /en/, MDX pages, Svelte islands, code blocks.
import { existsSync } from "node:fs";
import mdx from "@astrojs/mdx";
import svelte from "@astrojs/svelte";
import { defineConfig } from "astro/config";
import expressiveCode from "astro-expressive-code";

/** Compiles `import game from "…/rules/burgundy"` at build time. */
async function regelPlugins() {
  const plugin = new URL("./src/vite/regel-plugin.ts", import.meta.url);
  if (!existsSync(plugin)) return [];
  const { regelPlugin } = await import(plugin.href);
  return [regelPlugin()];
}

const plugins = await regelPlugins();

export default defineConfig({
  site: process.env.SITE ?? "http://localhost:4321",
  i18n: {
    locales: ["de", "en"],
    defaultLocale: "de",
    routing: { prefixDefaultLocale: true },
  },
  integrations: [expressiveCode(), mdx(), svelte()],
  vite: {
    plugins,
    worker: { format: "es", plugins: () => plugins },
  },
  devToolbar: { enabled: false },
});

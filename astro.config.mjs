// The site: two languages under /de/ and /en/, MDX pages, Svelte islands, code blocks.
import { existsSync } from "node:fs";
import mdx from "@astrojs/mdx";
import svelte from "@astrojs/svelte";
import { defineConfig } from "astro/config";
import expressiveCode from "astro-expressive-code";
import { textmateGrammar } from "./src/dsl/index.ts";
import { codeThemes } from "./src/vite/code-themes.ts";
import { searchIndex } from "./src/vite/search/integration.ts";

/** Compiles `import game from "…/rules/burgundy"` at build time. */
async function regelPlugins() {
  const plugin = new URL("./src/vite/regel-plugin.ts", import.meta.url);
  if (!existsSync(plugin)) return [];
  const { regelPlugin } = await import(plugin.href);
  return [regelPlugin()];
}

const plugins = await regelPlugins();

/** Code in the site's own colours; rules by the grammar that editors use. */
const code = {
  themes: codeThemes(),
  // The colours are measured by a test; so they need no mending.
  minSyntaxHighlightingColorContrast: 0,
  shiki: { langs: [textmateGrammar()] },
  frames: { showCopyToClipboardButton: false },
  styleOverrides: {
    codeFontFamily: "var(--font-code)",
    uiFontFamily: "var(--font-text)",
    borderColor: "var(--line)",
    borderRadius: "var(--radius-s)",
    codeBackground: "var(--surface-raised)",
  },
};

export default defineConfig({
  site: process.env.SITE ?? "http://localhost:4321",
  i18n: {
    locales: ["de", "en"],
    defaultLocale: "de",
    routing: { prefixDefaultLocale: true },
  },
  integrations: [expressiveCode(code), mdx(), svelte(), searchIndex()],
  vite: {
    plugins,
    worker: { format: "es", plugins: () => plugins },
  },
  devToolbar: { enabled: false },
});

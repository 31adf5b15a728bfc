// The site: two languages under /de/ and /en/, MDX pages, Svelte islands, code blocks.
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import mdx from "@astrojs/mdx";
import sitemap from "@astrojs/sitemap";
import svelte from "@astrojs/svelte";
import { defineConfig } from "astro/config";
import expressiveCode from "astro-expressive-code";
import { earlyEditor } from "./src/build/early-editor.ts";
import { earlyGame } from "./src/build/early-game.ts";
import { headersOfHost } from "./src/build/headers.ts";
import { leanPages } from "./src/build/lean-pages.ts";
import { offline } from "./src/build/offline/offline.ts";
import { policy } from "./src/build/policy.ts";
import { shortScopes } from "./src/build/short-scopes.ts";
import { fetchedWith, splitLibrary, tableChunk } from "./src/build/table-chunk.ts";
import { textLinks } from "./src/build/text-links.ts";
import { waking } from "./src/build/waking.ts";
import { readSiteAddress } from "./src/files/site-address.ts";
import { searchIndex } from "./src/vite/search/integration.ts";

/** The folder with the rules of all games. */
const rules = fileURLToPath(new URL("./rules", import.meta.url));

/** Compiles `import game from "…/rules/burgundy"` at build time. */
async function regelPlugins() {
  const plugin = new URL("./src/vite/regel-plugin.ts", import.meta.url);
  if (!existsSync(plugin)) return [];
  const { regelPlugin } = await import(plugin.href);
  return [regelPlugin(rules)];
}

const plugins = await regelPlugins();

// How long plugins take says something about the machine, nothing about the site.
const untimed = { checks: { bundlerTimings: false } };

// Without SITE nobody knows the address of the site: there are no canonical addresses and no sitemap.
const address = readSiteAddress(process.env);
const indexed =
  address === undefined
    ? []
    : [
        // The page at the root leads to one of the languages, the one for pages that are not stored stands
        // in for these, and frames of other sites show what other pages have: they have no text of their own.
        sitemap({
          filter: (page) => /(?<!\/embed)\/(?:de|en)\/(?!offline\/)/.test(new URL(page).pathname),
          i18n: { defaultLocale: "de", locales: { de: "de", en: "en" } },
        }),
      ];

export default defineConfig({
  site: address?.origin,
  base: address?.pathname,
  i18n: {
    locales: ["de", "en"],
    defaultLocale: "de",
    routing: { prefixDefaultLocale: true },
  },
  // The list of files for offline use comes last, when all of them are there.
  integrations: [
    expressiveCode(),
    mdx(),
    svelte({
      compilerOptions: {
        // All components are written with runes; so nothing comes along for those that are not.
        runes: true,
        discloseVersion: false,
        // Short names for what a component alone styles; many of them come to one page.
        cssHash: ({ hash, css }) => `s-${hash(css).slice(-5)}`,
      },
    }),
    ...indexed,
    leanPages(),
    waking(),
    searchIndex(rules),
    earlyEditor(),
    earlyGame(),
    policy(),
    headersOfHost(),
    offline(),
  ],
  vite: {
    plugins: [...plugins, splitLibrary(), textLinks(), shortScopes()],
    worker: { format: "es", plugins: () => plugins, rolldownOptions: untimed },
    build: {
      rolldownOptions: untimed,
      modulePreload: fetchedWith,
      // In kB: the largest game with all its examples, for frames that show one of them.
      chunkSizeWarningLimit: 2000,
    },
    environments: { client: { build: { rolldownOptions: { output: tableChunk } } } },
  },
  devToolbar: { enabled: false },
});

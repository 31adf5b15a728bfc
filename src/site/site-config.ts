// The configuration of a site for the games in a folder: two languages under /de/ and /en/, MDX pages,
// Svelte islands, code blocks. `npm run build` and `regel site` use the same one.

import { dirname } from "node:path";
import mdx from "@astrojs/mdx";
import sitemap from "@astrojs/sitemap";
import svelte from "@astrojs/svelte";
import type { AstroUserConfig } from "astro";
import expressiveCode from "astro-expressive-code";
import { compiledAhead } from "../build/compiled-ahead.ts";
import { earlyEditor } from "../build/early-editor.ts";
import { earlyGame } from "../build/early-game.ts";
import { finishedPages } from "../build/finished-pages.ts";
import { headersOfHost } from "../build/headers.ts";
import { leanPages } from "../build/lean-pages.ts";
import { offline } from "../build/offline/offline.ts";
import { pageStyles } from "../build/page-styles.ts";
import { policy } from "../build/policy.ts";
import { shortScopes } from "../build/short-scopes.ts";
import { fewPreloads, splitLibrary, tableChunk } from "../build/table-chunk.ts";
import { textLinks } from "../build/text-links.ts";
import { waking } from "../build/waking.ts";
import { FolderOfGames } from "../vite/folder-of-games.ts";
import { regelPlugin } from "../vite/regel-plugin.ts";
import { searchIndex } from "../vite/search/integration.ts";
import { SiteCompilers } from "../vite/site-compilers.ts";

/** The folder with the pages: `src`, or `lib` in the package, which has no types in its scripts. */
const sources = dirname(import.meta.dirname);

/** The folder around it, with `public`. */
export const root = dirname(sources);

/** What browsers may fetch while a site is written: the installed packages, of which this can be one. */
const served = root.replace(/([\\/]node_modules)[\\/].*$/, "$1");

/** What a site is made from. */
export interface SiteOptions {
  /** The folder with the rules. */
  readonly rules: string;
  /** The folder with chapters, lessons and glossaries; it need not exist. */
  readonly texts: string;
  /** Where the site will be, with its folder; without it there are no canonical addresses and no sitemap. */
  readonly address: URL | undefined;
  /** The folder of a host that is not known yet: `/rules/` */
  readonly base?: string | undefined;
}

/** How long plugins take says something about the machine, nothing about the site. */
const untimed = { checks: { bundlerTimings: false } };

/** Returns the configuration of a site for Astro. */
export function siteConfig({ rules, texts, address, base }: SiteOptions): AstroUserConfig {
  const compilers = new SiteCompilers(new FolderOfGames(rules));
  const plugins = regelPlugin(rules, texts, compilers);
  const indexed =
    address === undefined
      ? []
      : [
          // The page at the root leads to one of the languages, the one for pages that are not stored
          // stands in for these, and frames of other sites show what other pages have: they have no text
          // of their own.
          sitemap({
            filter: (page) => /(?<!\/embed)\/(?:de|en)\/(?!offline\/)/.test(new URL(page).pathname),
            i18n: { defaultLocale: "de", locales: { de: "de", en: "en" } },
          }),
        ];
  return {
    root,
    srcDir: sources,
    ...(address && { site: address.origin, base: address.pathname }),
    ...(base !== undefined && { base }),
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
        configFile: false,
        compilerOptions: {
          // All components are written with runes; so nothing comes along for those that are not.
          runes: true,
          discloseVersion: false,
          // Short names for what a component alone styles; many of them come to one page.
          cssHash: ({ hash, css }) => `s-${hash(css).slice(-5)}`,
        },
      }),
      ...indexed,
      finishedPages([leanPages(), pageStyles(), earlyEditor(), earlyGame(), policy()]),
      waking(),
      searchIndex(compilers, texts),
      headersOfHost(),
      offline(() => compilers.all.site().games.map(({ name }) => name)),
    ],
    vite: {
      plugins: [
        ...plugins,
        splitLibrary(),
        fewPreloads(),
        textLinks(),
        shortScopes(),
        compiledAhead(),
      ],
      server: { fs: { allow: [served] } },
      worker: { format: "es", plugins: () => plugins, rolldownOptions: untimed },
      build: {
        rolldownOptions: untimed,
        // In kB: the largest game with all its examples, for frames that show one of them.
        chunkSizeWarningLimit: 2000,
      },
      environments: { client: { build: { rolldownOptions: { output: tableChunk } } } },
    },
    devToolbar: { enabled: false },
  };
}

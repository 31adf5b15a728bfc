// Builds the full-text search index, in parts, after all pages are built.

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { partOf } from "../../search/parts.ts";
import { type SearchFiles, writeIndex } from "../../search/search-index.ts";
import type { SiteCompilers } from "../site-compilers.ts";
import { builtPages } from "./built-page.ts";
import { gameWords } from "./game-words.ts";
import { recordsOf } from "./records.ts";

/** Returns the integration that builds the search index of a site for the games in a folder. */
export function searchIndex(compilers: SiteCompilers, texts: string): AstroIntegration {
  return {
    name: "regelwerk-search",
    hooks: {
      "astro:build:done": ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        const pages = builtPages(folder);
        const all = gameWords(compilers, texts);
        const parts = all.map(({ part }) => part);
        for (const language of ["de", "en"] as const) {
          const counts = all.map(({ part, words }) => {
            const own = pages.filter(({ path }) => partOf(parts, path) === part);
            const records = recordsOf(own, words, language);
            writeFiles(folder, `${language}/${part.name}`, writeIndex(records, language));
            return `${part.name} ${records.length}`;
          });
          logger.info(`Search records (${language}): ${counts.join(", ")}.`);
        }
        writeFileSync(join(folder, "search-index/parts.json"), JSON.stringify(parts));
      },
    },
  };
}

/** Writes the files of a part: `search-index/de/reef/index.json`, `…/sentences.json`. */
function writeFiles(folder: string, part: string, files: SearchFiles): void {
  const target = join(folder, "search-index", part);
  mkdirSync(target, { recursive: true });
  writeFileSync(join(target, "index.json"), files.index);
  writeFileSync(join(target, "sentences.json"), files.sentences);
}

// Builds the full-text search index after all pages are built.

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import type { SearchLanguage } from "../../search/analyzer.ts";
import { type SearchFiles, writeIndex } from "../../search/search-index.ts";
import { builtPages } from "./built-page.ts";
import { gameWords } from "./game-words.ts";
import { recordsOf } from "./records.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** Returns the integration that builds the search index. */
export function searchIndex(): AstroIntegration {
  return {
    name: "regelwerk-search",
    hooks: {
      "astro:build:done": ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        const [pages, words] = [builtPages(folder), gameWords(root)];
        for (const language of ["de", "en"] as const) {
          const records = recordsOf(pages, words, language);
          writeFiles(folder, language, writeIndex(records, language));
          logger.info(`${records.length} search records (${language}).`);
        }
      },
    },
  };
}

/** Writes the files of a language: `search-index/de/index.json`, `search-index/de/sentences.json`. */
function writeFiles(folder: string, language: SearchLanguage, files: SearchFiles): void {
  const target = join(folder, "search-index", language);
  mkdirSync(target, { recursive: true });
  writeFileSync(join(target, "index.json"), files.index);
  writeFileSync(join(target, "sentences.json"), files.sentences);
}

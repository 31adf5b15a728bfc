// Builds the full-text search index after all pages are built.

import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import * as pagefind from "pagefind";
import { gameWords } from "./game-words.ts";
import { builtPages } from "./pages.ts";
import { recordsOf } from "./records.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/**
 * Selectors that are not indexed: drawings, positions as text, programs, and rules with records of
 * their own.
 */
const unread = [
  "svg",
  "nav",
  "form",
  "figure",
  "[hidden]",
  ".visually-hidden",
  ".example .stage",
  ".example .words",
  ".example .buttons",
  "details[id^='rule-']",
];

/** The indexer's own user interface files, which are omitted: the site has its own. */
const own =
  /(?:^|\/)(?:pagefind\.js|pagefind-worker\.js|pagefind-entry\.json|.*\.(?:pagefind|pf_\w+))$/;

/** Returns the integration that builds the search index. */
export function searchIndex(): AstroIntegration {
  return {
    name: "regelwerk-search",
    hooks: {
      "astro:build:done": async ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        const { index } = must(await pagefind.createIndex({ excludeSelectors: unread }));
        if (index === undefined) throw new Error("The search has no index.");
        const records = recordsOf(builtPages(folder), gameWords(root));
        for (const { url, html } of records) must(await index.addHTMLFile({ url, content: html }));
        const { files } = must(await index.getFiles());
        for (const { path, content } of files.filter((file) => own.test(file.path))) {
          const file = join(folder, "pagefind", path);
          mkdirSync(dirname(file), { recursive: true });
          writeFileSync(file, content);
        }
        await pagefind.close();
        logger.info(`${records.length} records to be found.`);
      },
    },
  };
}

function must<T extends { readonly errors: readonly string[] }>(answer: T): T {
  if (answer.errors.length > 0) throw new Error(answer.errors.join("\n"));
  return answer;
}

// Builds the index of the full-text search once all pages are there.

import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import * as pagefind from "pagefind";
import { gameWords } from "./game-words.ts";
import { builtPages } from "./pages.ts";
import { recordsOf } from "./records.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** What is not read: drawings, positions in words, programs, and rules that have records. */
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

/** Screens of the indexer's own are left behind: the site has one. */
const own =
  /(?:^|\/)(?:pagefind\.js|pagefind-worker\.js|pagefind-entry\.json|.*\.(?:pagefind|pf_\w+))$/;

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

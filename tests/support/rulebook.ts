// The texts of a game's rulebook, read from their files.

import { existsSync, globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import type { GlossaryEntry } from "../../src/components/rulebook/embedded/glossary.ts";
import { findEmbedded } from "../../src/components/rulebook/embedded/mentions.ts";
import type { ChapterContent } from "../../src/components/rulebook/rule-chapters.ts";

export interface ChapterText extends ChapterContent {
  readonly title: string;
  /** Without the front matter. */
  readonly body: string;
  readonly order: number;
  readonly answers: number;
}

/** The chapters in one language, in the order of their names. */
export function chaptersOf(game: string, language: "de" | "en"): ChapterText[] {
  return globSync(`src/content/${language}/rules/${game}/*.mdx`).toSorted().map(readChapter);
}

export function glossaryOf(game: string): GlossaryEntry[] {
  const path = `src/content/glossary/${game}.json`;
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : [];
}

function readChapter(path: string): ChapterText {
  const [, front = "", body = ""] = readFileSync(path, "utf8").split(/^---$/m, 3);
  return {
    slug: basename(path, ".mdx"),
    title: /^title: "?(.*?)"?$/m.exec(front)?.[1] ?? "",
    body,
    order: Number(/^order: (\d+)$/m.exec(front)?.[1]),
    answers: listIn(front, "answers").length,
    rules: listIn(front, "rules"),
    mentions: findEmbedded(body),
  };
}

/** `rules: [price, reef]`, or one below the other. */
function listIn(front: string, name: string): string[] {
  const [, inline, block = ""] =
    new RegExp(`^${name}:(?: \\[(.*)\\])?((?:\\n +-? .*)*)`, "m").exec(front) ?? [];
  if (inline !== undefined) return inline.split(",").flatMap((one) => one.trim() || []);
  return [...block.matchAll(/^ +- "?(.*?)"?$/gm)].map(([, one = ""]) => one);
}

// The texts of a game's rulebook, read from their files.

import { existsSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { findEmbedded } from "../../src/components/rulebook/embedded/mentions.ts";
import type { ChapterContent } from "../../src/components/rulebook/rule-chapters.ts";
import {
  type RulebookData,
  readRulebookData,
} from "../../src/components/rulebook/rules/rulebook-data.ts";
import type { GlossaryEntry } from "../../src/files/glossary-entry.ts";
import type { ListedEntry } from "../../src/files/site-entry.ts";
import { listSite } from "../../src/files/site-manifest.ts";
import { rulesOf } from "./rules-of.ts";

export interface ChapterText extends ChapterContent {
  readonly title: string;
  /** Without the front matter. */
  readonly body: string;
  readonly answers: number;
}

/** The games whose rulebook has chapters. */
export function withChapters(): string[] {
  return listSite("rules").games.flatMap(({ name, chapters }) =>
    chapters.length > 0 ? [name] : [],
  );
}

/** The chapters in one language, in reading order. */
export function chaptersOf(game: string, language: "de" | "en"): ChapterText[] {
  const folder = `src/content/${language}/rules/${game}`;
  return siteEntry(game).chapters.map((slug) => readChapter(`${folder}/${slug}.mdx`));
}

/** What the manifest of a game says. */
export function siteEntry(game: string): ListedEntry {
  const found = listSite("rules").games.find(({ name }) => name === game);
  if (found === undefined) throw new Error(`${game} has no manifest.`);
  return found;
}

const rulings = new Map<string, RulebookData>();

/** The rules of a game as its rulebook reads them. Tests share them, as all pages do. */
export function rulingsOf(game: string): RulebookData {
  const read = rulings.get(game) ?? readRulebookData(rulesOf(game), siteEntry(game).version);
  rulings.set(game, read);
  return read;
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

// Closed vocabulary: every word of a generated sentence comes from the tables of words and verbs, from
// the lexicon, or from an author. Anything else would be made up by a pattern.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { listProseLines, renderPlainText, rulesOf } from "../../src/dsl/index.ts";
import { checkedOf, rulesOf as sourcesOf } from "../support/rules-of.ts";
import { filesIn } from "../support/sources/source-files.ts";

const games = [
  "burgundy",
  "burgundy-dice",
  "classics/pig",
  "classics/hex",
  "classics/breakthrough",
];

test.each(games.flatMap((name) => [[name, "de"] as const, [name, "en"] as const]))(
  "every word of the rules of %s in the language %s has its place",
  (name, language) => {
    const sources = sourcesOf(name);
    const known = new Set([...ownWords(language), ...sources.flatMap(({ text }) => wordsIn(text))]);
    const texts = rulesOf(checkedOf(name)).flatMap(({ text, told }) =>
      [...listProseLines(text[language]), ...listProseLines(told[language])].map((line) =>
        renderPlainText(line.text),
      ),
    );
    // What a pattern once made of “the way”.
    expect(isKnown("we", known)).toBe(false);
    const found = new Set(texts.flatMap(wordsIn).filter((word) => !isKnown(word, known)));

    expect([...found]).toEqual([]);
  },
);

/** The words in the tables of a language and of the lexicon. */
function ownWords(language: "de" | "en"): string[] {
  const files = filesIn(
    [
      `src/dsl/prose/${language}`,
      "src/dsl/prose/lexicon",
      "src/dsl/prose/plan",
      "src/dsl/prose/rules",
      "src/dsl/inflection",
    ],
    [".ts"],
  );
  return files.flatMap(({ path }) => {
    const text = readFileSync(path, "utf8").replace(/^\s*(?:\/\/|\/?\*).*$/gm, "");
    return [...text.matchAll(/["'`]([^"'`\n]*)["'`]/g)].flatMap(([, inside = ""]) =>
      wordsIn(inside),
    );
  });
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/\p{L}+/gu) ?? [];
}

/** Endings by which a word differs from the form that is known. */
const ENDINGS = /(?:es|en|er|em|e|n|s|r|m)$/;

/** A known word, one with an ending, one with its prefix in front of it, or a letter. */
function isKnown(word: string, known: ReadonlySet<string>): boolean {
  if (word.length === 1 || known.has(word)) return true;
  const stem = word.replace(ENDINGS, "");
  if (
    stem.length > 2 &&
    (known.has(stem) || ["e", "er", "es", "en"].some((ending) => known.has(stem + ending)))
  )
    return true;
  return PREFIXES.some(
    (prefix) => word.startsWith(prefix) && isKnown(word.slice(prefix.length), known),
  );
}

/** Parts of verbs, of articles and of numbers that stand together: `vorrückt`, `derselbe`, `deine`. */
const PREFIXES = [
  "vor",
  "aus",
  "mit",
  "fest",
  "der",
  "die",
  "das",
  "des",
  "dem",
  "den",
  "jed",
  "kein",
  "dein",
  "sein",
];

// The placeholders in texts of the author: `{die}`, `{den tile}`, `{the tile}`. A German one says its
// case by its article; without an article it is in the nominative.

import { type Article, placeholderParts, withoutArticle } from "../inflection/articles.ts";
import type * as ir from "../ir/ir.ts";
import { contracted, type Phrase } from "./de/endings.ts";
import { unmarked } from "./mark.ts";

type Language = "de" | "en";

/** The text with the holes filled that name the rule itself, perhaps with what it counts: `{toll pearls}`. */
export function itselfIn(
  text: string,
  language: Language,
  id: string,
  fill: (unit: string | undefined, article: Article | undefined) => string,
): string {
  return text.replace(/\{([^{}]*)\}/g, (whole, hole: string) => {
    const { article, rest } = placeholderParts(hole, language, () => true);
    const [, name, unit] = /^(\w+)(?:\s+(\w+))?$/.exec(rest) ?? [];
    return name === id ? fill(unit, article) : whole;
  });
}

/** A hole, with the noun right before it: `Becken {n}`. */
const HOLE = /(?:(\p{Lu}\p{L}*) )?\{([^{}]*)\}/gu;

/** The text with every hole filled by what its parameter stands for. */
export function insertValues(
  text: string,
  params: readonly ir.Local[],
  fill: (index: number, article: Article | undefined) => Phrase | undefined,
): string {
  const filled = text.replace(HOLE, (whole, noun: string | undefined, hole: string) => {
    const { article, rest } = placeholderParts(hole, "de", () => true);
    const phrase = fill(indexOf(params, rest), article);
    if (phrase === undefined) return whole.replace(/\{[^{}]*\}/, rest);
    const words = phrase[article?.case ?? "nom"];
    if (noun === undefined) return words;
    return names(phrase.nom, noun) && article === undefined ? noun : `${noun} ${words}`;
  });
  return contracted(withoutEchoes(filled, "und"));
}

function indexOf(params: readonly ir.Local[], rest: string): number {
  return params.findIndex(({ name }) => name === rest);
}

/** Whether words name a thing by that noun already: `das Becken` where `Becken {n}` stands. */
function names(words: string, noun: string): boolean {
  return new RegExp(`^(?:der|die|das|dies\\p{L}*) (?:\\p{Ll}+ )?${noun}(?!\\p{L})`, "u").test(
    unmarked(words),
  );
}

/** The same thing twice is said once: `von dem Riff und dem Riff`. */
function withoutEchoes(text: string, and: string): string {
  if (!text.includes(` ${and} `)) return text;
  return text.replace(
    new RegExp(`((?:\\p{Ll}+ )?[\\p{L}\\d]+) ${and} \\1(?![\\p{L}\\d])`, "gu"),
    "$1",
  );
}

/** The same in English, which has no cases. */
export function filledEnglish(
  text: string,
  params: readonly ir.Local[],
  fill: (index: number, article: Article | undefined) => string | undefined,
): string {
  const filled = text.replace(
    /(?:((?:(?:the|an?) )?(\p{L}+)) )?\{([^{}]*)\}/gu,
    (whole, before: string | undefined, noun: string | undefined, hole: string) => {
      const { article, rest } = placeholderParts(hole, "en", () => true);
      const value = fill(indexOf(params, rest), article);
      if (value === undefined) return whole.replace(/\{[^{}]*\}/, rest);
      const isNamed =
        noun !== undefined &&
        article === undefined &&
        new RegExp(`^(?:the|this) (?:[a-z]+ )?${noun}\\b`).test(unmarked(value));
      return before === undefined || isNamed ? value : `${before} ${value}`;
    },
  );
  return withoutEchoes(filled, "and");
}

/** Whether a text has a hole for that parameter. */
export function hasHole(text: string, language: Language, name: string): boolean {
  return [...text.matchAll(/\{([^{}]*)\}/g)].some(
    ([, hole = ""]) => withoutArticle(hole, language) === name,
  );
}

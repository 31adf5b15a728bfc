// English grammar: articles, numbers, verbs.

import { determined, listedEnglish as listed, withArticle } from "../inflection/english.ts";
import type { Determiner } from "../inflection/german.ts";
import type { LocalizedNoun } from "../ir/ir.ts";
import { isName } from "./german.ts";
import { AT_START, pathOf, reference } from "./mark.ts";

export { type Determiner, listed, withArticle };

/** What stands for a thing in a sentence. */
export interface Phrase {
  readonly text: string;
  readonly plural: boolean;
  /** Stands for what has just been named: `that`, `whose`. */
  readonly relative?: true;
  /** Has just been named, so that what belongs to it is `its`. */
  readonly its?: true;
}

export function fixed(text: string, plural = false): Phrase {
  return { text, plural };
}

/** The noun with its article; names (`cow 2`) have none. */
export function phrase(
  noun: LocalizedNoun,
  determiner: Determiner,
  number: "one" | "many" = "one",
): Phrase {
  const plural = number === "many" || determiner === "all";
  const use = { plural, isName: isName(noun.de) };
  const link = (text: string) => reference(pathOf(noun), text);
  return { text: determined(plural ? noun.en.many : noun.en.one, determiner, use, link), plural };
}

/** The pronoun of a clause about what has just been named. */
export function relative(plural: boolean): Phrase {
  return { text: "that", plural, relative: true };
}

export function capital(text: string): string {
  return text.replace(AT_START, (_, mark: string, letter: string) => mark + letter.toUpperCase());
}

/** `gain` → `gains`; only the first word is the verb. */
export function thirdPerson(verb: string): string {
  const [first = "", ...rest] = verb.split(" ");
  const known: Readonly<Record<string, string>> = { have: "has", may: "may", must: "must" };
  const ends = /(?:s|x|z|ch|sh|o)$/.test(first)
    ? `${first}es`
    : /[^aeiou]y$/.test(first)
      ? `${first.slice(0, -1)}ies`
      : `${first}s`;
  return [known[first] ?? ends, ...rest].join(" ");
}

/** A plural for a word that is given without: `tile` → `tiles`. */
export function plural(word: string): string {
  if (/(?:s|x|ch|sh)$/.test(word)) return `${word}es`;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return `${word}s`;
}

/** `pearlsPerDive` → `pearls per dive` */
export function splitIdentifier(id: string): string {
  return id
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replace(/([A-Z])([A-Z][a-z])/g, "$1 $2")
    .split(" ")
    .map((word) => (/^[A-Z]{2,}$/.test(word) || word.length === 1 ? word : word.toLowerCase()))
    .join(" ");
}

// English grammar: articles, numbers, verbs.

import type { LocalizedNoun } from "../ir/ir.ts";
import { isName } from "./german.ts";
import { AT_START, pathOf, reference } from "./mark.ts";

/** What stands for a thing in a sentence. */
export interface Phrase {
  readonly text: string;
  readonly plural: boolean;
  /** Stands for what has just been named: `that`, `whose`. */
  readonly relative?: true;
  /** Has just been named, so that what belongs to it is `its`. */
  readonly its?: true;
}

export type Determiner = "the" | "a" | "no" | "each" | "this" | "your" | "their" | "all" | "none";

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
  const text = (plural ? noun.en.many : noun.en.one).replace(/^the /, "");
  const isProper = /\d$/.test(text) && isName(noun.de);
  const needsNone = determiner === "none" || (determiner === "a" && plural);
  const named = reference(pathOf(noun), text);
  if (needsNone || (isProper && ["the", "a"].includes(determiner))) return { text: named, plural };
  const word = determiner === "this" && plural ? "these" : determiner;
  return { text: `${determiner === "a" ? articleFor(text) : word} ${named}`, plural };
}

/** The pronoun of a clause about what has just been named. */
export function relative(plural: boolean): Phrase {
  return { text: "that", plural, relative: true };
}

/** `a pearl`, `an oyster` */
export function withArticle(noun: string): string {
  return `${articleFor(noun)} ${noun}`;
}

function articleFor(noun: string): string {
  return /^(?:[aeio]|u(?!ni|se)|h(?:our|onest|onour|eir))/i.test(noun) ? "an" : "a";
}

export function capital(text: string): string {
  return text.replace(AT_START, (_, mark: string, letter: string) => mark + letter.toUpperCase());
}

/** `A, B and C` */
export function listed(items: readonly string[], last = "and"): string {
  if (items.length < 2) return items.join("");
  return `${items.slice(0, -1).join(", ")} ${last} ${items.at(-1)}`;
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

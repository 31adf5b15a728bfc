// What each language words at run time. Pages load the wording of their own language only, so it
// imports nothing at run time but its own inflection: a module that waits for it and shares other
// modules with it would wait for itself.

import type { Article } from "../../../inflection/articles.ts";
import type { GrammaticalNumber } from "../../../inflection/german.ts";
import type { DisplayNoun, DisplayText } from "../../meta/meta.ts";
import type { NamedThing, RefusalFacts } from "./facts.ts";

/** How things are called in options; all that a table words before a move is refused. */
export interface RuntimePhrases {
  /** A thing with its article. */
  readonly thing: (
    one: NamedThing,
    article: Article | undefined,
    number: GrammaticalNumber,
  ) => string;
  /** Several things after an article: `a cow or a sheep`; `and` if all of them are meant. */
  readonly list: (
    things: readonly NamedThing[],
    article: Article | undefined,
    joint?: "and",
  ) => string;
  /** A number of things; an article only says the case. */
  readonly amount: (noun: DisplayNoun, amount: number, article: Article | undefined) => string;
  /** A text whose placeholders are filled: `in dem` becomes `im`. */
  readonly contract: (text: string) => string;
  /** The option that declines. */
  readonly decline: string;
}

export interface RuntimeWording extends RuntimePhrases {
  /** A sentence without its capital. */
  readonly refusal: (facts: RefusalFacts) => string;
  /** `Möglich wäre: …` */
  readonly alternative: (option: string) => string;
  /** How much of a counter there is and is missing, as a clause and a sentence: `du hast keinen`. */
  readonly short: (noun: DisplayNoun, amount: number, lack: number) => string;
}

/** Wording by language. On a page, both entries are those of the page's language. */
export type Wordings = Readonly<Record<keyof DisplayText, RuntimeWording>>;
export type Phrases = Readonly<Record<keyof DisplayText, RuntimePhrases>>;

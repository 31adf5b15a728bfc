// German grammar: phrases for nouns in all four cases.

import {
  type Case,
  column,
  contracted,
  type Determiner,
  decline,
  type Gender,
  type GrammaticalNumber,
  genderOf,
  genitive,
  listed,
  STRONG,
  THE,
} from "../inflection/german.ts";
import type { LocalizedNoun } from "../ir/ir.ts";
import { AT_START, pathOf, reference } from "./mark.ts";

export { type Case, contracted, type Determiner, type GrammaticalNumber, genitive, listed };

/** What stands for a thing in a sentence, in every case. */
export interface Phrase extends Readonly<Record<Case, string>> {
  readonly gender: Gender;
  readonly plural: boolean;
  /** Stands for what has just been named: `das`, `dessen`. */
  readonly relative?: true;
}

/** The pronoun of a clause about what has just been named. */
export function relative(gender: Gender, plural: boolean): Phrase {
  const at = column(gender, plural);
  const gen = at === 1 || at === 3 ? "deren" : "dessen";
  const dat = at === 3 ? "denen" : THE.dat[at];
  return { nom: THE.nom[at], gen, dat, acc: THE.acc[at], gender, plural, relative: true };
}

const CASES: readonly Case[] = ["nom", "gen", "dat", "acc"];

/** The noun in every case. */
export function phrase(
  words: LocalizedNoun["de"],
  determiner: Determiner,
  number: GrammaticalNumber = "one",
): Phrase {
  const link = (text: string) => reference(pathOf(words), text);
  const forms = CASES.map((c) => [c, decline(words, determiner, c, number, link)] as const);
  const cases = Object.fromEntries(forms) as Record<Case, string>; // All four are there.
  return { ...cases, gender: genderOf(words) ?? "n", plural: number === "many" };
}

/** What is the same in every case; the genitive is made with `von`. */
export function fixed(text: string, plural = false): Phrase {
  return { nom: text, gen: `von ${text}`, dat: text, acc: text, gender: "n", plural };
}

/** `einer deiner Fische`, `jede deiner Perlen`: one of some things, said by their genitive. */
export function oneOf(gender: Gender, determiner: "a" | "each", all: string): Phrase {
  const stem = determiner === "a" ? "ein" : "jed";
  const forms = CASES.map((c) => {
    const word = stem + STRONG[c][column(gender, false)];
    return [c, `${word.replace(/^eines$/, c === "gen" ? "eines" : "eins")} ${all}`] as const;
  });
  const cases = Object.fromEntries(forms) as Record<Case, string>; // As above.
  return { ...cases, gender, plural: false };
}

/** Every case of a phrase changed in the same way. */
export function each(of: Phrase, change: (text: string, c: Case) => string): Phrase {
  const forms = CASES.map((c) => [c, change(of[c], c)] as const);
  return { ...of, ...(Object.fromEntries(forms) as Record<Case, string>) }; // As above.
}

/** Whether it is a name: `Kuh 2`, `red`. */
export function isName(words: LocalizedNoun["de"]): boolean {
  return genderOf(words) === undefined;
}

/** `der Preis eines Fisches`, `Fischpreis`: the phrase of an author. */
export function nounFrom(text: string): LocalizedNoun["de"] {
  const [, article = "", rest = text] = /^(der|die|das) (.*)$/.exec(text) ?? [];
  return { article, one: rest, many: rest };
}

export function capital(text: string): string {
  return text.replace(AT_START, (_, mark: string, letter: string) => mark + letter.toUpperCase());
}

/** Words that begin small within a sentence, unless they begin with a noun. */
export function small(text: string): string {
  return text.replace(SMALL, (word) => word.charAt(0).toLowerCase() + word.slice(1));
}

const SMALL =
  /^(?:Am|Im|An|In|Auf|Bei|Beim|Nach|Vor|Zu|Zum|Zur|Mit|Wenn|Sobald|Nachdem|Bevor|Während|Solange|Der|Die|Das)(?= )/;

// All texts of the booklet of one's own rules; a language that lacks one does not compile.

import type { Language } from "../../language.ts";
import { bookletDe } from "./de.ts";
import { bookletEn } from "./en.ts";

export interface BookletStrings {
  readonly title: string;
  readonly lead: string;
  readonly show: string;
  readonly languages: string;
  readonly print: string;
  readonly close: string;
  readonly making: string;
  readonly errors: string;
  readonly houseRulesFor: (game: string) => string;
  readonly ownGame: string;
  readonly byName: string;
  readonly date: string;
  readonly changes: string;
  readonly was: string;
  readonly is: string;
  readonly isNew: string;
  readonly isGone: string;
  readonly nothing: string;
  readonly rules: string;
  readonly boards: string;
  readonly pieces: string;
  readonly allPieces: string;
  /** The pieces of a player, counted from 1. */
  readonly stonesOf: (player: number) => string;
  readonly cutOut: string;
  readonly examples: string;
  readonly moves: string;
  readonly madeWith: string;
}

const all: Readonly<Record<Language, BookletStrings>> = { de: bookletDe, en: bookletEn };

export function bookletStringsOf(language: Language): BookletStrings {
  return all[language];
}

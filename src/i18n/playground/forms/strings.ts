// All texts of forms over rules; a language that lacks one does not compile.

import type { Language } from "../../language.ts";
import { formsDe } from "./de.ts";
import { formsEn } from "./en.ts";

export interface FormsStrings {
  readonly intro: string;
  readonly search: string;
  /** How many things can be changed, of those that were looked for. */
  readonly found: (count: number) => string;
  readonly nothingFound: string;
  /** Why there is no form while a file cannot be read, and the way to where that is. */
  readonly unreadable: string;
  readonly toLine: (line: number) => string;
  /** The list of what the author has changed. */
  readonly changes: string;
  /** Something of it is not as in the original. */
  readonly changed: string;
  readonly noChanges: string;
  readonly chapters: Readonly<Record<ChapterName, string>>;
  /** What a field is about, beside what the rules call it. */
  readonly whats: Readonly<Record<WhatName, string>>;
  readonly less: string;
  readonly more: string;
  readonly yes: string;
  readonly no: string;
  readonly fewest: string;
  readonly most: string;
  readonly german: string;
  readonly english: string;
  readonly ownEffect: string;
  readonly noEffect: string;
  /** What the rule says without the author's changes. */
  readonly original: string;
  readonly back: string;
  /** The way back of something that is new. */
  readonly remove: string;
  readonly removed: (title: string) => string;
  readonly isNew: string;
  /** There is something new, in which the author goes on. */
  readonly made: (title: string) => string;
  /** The field has taken an entry over. */
  readonly taken: (title: string) => string;
  readonly noPlace: string;
  readonly emptyName: string;
  readonly emptyFormula: string;
  readonly outOfBounds: (from: number, to: number) => string;
  /** Why the rules do not allow it, in the words of the language. */
  readonly refused: (why: string) => string;
  readonly boards: BoardsStrings;
  readonly painter: PainterStrings;
}

export interface BoardsStrings {
  readonly copy: string;
  /** Above the ways to where a new board can be chosen, and to where it has been. */
  readonly unused: string;
  readonly used: string;
}

export interface PainterStrings {
  readonly open: (board: string) => string;
  readonly how: string;
  /** A brush that leaves this part of a space as it is. */
  readonly leave: string;
  readonly undo: string;
  /** Said of a space: its name, and what stands in it. */
  readonly space: (name: string, parts: readonly string[]) => string;
  readonly wasNot: (before: string) => string;
  /** A table that counts spaces. */
  readonly counts: string;
  readonly now: string;
  readonly before: string;
}

type ChapterName = "names" | "values" | "tables" | "things" | "pieces" | "boards" | "course";
type WhatName =
  | "names"
  | "value"
  | "table"
  | "numbers"
  | "starts"
  | "max"
  | "places"
  | "row"
  | "hidden"
  | "players"
  | "copies"
  | "quality"
  | "effect"
  | "present"
  | "board";

const all: Readonly<Record<Language, FormsStrings>> = { de: formsDe, en: formsEn };

export function formsStringsOf(language: Language): FormsStrings {
  return all[language];
}

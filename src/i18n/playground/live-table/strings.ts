// All texts of the table in the playground; a language that lacks one does not compile.

import type { Language } from "../../language.ts";
import { tableDe } from "./de.ts";
import { tableEn } from "./en.ts";

export interface TableStrings {
  /** Before the first compilation, and where no rules could be played yet. */
  readonly waiting: string;
  readonly nothingYet: string;
  /** Where the rules are written, as a link: "mine.regel, line 3". */
  readonly atLine: (file: string, line: number) => string;
  /** The rules have errors; the table goes on by the last without. */
  readonly faults: (count: number) => string;
  readonly lastRules: string;
  /** What became of the game under changed rules. */
  readonly fits: (moves: number) => string;
  readonly shorter: (played: number) => string;
  readonly gone: string;
  readonly mended: string;
  readonly afresh: string;
  readonly fromHere: string;
  /** A position that was played before is looked at. */
  readonly lookingBack: (position: number, moves: number) => string;
  readonly toEnd: string;
  readonly setup: string;
  readonly closeSetup: string;
  readonly step: string;
  readonly nextMove: string;
  readonly course: string;
  readonly position: string;
  readonly atStart: string;
  readonly afterMove: (position: number, moves: number, move: string) => string;
  readonly toStart: string;
  readonly back: string;
  readonly forth: string;
  readonly moves: string;
  readonly noMoves: string;
  readonly record: string;
  readonly recordText: string;
  readonly showRecord: string;
  readonly openRecord: string;
  readonly recordHint: string;
}

const all: Readonly<Record<Language, TableStrings>> = { de: tableDe, en: tableEn };

export function tableStringsOf(language: Language): TableStrings {
  return all[language];
}

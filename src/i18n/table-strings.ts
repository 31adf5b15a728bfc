// What is said at a table, in an example and in the passages behind them. Examples and exercises bring
// these sentences along and no others; pages for playing have them among theirs (`play-strings.ts`).

import type { Language } from "./language.ts";
import { tableDe } from "./table-de.ts";
import { tableEn } from "./table-en.ts";

export interface TableStrings {
  readonly table: {
    readonly or: string;
    readonly empty: string;
    readonly crossed: string;
    /** Of entries in tables. */
    readonly reached: string;
    readonly gone: string;
    readonly tables: string;
    readonly possible: string;
    readonly selected: string;
    readonly hiddenThings: (count: number) => string;
    readonly place: (thing: string, place: string) => string;
    readonly ownedBy: (thing: string, name: string) => string;
    readonly notYours: (name: string) => string;
    readonly notYourTurn: (name: string) => string;
    readonly nothingHere: string;
    readonly notPossible: string;
    readonly why: string;
    readonly instead: string;
    readonly close: string;
    readonly whichWay: string;
    readonly showRule: string;
    /** While a passage of the rules is fetched, and where it cannot be. */
    readonly opening: string;
    readonly notOpened: string;
    readonly line: (line: number) => string;
    /** Leads from a passage of the rules to where it is written. */
    readonly inEditor: string;
    /** How to see the rule of the thing that is pointed at. */
    readonly ruleHint: string;
    readonly keys: string;
    readonly shared: string;
    readonly of: (done: number, all: number) => string;
    readonly decline: string;
    /** The board in the middle. */
    readonly board: string;
    /** How much help there is. */
    readonly help: string;
    readonly helps: {
      readonly off: string;
      readonly targets: string;
      readonly reasons: string;
      readonly advice: string;
    };
    /** The rules by which is played, where they are not the original ones. */
    readonly inForce: (name: string) => string;
  };
  readonly turn: {
    readonly yours: (name: string) => string;
    readonly possible: (moves: string) => string;
    readonly choose: (moves: string) => string;
    readonly following: (move: string) => string;
    readonly thinking: (name: string) => string;
    readonly atOnce: string;
    readonly decided: (names: string) => string;
    readonly over: string;
    readonly played: (name: string, move: string) => string;
    readonly points: (points: number) => string;
    readonly allMoves: string;
    readonly movesTitle: string;
    readonly filter: string;
    readonly suggest: string;
    readonly skipBots: string;
  };
  readonly example: {
    readonly title: string;
    readonly step: (name: string, move: string) => string;
    readonly playStep: string;
    readonly stepBack: string;
    readonly stepForth: string;
    readonly change: string;
    readonly isChanged: string;
    readonly copyLink: string;
    readonly copied: string;
    readonly atStart: string;
    readonly nothingLeft: string;
    readonly takeOver: string;
    readonly reset: string;
    readonly holds: string;
    /** The score, where it can be changed. */
    readonly points: string;
    readonly inWords: string;
    /** Before the address of an example on paper. */
    readonly online: string;
    /** Played by the rules of another version than the original. */
    readonly under: (version: string) => string;
    readonly notUnder: (version: string) => string;
  };
}

const all: Readonly<Record<Language, TableStrings>> = { de: tableDe, en: tableEn };

export function tableStringsOf(language: Language): TableStrings {
  return all[language];
}

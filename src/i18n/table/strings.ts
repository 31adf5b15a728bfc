// What is said at a table. Examples and exercises bring these sentences along, beside their own; pages
// for playing have them among theirs (`play-strings.ts`).

import type { Language } from "../language.ts";
import { tableDe } from "./de.ts";
import { tableEn } from "./en.ts";

export interface TableStrings {
  readonly table: {
    readonly or: string;
    readonly empty: string;
    readonly crossed: string;
    readonly possible: string;
    readonly selected: string;
    readonly hiddenThings: (count: number) => string;
    readonly place: (thing: string, place: string) => string;
    readonly ownedBy: (thing: string, name: string) => string;
    readonly notPossible: string;
    readonly showRule: string;
    readonly shared: string;
    readonly of: (done: number, all: number) => string;
    readonly decline: string;
    /** The board in the middle. */
    readonly board: string;
    /** The rules by which is played, where they are not the original ones. */
    readonly inForce: (name: string) => string;
    readonly atStart: string;
    readonly inWords: string;
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
    readonly suggest: string;
    readonly skipBots: string;
  };
}

const all: Readonly<Record<Language, TableStrings>> = { de: tableDe, en: tableEn };

export function tableStringsOf(language: Language): TableStrings {
  return all[language];
}

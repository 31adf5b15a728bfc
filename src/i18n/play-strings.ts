// What is said at a table, in an example and in the passages behind them. Islands bring these
// sentences along and no others; whole pages have them among all (`strings.ts`).

import type { Language } from "./language.ts";
import { playDe } from "./play-de.ts";
import { playEn } from "./play-en.ts";

export interface PlayStrings {
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
  readonly play: {
    readonly title: (game: string) => string;
    readonly description: (game: string) => string;
    readonly setupTitle: string;
    readonly setupLead: string;
    readonly players: string;
    readonly seat: (number: number) => string;
    readonly name: string;
    readonly who: string;
    readonly kinds: { readonly human: string; readonly random: string; readonly simple: string };
    readonly seed: string;
    readonly seedHint: string;
    readonly start: string;
    readonly goOn: string;
    readonly noScript: string;
    readonly defaultNames: readonly string[];
    readonly botNames: readonly string[];
    readonly table: string;
    readonly opponents: string;
    readonly log: string;
    readonly points: string;
    readonly noLog: string;
    readonly undo: string;
    readonly redo: string;
    readonly newGame: string;
    readonly leave: string;
    readonly save: string;
    readonly saved: string;
    readonly saves: string;
    readonly noSaves: string;
    readonly load: string;
    readonly remove: string;
    readonly download: string;
    readonly open: string;
    readonly otherRules: string;
    readonly help: string;
    readonly helps: {
      readonly off: string;
      readonly targets: string;
      readonly reasons: string;
      readonly advice: string;
    };
    readonly speed: string;
    readonly speeds: { readonly calm: string; readonly brisk: string; readonly instant: string };
    readonly settings: string;
    readonly sum: string;
    readonly noPoints: string;
    readonly finalTitle: string;
    readonly winner: (names: string) => string;
    /** The heading at the end of a game that somebody has played alone. */
    readonly alone: (name: string, points: string) => string;
    readonly place: string;
    readonly again: string;
    readonly rolled: (value: string) => string;
    readonly opening: string;
    readonly previous: string;
    readonly newRound: string;
  };
  readonly origins: {
    readonly source: string;
    readonly pages: (pages: readonly number[]) => string;
    readonly doubt: Readonly<Record<"doubtful" | "single", string>>;
    readonly doubtHint: Readonly<Record<"doubtful" | "single", string>>;
    readonly question: string;
    readonly inForce: string;
    readonly tryReading: string;
    readonly compare: string;
    readonly allQuestions: string;
    readonly title: string;
    readonly description: (game: string) => string;
    readonly lead: string;
    readonly questions: string;
    readonly questionsLead: string;
    readonly rule: string;
    readonly reading: string;
    readonly sources: string;
    readonly sourcesLead: string;
    readonly rulesOf: (count: number) => string;
    readonly noRules: string;
    readonly variants: string;
    readonly page: (page: number) => string;
    readonly noPage: string;
  };
  readonly variants: {
    readonly title: string;
    readonly original: string;
    readonly originalHint: string;
    readonly versions: string;
    readonly house: string;
    readonly readings: string;
    readonly picked: (count: number) => string;
    readonly busy: string;
    readonly ready: (name: string) => string;
    readonly failed: string;
    readonly conflict: string;
    readonly gone: (names: string) => string;
    readonly goneOfRecord: (names: string) => string;
    readonly otherReadings: (count: number) => string;
    readonly quoted: (name: string) => string;
    readonly inForce: (name: string) => string;
    readonly compare: string;
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
    readonly inWords: string;
  };
}

const all: Readonly<Record<Language, PlayStrings>> = { de: playDe, en: playEn };

export function playStringsOf(language: Language): PlayStrings {
  return all[language];
}

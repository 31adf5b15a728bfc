// Every sentence that the site itself says. A language that misses one does not compile.

import type { CompareStrings } from "./compare-strings.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import type { Language } from "./language.ts";
import type { SearchStrings } from "./search-strings.ts";
import type { TilesStrings } from "./tiles-strings.ts";

export interface Strings {
  /** Name of the language in itself. */
  readonly language: string;
  readonly site: {
    readonly name: string;
    readonly tagline: string;
    readonly skip: string;
    readonly games: string;
    readonly aboutGame: string;
    readonly play: string;
    readonly compare: string;
    readonly questions: string;
    readonly print: string;
    readonly tiles: string;
    readonly playersOf: (players: { readonly min: number; readonly max: number }) => string;
    readonly rules: string;
    readonly language: string;
    readonly menu: string;
    /** Of the switch to this language, shown on the other language's pages. */
    readonly switchTo: string;
    readonly theme: string;
    readonly themes: { readonly system: string; readonly light: string; readonly dark: string };
    readonly disclaimer: string;
    readonly sources: (game: string) => string;
    readonly codes: string;
    readonly notFound: string;
    readonly notFoundText: string;
    readonly home: string;
  };
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
    readonly line: (line: number) => string;
    /** How to see the rule of the thing that is pointed at. */
    readonly ruleHint: string;
    readonly keyboardHint: string;
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
    readonly suggestion: string;
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
  };
  /** What the compiler reports. */
  readonly codes: {
    readonly title: string;
    readonly lead: string;
    readonly code: string;
    readonly meaning: string;
    readonly wrong: string;
    readonly saysAbout: string;
    readonly right: string;
    /** Of a hint that a tool can carry out, and of one that takes a decision. */
    readonly automatic: string;
    readonly decision: string;
    readonly previous: string;
    readonly next: string;
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
    readonly takeOver: string;
    readonly reset: string;
    readonly holds: string;
    readonly inWords: string;
  };
  readonly print: {
    readonly title: (game: string) => string;
    readonly description: (game: string) => string;
    readonly lead: string;
    readonly sheets: string;
    readonly all: string;
    readonly date: string;
    readonly boxes: (count: number) => string;
    /** Which boxes do not count for these numbers of players. */
    readonly dashed: (players: readonly number[]) => string;
    readonly circles: (count: number) => string;
    readonly circleHint: string;
    readonly unofficial: string;
  };
  readonly compare: CompareStrings;
  readonly search: SearchStrings;
  readonly tiles: TilesStrings;
  /** The reference of the language in which rules are written. */
  readonly reference: {
    readonly title: string;
    readonly chapters: string;
    readonly onThisPage: string;
    readonly previous: string;
    readonly next: string;
    /** A diagram as a line of text. */
    readonly asText: string;
    /** What stands over the text made from a program. */
    readonly inWords: string;
    readonly passed: (examples: number) => string;
    readonly wholeFile: string;
    readonly wholeProgram: string;
  };
  readonly home: {
    readonly title: string;
    readonly description: string;
    readonly lead: string;
    readonly play: string;
    readonly playHint: string;
    readonly tryTitle: string;
    readonly tryLead: string;
    readonly gamesTitle: string;
    readonly forWhom: string;
    readonly people: readonly {
      readonly who: string;
      readonly what: string;
      readonly link: string;
      readonly href: string;
      /** Another page for the same people. */
      readonly also?: { readonly link: string; readonly href: string };
    }[];
    readonly oneSource: string;
    readonly oneSourceText: string;
    readonly oneSourceParts: readonly string[];
    readonly smallTitle: string;
    readonly smallLead: string;
    readonly newRound: string;
  };
}

const all: Readonly<Record<Language, Strings>> = { de, en };

export function stringsOf(language: Language): Strings {
  return all[language];
}

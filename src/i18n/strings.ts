// Every sentence that the site itself says. A language that misses one does not compile.

import { de } from "./de.ts";
import { en } from "./en.ts";
import type { Language } from "./language.ts";

export interface Strings {
  /** Name of the language in itself. */
  readonly language: string;
  readonly site: {
    readonly name: string;
    readonly tagline: string;
    readonly skip: string;
    readonly play: string;
    readonly compare: string;
    readonly rules: string;
    readonly menu: string;
    /** Of the switch to this language, shown on the other language's pages. */
    readonly switchTo: string;
    readonly theme: string;
    readonly themes: { readonly system: string; readonly light: string; readonly dark: string };
    readonly disclaimer: string;
    readonly sources: string;
    readonly source: string;
    readonly notFound: string;
    readonly notFoundText: string;
    readonly home: string;
  };
  readonly table: {
    readonly or: string;
    readonly empty: string;
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
    readonly of: (done: number, all: string) => string;
    readonly decline: string;
  };
  readonly turn: {
    readonly yours: (name: string) => string;
    readonly possible: (moves: string) => string;
    readonly choose: (moves: string) => string;
    readonly following: (move: string) => string;
    readonly thinking: (name: string) => string;
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
    readonly place: string;
    readonly again: string;
    readonly rolled: (value: string) => string;
    readonly opening: string;
    readonly previous: string;
  };
  readonly origins: {
    readonly source: string;
    readonly pages: (pages: readonly number[]) => string;
    readonly doubtful: string;
    readonly doubtfulHint: string;
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
  readonly compare: {
    readonly title: string;
    readonly heading: (game: string) => string;
    readonly description: (game: string) => string;
    readonly lead: string;
    readonly noScript: string;
    readonly versus: (a: string, b: string) => string;
    /** The two sides of the choice. */
    readonly choice: string;
    readonly side: (letter: string) => string;
    readonly change: string;
    readonly swap: string;
    readonly original: string;
    readonly onlyOriginal: string;
    readonly variants: string;
    readonly openQuestions: string;
    readonly inForce: (answer: string) => string;
    readonly own: string;
    readonly ownTitle: string;
    readonly ownLead: string;
    readonly ownText: string;
    readonly ownUse: string;
    readonly ownStored: string;
    readonly ownNone: string;
    readonly ownName: { readonly de: string; readonly en: string };
    readonly noProblems: string;
    readonly problemAt: (line: number, file: string | undefined) => string;
    readonly problemsOf: (side: string) => string;
    readonly copy: string;
    readonly copied: string;
    readonly copyFailed: string;
    readonly links: {
      readonly version: string;
      readonly broken: string;
      readonly unknown: string;
    };
    readonly working: string;
    readonly cancel: string;
    readonly cancelled: string;
    readonly failed: string;
    readonly done: (groups: string) => string;
    readonly groups: (count: number) => string;
    readonly same: (a: string, b: string) => string;
    readonly unplayable: string;
    readonly more: (count: number) => string;
    readonly kinds: Readonly<Record<string, string>>;
    readonly changes: {
      readonly added: string;
      readonly removed: string;
      readonly changed: string;
    };
    readonly notThere: (side: string) => string;
    readonly numbers: string;
    readonly thing: string;
    readonly allLines: (count: number) => string;
    readonly showLines: string;
    readonly rulesOfGroup: (count: number) => string;
    readonly permalink: (title: string) => string;
    readonly examples: (count: number) => string;
    readonly example: string;
    readonly outcomes: {
      readonly holds: string;
      readonly fails: string;
      readonly absent: string;
    };
    readonly reach: string;
    readonly proving: (count: number) => string;
    readonly sections: string;
    readonly quarrels: string;
    readonly quarrel: (name: string, rules: string) => string;
    readonly witness: string;
    readonly witnessLead: (moves: number) => string;
    readonly witnessSetup: string;
    readonly noWitness: (games: number) => string;
    readonly onlySetup: string;
    readonly nextMove: (name: string, move: string) => string;
    readonly possible: string;
    readonly impossible: string;
    readonly stepThrough: string;
    readonly loading: string;
    readonly steps: {
      readonly first: string;
      readonly back: string;
      readonly forward: string;
      readonly last: string;
      readonly at: (step: number, all: number) => string;
      readonly start: string;
      readonly group: string;
      readonly hint: string;
    };
    readonly gone: string;
    readonly alike: string;
    readonly partAfter: (moves: number) => string;
    readonly goOn: string;
    readonly goOnLead: string;
    readonly any: string;
    readonly choose: string;
    readonly play: string;
    readonly over: string;
    readonly nothingCommon: string;
    readonly noEffect: string;
    readonly onlyHere: string;
    readonly notHere: string;
    readonly wholeTable: string;
    readonly simulation: string;
    readonly simulationLead: string;
    readonly games: string;
    readonly bot: string;
    readonly setUp: string;
    readonly start: string;
    readonly simulating: (percent: number) => string;
    readonly slow: string;
    readonly result: (games: string, of: string) => string;
    readonly stopped: (games: string) => string;
    readonly tooFew: string;
    readonly outdated: string;
    readonly charts: {
      readonly scores: string;
      readonly course: string;
      readonly courseGap: string;
      readonly wins: string;
      readonly events: string;
      readonly taken: string;
      readonly reasons: string;
      readonly courseAxis: string;
      readonly pointsAxis: string;
      readonly moreInB: string;
      readonly pointsMore: string;
      readonly timesMore: string;
      readonly share: string;
      readonly table: string;
      readonly what: string;
      readonly difference: string;
      readonly between: string;
      readonly sure: string;
      readonly unsure: string;
      readonly intervals: string;
      readonly progress: (percent: string) => string;
      readonly describe: (title: string, count: number) => string;
    };
    readonly findings: {
      readonly sameScores: (games: string) => string;
      readonly sameAll: (games: string) => string;
      readonly more: (
        seat: string,
        points: string,
        side: string,
        from: string,
        to: string,
      ) => string;
      readonly fewer: (
        seat: string,
        points: string,
        side: string,
        from: string,
        to: string,
      ) => string;
      readonly noScores: (seats: string, from: string, to: string) => string;
      readonly earlier: (percent: string, points: string, side: string) => string;
      readonly winsMore: (seat: string, percent: string, side: string) => string;
      readonly noWins: string;
      readonly longer: (moves: string, side: string) => string;
      readonly sameLength: string;
      readonly nothingElse: string;
    };
  };
  readonly home: {
    readonly title: string;
    readonly description: string;
    readonly lead: string;
    readonly play: string;
    readonly playHint: string;
    readonly tryTitle: string;
    readonly tryLead: string;
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

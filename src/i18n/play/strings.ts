// What is said where whole games are played, rules are chosen and their origins told. These islands
// bring it along; whole pages have it among all (`strings.ts`).

import type { Language } from "../language.ts";
import type { TableStrings } from "../table/strings.ts";
import { playDe } from "./de.ts";
import { playEn } from "./en.ts";

export interface PlayStrings extends TableStrings {
  readonly play: {
    readonly title: (game: string) => string;
    readonly description: (game: string) => string;
    readonly setupTitle: string;
    readonly setupLead: string;
    readonly players: string;
    readonly seat: (number: number) => string;
    readonly name: string;
    readonly who: string;
    readonly kinds: { readonly human: string; readonly random: string; readonly greedy: string };
    /** Opponents that search, weakest first. */
    readonly strengths: readonly [string, string, string];
    readonly noOpponent: string;
    readonly seed: string;
    readonly seedHint: string;
    /** The box to tick for who begins. */
    readonly drawLots: string;
    readonly begins: (name: string) => string;
    readonly start: string;
    readonly goOn: string;
    readonly noScript: string;
    readonly defaultNames: readonly string[];
    readonly botNames: readonly string[];
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
    readonly compare: string;
  };
}

const all: Readonly<Record<Language, PlayStrings>> = { de: playDe, en: playEn };

export function playStringsOf(language: Language): PlayStrings {
  return all[language];
}

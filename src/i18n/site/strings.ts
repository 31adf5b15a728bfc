// Every sentence that the site itself says. A language that misses one does not compile.

import type { BenchStrings } from "../bench/strings.ts";
import type { CompareStrings } from "../compare/strings.ts";
import type { Language } from "../language.ts";
import type { OfflineStrings } from "../offline/strings.ts";
import type { PlayStrings } from "../play/strings.ts";
import type { RulebookStrings } from "../rulebook/strings.ts";
import type { ScoreStrings } from "../score/strings.ts";
import type { SearchStrings } from "../search/strings.ts";
import type { TilesStrings } from "../tiles/strings.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";

export interface Strings extends PlayStrings {
  /** Name of the language in itself. */
  readonly language: string;
  readonly site: {
    readonly name: string;
    readonly tagline: string;
    readonly skip: string;
    readonly breadcrumbs: string;
    readonly games: string;
    readonly aboutGame: string;
    readonly learn: string;
    readonly play: string;
    readonly compare: string;
    readonly playground: string;
    readonly questions: string;
    readonly score: string;
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
  readonly rulebook: RulebookStrings;
  readonly bench: BenchStrings;
  readonly offline: OfflineStrings;
  readonly score: ScoreStrings;
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
  };
}

const all: Readonly<Record<Language, Strings>> = { de, en };

export function stringsOf(language: Language): Strings {
  return all[language];
}

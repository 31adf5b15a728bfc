// `import { game, icons } from "regel:reef"`: a game compiled during the build.

declare module "regel:words" {
  /** Keywords of the language, for highlighting of declarations. */
  export const words: readonly string[];
}

declare module "regel:highlight" {
  /** Source of a RegExp that splits a line of rules into tokens, with a named group per kind. */
  export const linePattern: string;
}

declare module "regel:text-folders" {
  /** Path of the folder with chapters, lessons and glossaries of the games. */
  export const texts: string;
}

declare module "regel:beside-rules" {
  /** Glossaries by the names of games. */
  export const glossaries: Readonly<
    Record<string, readonly import("../files/glossary-entry.ts").GlossaryEntry[]>
  >;
  /** Drawings by the names of games and their place, `lessons/mines`, as SVG. */
  export const vignettes: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

declare module "regel:listed" {
  /** All games under `rules/` with the paths of their files. */
  export const games: readonly ListedGame[];
  export type ListedGame = import("./all-games.ts").ListedGame;
}

declare module "regel:sources" {
  /** Loads all files of a game with their texts: "burgundy", "classics/pig". */
  export function sourcesOf(name: string): Promise<readonly import("../dsl/index.ts").RulesFile[]>;
}

declare module "regel:site" {
  /** The games with pages in display order, complete, for building pages. */
  export const games: readonly {
    readonly entry: import("../files/site-entry.ts").ListedEntry;
    readonly game: import("../dsl/index.ts").Game;
    readonly drawings: import("../files/drawings.ts").GameDrawings;
    readonly sources: readonly import("../dsl/index.ts").RulesFile[];
  }[];
  export const shelves: readonly import("../files/site-entry.ts").SiteShelf[];
}

declare module "regel:page-games" {
  /** Returns a game that the page names in `data-games`, playable from the start. */
  export function pageGame(name: string): import("../dsl/index.ts").Game | undefined;
}

declare module "regel:page-games?match" {
  /** Returns a game that the page names in `data-games`, as a match needs it. */
  export function pageGame(name: string): import("../dsl/index.ts").MatchGame | undefined;
}

declare module "regel:page-games?table" {
  /** Returns a game that the page names in `data-games`, as an example needs it. */
  export function pageGame(name: string): import("../dsl/index.ts").TableGame | undefined;
}

declare module "regel:page-games?lesson" {
  /** Returns a game that the page names in `data-games`, as an exercise needs it. */
  export function pageGame(name: string): import("../dsl/index.ts").ExerciseGame | undefined;
}

declare module "regel:page-games?version" {
  /** Returns a game that the page names in `data-games`, under the version of its rulebook. */
  export function pageGame(name: string): import("../dsl/index.ts").Game | undefined;
}

declare module "regel:whole-games" {
  /** Loads a playable game. */
  export function loadGame(name: string): Promise<import("../dsl/index.ts").Game>;
  /** Loads a game under the version that its rulebook shows beside the original. */
  export function loadVersion(name: string): Promise<import("../dsl/index.ts").Game>;
}

declare module "regel:proven-games" {
  /** Loads a complete game, with its examples and all its texts. */
  export function loadProvenGame(name: string): Promise<import("../dsl/index.ts").Game>;
}

declare module "regel:games" {
  /** Loads a game for a web worker, as compiled by the build. */
  export function gameOf(name: string): Promise<import("../dsl/index.ts").Game>;
}

declare module "regel:learned" {
  /** Loads the learned network of the game in a folder, or `undefined`. */
  export function learnedOf(
    folder: string,
  ): Promise<import("../play/bots/network.ts").LearnedFile | undefined>;
}

declare module "regel:books" {
  /** Loads the parts of a game that pages omit: texts of the rules, and their origins. */
  export function bookOf(
    folder: string,
  ): Promise<
    Pick<
      import("../dsl/index.ts").DeferredMeta,
      "sources" | "spans" | "variants" | "questions" | "cites" | "documents" | "kinds"
    >
  >;
}

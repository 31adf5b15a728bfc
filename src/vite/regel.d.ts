// `import { game, icons } from "regel:burgundy"`: a game compiled during the build.

declare module "regel:words" {
  /** Keywords of the language, for highlighting of declarations. */
  export const words: readonly string[];
}

declare module "regel:highlight" {
  /** Source of a RegExp that splits a line of rules into tokens, with a named group per kind. */
  export const linePattern: string;
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

declare module "regel:games" {
  /** Loads the game in a folder, as compiled by the build. */
  export function gameOf(folder: string): Promise<import("../dsl/index.ts").Game>;
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

declare module "regel:*?variant=yucata" {
  export const game: import("../dsl/index.ts").Game;
}

declare module "regel:*?table" {
  export const game: import("../dsl/index.ts").TableGame;
}

declare module "regel:*?lesson" {
  export const game: import("../dsl/index.ts").ExerciseGame;
}

declare module "regel:*" {
  export const game: import("../dsl/index.ts").Game;
  /** Contents of the game's folders `icons/` and `pictures/`; only in `?examples`. */
  export const drawings: import("../files/drawings.ts").GameDrawings;
  /** All files of the game with their texts; only in `regel:…?sources`, which has nothing else. */
  export const sources: readonly import("../dsl/index.ts").RulesFile[];
}

// `import { game, icons } from "regel:burgundy"`: a game compiled while the site is built.

declare module "regel:words" {
  /** Words of the language, which tell what a line of rules declares. */
  export const words: readonly string[];
}

declare module "regel:highlight" {
  /** Takes a line of rules apart, with a named group for each kind of token; for a RegExp. */
  export const linePattern: string;
}

declare module "regel:listed" {
  /** All games under `rules/` with the paths of their files. */
  export const games: readonly ListedGame[];
  export type ListedGame = import("./all-games.ts").ListedGame;
}

declare module "regel:sources" {
  /** All files of a game with their texts, fetched when they are asked for: "burgundy", "classics/pig". */
  export function sourcesOf(name: string): Promise<readonly import("../dsl/index.ts").RulesFile[]>;
}

declare module "regel:games" {
  /** The game in a folder, as the build compiled it, fetched when it is asked for. */
  export function gameOf(folder: string): Promise<import("../dsl/index.ts").Game>;
}

declare module "regel:learned" {
  /** What bots have learned about the game in a folder, if anything. */
  export function learnedOf(
    folder: string,
  ): Promise<import("../play/bots/network.ts").LearnedFile | undefined>;
}

declare module "regel:books" {
  /** What a game on a page was sent without: the texts of its rules, and where they come from. */
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
  /** The drawings of the game's folder `icons/`: name → the inside of an SVG of 24 × 24; of `?examples` alone. */
  export const icons: Readonly<Record<string, string>>;
  /** All files of the game with their texts; of `regel:…?sources` alone, which has nothing else. */
  export const sources: readonly import("../dsl/index.ts").RulesFile[];
}

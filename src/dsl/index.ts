// The only door to the language.

export type * from "./runtime/game.ts";
export type * from "./runtime/meta.ts";

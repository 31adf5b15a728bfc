// Addresses of the pages of a game, by the folder of the game's rules.

import type { Meta } from "../../dsl/index.ts";
import type { SiteLanguage } from "../../i18n/language.ts";

/** Kinds of pages of a game; the kind is the first segment of the address. */
export type GamePage =
  | "learn"
  | "play"
  | "rules"
  | "tiles"
  | "score"
  | "compare"
  | "playground"
  | "questions"
  | "print";

/** Returns the folder of a game: "rules/reef/game.regel" → "reef". */
export function getGameFolder({ sources }: Pick<Meta, "sources">): string {
  return sources[0]?.path.split("/")[1] ?? "";
}

/** Returns the address of a page: `/de/play/reef/`. */
export function gameAddress(meta: Meta, page: GamePage, language: SiteLanguage): string {
  return `/${language}/${page}/${getGameFolder(meta)}/`;
}

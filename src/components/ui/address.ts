// Where the pages of a game are: each is called by the folder of the game's rules.

import type { Meta } from "../../dsl/index.ts";
import type { SiteLanguage } from "../../i18n/language.ts";

/** Pages that there are for a game; the name is the first part of their address. */
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

/** The folder of a game: "rules/reef/game.regel" → "reef". */
export function getGameFolder({ sources }: Pick<Meta, "sources">): string {
  return sources[0]?.path.split("/")[1] ?? "";
}

/** `/de/play/reef/` */
export function gameAddress(meta: Meta, page: GamePage, language: SiteLanguage): string {
  return `/${language}/${page}/${getGameFolder(meta)}/`;
}

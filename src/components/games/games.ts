// The games of the site, in display order. Only for building pages, because it imports all games;
// an island imports its own game.

import * as burgundy from "regel:burgundy?examples";
import { sources as burgundySources } from "regel:burgundy?sources";
import * as burgundyDice from "regel:burgundy-dice?examples";
import { sources as burgundyDiceSources } from "regel:burgundy-dice?sources";
import type { Game, RulesFile } from "../../dsl/index.ts";
import type { GameDrawings } from "../../files/drawings.ts";
import { languages, type RouteParams } from "../../i18n/language.ts";
import { isWritten } from "../board/look.ts";
import { hasTiles } from "../tiles/catalogue.ts";
import type { GamePage } from "../ui/address.ts";

export interface SiteGame {
  readonly game: Game;
  readonly drawings: GameDrawings;
  readonly sources: readonly RulesFile[];
}

/** The games by the folder of their rules. */
export const games = {
  burgundy: { ...burgundy, sources: burgundySources },
  "burgundy-dice": { ...burgundyDice, sources: burgundyDiceSources },
} as const satisfies Readonly<Record<string, SiteGame>>;

export type GameName = keyof typeof games;

// Cast because `Object.keys` returns `string[]`.
export const gameNames = Object.keys(games) as readonly GameName[];

/** Returns the game of a page from the parameters of its route. */
export function readGameParam({ game }: RouteParams): GameName {
  const found = gameNames.find((name) => name === game);
  if (found === undefined) throw new Error(`There are no pages of a game ${game}.`);
  return found;
}

/** Returns the paths of a page that exists for every game in every language (`getStaticPaths`). */
export function gamePaths() {
  return languages.flatMap((language) => gameNames.map((game) => ({ params: { language, game } })));
}

/** The modules of all lessons, by their paths. */
const lessons = Object.keys(import.meta.glob("../../content/de/lessons/*/*.yaml"));

/** The games that have lessons. */
export const taughtGames = gameNames.filter((name) =>
  lessons.some((path) => path.split("/").at(-2) === name),
);

/** Returns the kinds of pages of a game; only games that players write on have print pages. */
export function pagesOf({ game }: SiteGame): readonly GamePage[] {
  const isTaught = taughtGames.some((name) => games[name].game === game);
  return [
    ...(isTaught ? ["learn" as const] : []),
    "play",
    "rules",
    "score",
    ...(hasTiles(game) ? ["tiles" as const] : []),
    "compare",
    "playground",
    "questions",
    ...(isWritten(game.meta) ? ["print" as const] : []),
  ];
}

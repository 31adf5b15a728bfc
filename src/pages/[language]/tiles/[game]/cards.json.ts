// The cards of a game's tiles, loaded when a table opens the first one.

import type { APIRoute } from "astro";
import { gameNames, games, readGameParam } from "../../../../components/games/games.ts";
import { tileCards } from "../../../../components/tile-card/tile-cards.ts";
import { hasTiles } from "../../../../components/tiles/catalogue.ts";
import { cataloguesOf } from "../../../../components/tiles/catalogues.ts";
import { languages, readLanguageParam } from "../../../../i18n/language.ts";

/** Returns a path for each game with tiles, in each language. */
export function getStaticPaths() {
  const shown = gameNames.filter((game) => hasTiles(games[game].game));
  return shown.flatMap((game) => languages.map((language) => ({ params: { language, game } })));
}

export const GET: APIRoute = ({ params }) => {
  const game = readGameParam(params);
  const language = readLanguageParam(params);
  return Response.json(tileCards(games[game].game, cataloguesOf(game)[language], language));
};

// The cards of a game's tiles, loaded when a table opens the first one.

import type { APIRoute } from "astro";
import { gamePaths, readGameParam, siteGame } from "../../../../components/games/games.ts";
import { tileCards } from "../../../../components/tile-card/tile-cards.ts";
import { cataloguesOf } from "../../../../components/tiles/catalogues.ts";
import { readLanguageParam } from "../../../../i18n/language.ts";

export const getStaticPaths = () => gamePaths("tiles");

export const GET: APIRoute = ({ params }) => {
  const game = readGameParam(params);
  const language = readLanguageParam(params);
  return Response.json(tileCards(siteGame(game).game, cataloguesOf(game)[language], language));
};

// Previews of the rules and terms of a game, loaded on the first hover over a link.

import type { APIRoute } from "astro";
import { type GameName, gamePaths } from "../../../../components/games/games.ts";
import { bookOf } from "../../../../components/rulebook/book.ts";
import { previewsOf } from "../../../../components/rulebook/previews/previews.ts";
import type { SiteLanguage } from "../../../../i18n/language.ts";

export const getStaticPaths = gamePaths;

export const GET: APIRoute = async ({ params }) => {
  // `getStaticPaths` returns only these values.
  const book = await bookOf(params.game as GameName, params.language as SiteLanguage);
  return Response.json(previewsOf(book));
};

// What links to rules and terms of a game show before anybody follows them; fetched when the first
// is pointed at.

import type { APIRoute } from "astro";
import { type GameName, gamePaths } from "../../../../components/games/games.ts";
import { bookOf } from "../../../../components/rulebook/book.ts";
import { previewsOf } from "../../../../components/rulebook/previews/previews.ts";
import type { SiteLanguage } from "../../../../i18n/language.ts";

export const getStaticPaths = gamePaths;

export const GET: APIRoute = async ({ params }) => {
  // Only what getStaticPaths gives.
  const book = await bookOf(params.game as GameName, params.language as SiteLanguage);
  return Response.json(previewsOf(book));
};

// Previews of the rules and terms of a game, loaded on the first hover over a link.

import type { APIRoute } from "astro";
import { bookPaths, readGameParam } from "../../../../components/games/games.ts";
import { bookOf } from "../../../../components/rulebook/book.ts";
import { previewsOf } from "../../../../components/rulebook/previews/previews.ts";
import { readLanguageParam } from "../../../../i18n/language.ts";

export const getStaticPaths = bookPaths;

export const GET: APIRoute = async ({ params }) => {
  const book = await bookOf(readGameParam(params), readLanguageParam(params));
  return Response.json(previewsOf(book));
};

// Games come to a page without the texts of their rules; they are fetched when they are wanted.

import { bookOf } from "regel:books";
import type { Meta } from "../../../dsl/index.ts";
import { getGameFolder } from "../../ui/address.ts";

/** What a game tells about itself, with the texts of its rules, the places in them and where they come from. */
export async function withTexts(meta: Meta): Promise<Meta> {
  // Games compiled on the page have all of it, and so have those in one file.
  if (meta.sources.some(({ text }) => text !== "")) return meta;
  const book = await bookOf(getGameFolder(meta));
  // A game under a variant brings its own places and kinds along.
  const spans = meta.spans.length > 0 ? meta.spans : book.spans;
  const kinds = meta.kinds.map((kind, index) => ({ ...book.kinds[index], ...kind }));
  return { ...meta, ...book, spans, kinds };
}

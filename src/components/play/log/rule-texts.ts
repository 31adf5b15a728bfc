// Loads the rule texts of a game on demand; pages contain games without them.

import { bookOf } from "regel:books";
import type { Meta } from "../../../dsl/index.ts";
import { getGameName } from "../../ui/address.ts";

/** Returns the metadata of a game with the rule texts, their spans and their sources. */
export async function withTexts(meta: Meta): Promise<Meta> {
  // Games compiled on the page, or bundled in one file, contain the texts.
  if (meta.sources.some(({ text }) => text !== "")) return meta;
  const book = await bookOf(getGameName(meta));
  // A game under a variant has its own spans and kinds.
  const spans = meta.spans.length > 0 ? meta.spans : book.spans;
  const kinds = meta.kinds.map((kind, index) => ({ ...book.kinds[index], ...kind }));
  return { ...meta, ...book, spans, kinds };
}

// Loads the rule texts of a game on demand; pages contain games without them.

import type { Meta } from "../../../dsl/index.ts";
import { getGameName, isOnSite } from "../../ui/address.ts";

/** Returns the metadata of a game with the rule texts, their spans and their sources. */
export async function withTexts(meta: Meta): Promise<Meta> {
  // Games compiled on the page, or bundled in one file, contain the texts.
  if (!isOnSite || meta.sources.some(({ text }) => text !== "")) return meta;
  const { bookOf } = await import("regel:books");
  const book = await bookOf(getGameName(meta));
  // A game under a variant has its own spans and kinds.
  const spans = meta.spans.length > 0 ? meta.spans : book.spans;
  const kinds = meta.kinds.map((kind, index) => ({ ...book.kinds[index], ...kind }));
  return { ...meta, ...book, spans, kinds };
}

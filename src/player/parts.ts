// The parts of a file that plays a game: packed, so that it is small, and that no text in the rules
// can end a part early.

import { decodeBase85 } from "./base85.ts";

/** Ids of the elements that hold the parts. */
export type PartId = "player" | "style" | "game";

/** Returns the text of a part: deflated, in base 85. */
export async function readPart(id: PartId): Promise<string> {
  const bytes = decodeBase85(document.getElementById(id)?.textContent ?? "");
  const unpacking = new DecompressionStream("deflate-raw");
  return new Response(new Blob([bytes]).stream().pipeThrough(unpacking)).text();
}

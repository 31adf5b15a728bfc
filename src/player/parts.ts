// The parts of a file that plays a game: packed, so that it is small, and that no text in the rules
// can end a part early.

/** Ids of the elements that hold the parts. */
export type PartId = "player" | "style" | "game";

/** Returns the text of a part: deflated, in base64. */
export async function readPart(id: PartId): Promise<string> {
  const packed = atob(document.getElementById(id)?.textContent ?? "");
  const bytes = Uint8Array.from(packed, (letter) => letter.charCodeAt(0));
  const unpacking = new DecompressionStream("deflate-raw");
  return new Response(new Blob([bytes]).stream().pipeThrough(unpacking)).text();
}

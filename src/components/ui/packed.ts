// Texts in addresses: compressed, behind the `#`, where no server sees them.

/** Characters of a text in a link. */
export const maxPackedCharacters = 100_000;

/** Compressed, in letters that addresses may hold. */
export async function packed(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Nothing where it was not packed like this, or is longer than any that is. */
export async function unpacked(text: string): Promise<string | undefined> {
  try {
    const letters = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
    return await textOf(stream.getReader());
  } catch {
    return undefined;
  }
}

/** A few letters may stand for any amount of text, so no more than `maxPackedCharacters` is ever read. */
async function textOf(
  reader: ReadableStreamDefaultReader<Uint8Array>,
): Promise<string | undefined> {
  const decoder = new TextDecoder();
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    if (text.length > maxPackedCharacters) {
      await reader.cancel();
      return undefined;
    }
  }
}

// Compressed texts in addresses, after the `#`, which browsers do not send to servers.

/** Maximum number of characters of a packed text. */
export const maxPackedCharacters = 100_000;

/** Compresses a text into characters that are valid in addresses. */
export async function packText(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Returns the text, or `undefined` if it was not packed by `packText` or is too long. */
export async function unpackText(text: string): Promise<string | undefined> {
  try {
    const letters = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
    return await textOf(stream.getReader());
  } catch {
    return undefined;
  }
}

/** Reads at most `maxPackedCharacters`, because a few bytes can expand to any amount of text. */
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

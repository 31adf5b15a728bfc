// Bytes as text, four of them in five letters; base64 needs a fifteenth more. There is no `<` among the
// letters, so the text can stand in a script of a page. Ends as in Ascii85 (Adobe, PostScript Language
// Reference, 1990): of an incomplete group of n bytes, n + 1 letters are kept.

const base = 85;
/** The letters are those from `)` to `~`, without `<`. */
const [first, leftOut] = [41, 60];

/** Returns bytes as text. */
export function encodeBase85(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 4) {
    const group = bytes.subarray(at, at + 4);
    let word = 0;
    for (let i = 0; i < 4; i++) word = word * 256 + (group[i] ?? 0);
    let letters = "";
    for (let i = 0; i < 5; i++, word = Math.floor(word / base)) {
      const code = first + (word % base);
      letters = String.fromCharCode(code < leftOut ? code : code + 1) + letters;
    }
    text += letters.slice(0, group.length + 1);
  }
  return text;
}

/** Returns the bytes of a text that `encodeBase85` has made. */
export function decodeBase85(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length - Math.ceil(text.length / 5));
  for (let at = 0, end = 0; at < text.length; at += 5) {
    let word = 0;
    for (let i = at; i < at + 5; i++) {
      const code = i < text.length ? text.charCodeAt(i) : first + base;
      word = word * base + code - first - (code > leftOut ? 1 : 0);
    }
    for (let shift = 24; shift >= 0 && end < bytes.length; shift -= 8)
      bytes[end++] = word >>> shift;
  }
  return bytes;
}

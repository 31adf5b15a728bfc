// Makes text safe for a terminal. A terminal interprets control characters, so a file could hide or
// overwrite text: they are printed as escapes. Only the command's own styles are passed through.

import { randomBytes } from "node:crypto";
import picocolors from "picocolors";
import { controlCharacters, type Paint } from "../../dsl/index.ts";

export type Styles = ReturnType<typeof picocolors.createColors>;

/** First character of terminal control sequences. */
const escapeSign = "\u001b";

/**
 * Replaces `escapeSign` in styled text until it is printed. Random, so that no file can contain it.
 */
const styleMark = `\ufdd0${randomBytes(9).toString("base64url")}`;

/**
 * Creates styles for text that is printed through `escapeTerminalText`; without colours, they
 * change nothing. Styles nest, but do not let control characters through.
 */
export function createStyles(isColourful: boolean): Styles {
  const styles = picocolors.createColors(isColourful);
  if (!isColourful) return styles;
  const marked = Object.entries(styles).map(([name, style]) => [
    name,
    typeof style !== "function"
      ? style
      : (text: string) => style(escapeTerminalText(text)).replaceAll(escapeSign, styleMark),
  ]);
  // `marked` has the keys of `styles`, and values of the same types.
  return Object.fromEntries(marked) as Styles;
}

/** Returns a function that styles diagnostics. */
export function paintWith(styles: Styles): Paint {
  return (style, text) => styles[style](text);
}

/** Returns printable text: control characters escaped, styles of `createStyles` applied. */
export function escapeTerminalText(text: string): string {
  return escapeControls(text).replaceAll(styleMark, escapeSign);
}

/**
 * Replaces control characters by escapes that JSON and JavaScript parse as the same character: a
 * `\u009b` in quotation marks keeps its value. Tabs and line breaks stay.
 */
function escapeControls(text: string): string {
  return text.replace(controlCharacters, (sign, offset: number) => {
    const isLineEnd = sign === "\r" && text[offset + 1] === "\n";
    if (sign === "\n" || sign === "\t" || isLineEnd) return sign;
    return `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });
}

// What the command may send to a terminal. A terminal carries out control characters, so that a file
// could hide what it says, or overwrite it: they are printed as escapes. Only the styles of the
// command itself get through.

import { randomBytes } from "node:crypto";
import picocolors from "picocolors";
import { controlCharacters, type Paint } from "../../dsl/index.ts";

export type Styles = ReturnType<typeof picocolors.createColors>;

/** Begins every control sequence of a terminal. */
const escapeSign = "\u001b";

/** Stands for `escapeSign` in styled text until it is printed. No file can contain it: it is random. */
const styleMark = `\ufdd0${randomBytes(9).toString("base64url")}`;

/**
 * Styles for text that is printed through `terminalText`; without colours, they change nothing.
 * A style nests in others, but does not let control characters through.
 */
export function createStyles(isColourful: boolean): Styles {
  const styles = picocolors.createColors(isColourful);
  if (!isColourful) return styles;
  const marked = Object.entries(styles).map(([name, style]) => [
    name,
    typeof style !== "function"
      ? style
      : (text: string) => style(terminalText(text)).replaceAll(escapeSign, styleMark),
  ]);
  return Object.fromEntries(marked) as Styles;
}

/** Paints reports with these styles. */
export function paintWith(styles: Styles): Paint {
  return (style, text) => styles[style](text);
}

/** The text as it may be printed: control characters escaped, styles of `createStyles` applied. */
export function terminalText(text: string): string {
  return escapeControls(text).replaceAll(styleMark, escapeSign);
}

/**
 * Replaces control characters by escapes that JSON and JavaScript read as the same character: a
 * `\u009b` between quotation marks keeps its value. Tabs and line breaks stay.
 */
function escapeControls(text: string): string {
  return text.replace(controlCharacters, (sign, offset: number) => {
    const isLineEnd = sign === "\r" && text[offset + 1] === "\n";
    if (sign === "\n" || sign === "\t" || isLineEnd) return sign;
    return `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });
}

// Width and visible part of text in a terminal.

import { controlCharacters } from "../../source/control-characters.ts";

/** A grapheme with its width in columns and its offset in the line. */
export interface TerminalCell {
  readonly text: string;
  readonly width: number;
  readonly offset: number;
}

const TAB = 4;
const graphemes = new Intl.Segmenter();

/** Matches full-width East Asian characters and emoji, which take two columns. */
const wide =
  /^(?:[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation})/u;

/** Replaces control characters that a terminal would interpret. Line breaks stay. */
export function printable(text: string): string {
  return text.replace(controlCharacters, (sign) => (sign === "\n" ? sign : "\ufffd"));
}

/** Splits one line into terminal cells; tabs become spaces up to the next tab stop. */
export function cellsOf(line: string): readonly TerminalCell[] {
  let column = 0;
  return Array.from(graphemes.segment(line), ({ segment, index }) => {
    const width = segment === "\t" ? TAB - (column % TAB) : wide.test(segment) ? 2 : 1;
    const text = segment === "\t" ? " ".repeat(width) : printable(segment);
    column += width;
    return { text, width, offset: index };
  });
}

/** Returns the total width of cells, in columns. */
export function widthOf(cells: readonly TerminalCell[]): number {
  return cells.reduce((sum, { width }) => sum + width, 0);
}

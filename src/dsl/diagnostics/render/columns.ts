// How wide text is in a terminal, and what of it is shown there.

import { controlCharacters } from "../../source/control-characters.ts";

/** A character as people see it, with the columns that it takes and where it begins in its line. */
export interface TerminalCell {
  readonly text: string;
  readonly width: number;
  readonly offset: number;
}

const TAB = 4;
const graphemes = new Intl.Segmenter();

/** Letters of East Asia in their usual forms, and emoji. */
const wide =
  /^(?:[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation})/u;

/** The text with nothing in it that a terminal would carry out. Line breaks stay. */
export function printable(text: string): string {
  return text.replace(controlCharacters, (sign) => (sign === "\n" ? sign : "\ufffd"));
}

/** One line, cell by cell; tabs become spaces up to the next stop. */
export function cellsOf(line: string): readonly TerminalCell[] {
  let column = 0;
  return Array.from(graphemes.segment(line), ({ segment, index }) => {
    const width = segment === "\t" ? TAB - (column % TAB) : wide.test(segment) ? 2 : 1;
    const text = segment === "\t" ? " ".repeat(width) : printable(segment);
    column += width;
    return { text, width, offset: index };
  });
}

/** How many columns cells take. */
export function widthOf(cells: readonly TerminalCell[]): number {
  return cells.reduce((sum, { width }) => sum + width, 0);
}

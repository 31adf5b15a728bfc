// A source text and its lines.

/** One `.regel` file: its path as messages show it, and its text. */
export interface RulesFile {
  readonly path: string;
  readonly text: string;
}

/** Line and column, both counted from 1; columns count UTF-16 units. */
interface Position {
  readonly line: number;
  readonly column: number;
}

/** The position of an offset in a text. Offsets past the end are the end. */
export function positionAt(text: string, offset: number): Position {
  const before = text.slice(0, offset);
  const lineStart = before.lastIndexOf("\n") + 1;
  return { line: before.split("\n").length, column: before.length - lineStart + 1 };
}

/** The whole line in which an offset lies, without its line break. */
export function lineAt(text: string, offset: number): string {
  const start = text.lastIndexOf("\n", offset - 1) + 1;
  const end = text.indexOf("\n", offset);
  return text.slice(start, end === -1 ? text.length : end).replace(/\r$/, "");
}

/** Finds the lines of many offsets in one text: the returned function counts lines from 1. */
export function lineFinder(text: string): (offset: number) => number {
  const starts = [0];
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return (offset) => {
    let [low, high] = [0, starts.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return low + 1;
  };
}

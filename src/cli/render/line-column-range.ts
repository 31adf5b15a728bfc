// Ranges in lines and columns, as in other tools.

import { type Diagnostic, positionAt } from "../../dsl/index.ts";

/** Lines and columns from 1, in UTF-16 units; the end is exclusive. */
export interface LineColumnRange {
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

/** Converts a span to lines and columns. */
export function regionIn(text: string, { start, end }: Diagnostic["span"]): LineColumnRange {
  const [first, last] = [positionAt(text, start), positionAt(text, end)];
  return { line: first.line, column: first.column, endLine: last.line, endColumn: last.column };
}

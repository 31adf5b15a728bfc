// Conversion of positions of the language server.

import type { Text } from "@codemirror/state";
import type { Position } from "vscode-languageserver-protocol";

/** Returns the offset of a position, clamped to the line and the document. */
export function offsetIn(doc: Text, { line, character }: Position): number {
  if (line >= doc.lines) return doc.length;
  const { from, to } = doc.line(line + 1);
  return Math.min(from + character, to);
}

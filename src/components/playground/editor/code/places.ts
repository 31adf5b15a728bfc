// Places in a text, as the language server counts them.

import type { Text } from "@codemirror/state";
import type { Position } from "vscode-languageserver-protocol";

/** A place in a text; one that is no longer there is the end. */
export function offsetIn(doc: Text, { line, character }: Position): number {
  if (line >= doc.lines) return doc.length;
  const { from, to } = doc.line(line + 1);
  return Math.min(from + character, to);
}

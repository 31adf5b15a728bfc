// Changes to texts, as data: what editors apply and remedies propose.

import type { Span } from "./span.ts";

/** What stands in the span gives way to the text; an empty span is a place to insert at. */
export interface SourceEdit {
  readonly span: Span;
  readonly text: string;
}

/** The text with all edits made, which do not overlap; their places are those of the text as it was. */
export function applyEdits(text: string, edits: readonly SourceEdit[]): string {
  const inOrder = edits.toSorted((a, b) => a.span.start - b.span.start);
  const parts: string[] = [];
  let from = 0;
  for (const { span, text: replacement } of inOrder) {
    parts.push(text.slice(from, span.start), replacement);
    from = span.end;
  }
  return parts.join("") + text.slice(from);
}

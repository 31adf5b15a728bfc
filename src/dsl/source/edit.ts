// Edits of texts, as data: applied by editors and contained in fixes.

import type { Span } from "./span.ts";

/** Replaces a span by a text; an empty span is an insertion. */
export interface SourceEdit {
  readonly span: Span;
  readonly text: string;
}

/**
 * Returns the text with all edits applied. Edits do not overlap; their spans refer to the original
 * text.
 */
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

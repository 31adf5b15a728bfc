// Spans of source texts.

/** A half-open range of UTF-16 offsets in the file with that path. */
export interface Span {
  readonly file: string;
  readonly start: number;
  readonly end: number;
}

/** The smallest span that covers both; both lie in one file. */
export function joinSpans(first: Span, last: Span): Span {
  return {
    file: first.file,
    start: Math.min(first.start, last.start),
    end: Math.max(first.end, last.end),
  };
}

// Counting how often rules are used: code that is asked for it notes each time it comes past a place.
// Bots that try moves out do so without a log, so only what really happens is counted.

import type { Span } from "../source/span.ts";

export class CoverageCounters {
  /** What is counted, by number. */
  readonly places: Span[] = [];
  private readonly files: ReadonlySet<string>;
  private readonly changed: ReadonlyMap<string, Span>;

  /** Counts what stands in these files, and rules by their names that are changed in some place. */
  constructor(files: ReadonlySet<string>, changed: ReadonlyMap<string, Span>) {
    this.files = files;
    this.changed = changed;
  }

  /** The number under which a place is counted; none for a rule of which nobody wants to know. */
  counterOf(span: Span, name?: string): number | undefined {
    const place = this.files.has(span.file) ? span : this.changed.get(name ?? "");
    return place === undefined ? undefined : this.places.push(place) - 1;
  }
}

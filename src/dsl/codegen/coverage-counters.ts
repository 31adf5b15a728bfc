// Coverage counters: an instrumented program counts each time it passes a place in the rules.
// Bots search without a log, so only moves that are really played are counted.

import type { Span } from "../source/span.ts";

export class CoverageCounters {
  /** The counted places, by number. */
  readonly places: Span[] = [];
  private readonly files: ReadonlySet<string>;
  private readonly changed: ReadonlyMap<string, Span>;

  /** Counts places in these files, and by name the rules that a variant edits. */
  constructor(files: ReadonlySet<string>, changed: ReadonlyMap<string, Span>) {
    this.files = files;
    this.changed = changed;
  }

  /** Returns the counter of a place; `undefined` if it is not counted. */
  counterOf(span: Span, name?: string): number | undefined {
    const place = this.files.has(span.file) ? span : this.changed.get(name ?? "");
    return place === undefined ? undefined : this.places.push(place) - 1;
  }
}

// What screens know about requirements: their texts, and what stands in the holes of these.

import type { DisplayText, SourceRef, ValueType } from "./meta.ts";

export interface NeedMeta {
  readonly id: string;
  /** With `{0}`, `{1}` … holes for the values that `explain` computes; absent: the condition's own words. */
  readonly text: DisplayText | undefined;
  readonly holes: readonly {
    readonly type: ValueType;
    readonly counts: CounterRefMeta | undefined;
  }[];
  /** The condition as the author wrote it. */
  readonly condition: string;
  /** The counter of which there must be enough, if that is what the condition says. */
  readonly enough: CounterRefMeta | undefined;
  readonly source: SourceRef;
}

/** What a number in a text is a number of. */
export interface CounterRefMeta {
  readonly counter: number;
  /** Which of the values of a need says what member of the family it is, if it is a family. */
  readonly member: number | undefined;
}

// Metadata of needs: their texts, and the values of their placeholders.

import type { DisplayText, SourceRef, ValueType } from "./meta.ts";

export interface NeedMeta {
  readonly id: string;
  /**
   * With placeholders `{0}`, `{1}` … for the values that `explain` computes; absent if the
   * condition has no text.
   */
  readonly text: DisplayText | undefined;
  readonly holes: readonly {
    readonly type: ValueType;
    readonly counts: CounterRefMeta | undefined;
  }[];
  /** The condition as the author wrote it. */
  readonly condition: string;
  /** The counter with a required minimum, if the condition is one. */
  readonly enough: CounterRefMeta | undefined;
  readonly source: SourceRef;
}

/** The counter whose noun a number in a text takes. */
export interface CounterRefMeta {
  readonly counter: number;
  /** Index of the need's value that selects the family member, if it is a family. */
  readonly member: number | undefined;
}

// Metadata of a table in the rules.

import type { DisplayText, ValueType } from "./meta.ts";

/** A lookup table. */
export interface TableMeta {
  readonly id: string;
  /** The author's phrase, if there is one. */
  readonly text: DisplayText | undefined;
  readonly params: readonly ValueType[];
  readonly type: ValueType;
  /** Row by row; the last parameter varies fastest. */
  readonly entries: readonly number[];
}

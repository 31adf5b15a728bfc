// A table of the rules as data: part of `Meta`.

import type { DisplayText, ValueType } from "./meta.ts";

/** A table that rules look things up in. */
export interface TableMeta {
  readonly id: string;
  /** The author's phrase for it, if there is one. */
  readonly text: DisplayText | undefined;
  readonly params: readonly ValueType[];
  readonly type: ValueType;
  /** Row by row; the last parameter varies fastest. */
  readonly entries: readonly number[];
}

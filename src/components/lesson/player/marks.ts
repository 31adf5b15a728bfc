// What the coach draws on the table.

import type { Refutation } from "../exercise/refutation.ts";

export interface LessonMarks {
  /** From one thing to another, by their keys. */
  readonly arrow?: readonly [string, string] | undefined;
  /** Points that a move has just made, at their space. */
  readonly gain?: { readonly key: string; readonly text: string } | undefined;
  readonly refutation?: Refutation | undefined;
}

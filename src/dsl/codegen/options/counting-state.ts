// What counting the forms of a move keeps, for finding one of them next.

import { b } from "../code/build.ts";
import type { Operand } from "../code/build-values.ts";
import type { Address, CodeValue, Region, Var } from "../code/code.ts";
import type { Column } from "./head-steps.ts";
import type { OptionEncoding } from "./option-encoding.ts";
import type { CountingPlan } from "./plan-counting.ts";

/** What `count_m` leaves for `nth_m`. */
export interface CountingScratch {
  /** How many combinations there are of what is picked between. */
  readonly many: Address;
  /** The words of the sets, one after the other. */
  readonly sets: Region;
  readonly words: number;
  /** What each combination consists of. */
  readonly picked: readonly Column[];
  /** How many things the last pick finds, for each value of the first one. */
  readonly lasts: Region;
}

export interface CountingState {
  readonly code: OptionEncoding;
  readonly counted: CountingPlan;
  readonly kept: CountingScratch;
  /** Counts the combinations. */
  readonly combinations: Var;
  /** Counts the forms. */
  readonly forms: Var;
  /** In how many combinations each value of the first pick is; only where a last pick multiplies them. */
  readonly sums: readonly Var[];
}

/** What is picked first. */
export type FirstPick = NonNullable<CountingPlan["first"]>;

/** Where a word of the set of a combination stands. */
export function setAt(
  { sets, words }: CountingScratch,
  combination: Operand,
  word: number,
): Address {
  return b.address(sets, b.add(b.multiply(combination, words), word));
}

/** A value of the first pick, by its bit. */
export function valueAt({ values }: FirstPick, word: number, bit: Operand): CodeValue {
  return b.add(bit, (values[0] ?? 0) + word * 32);
}

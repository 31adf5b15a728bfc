// Mutants: rules with one small mutation, which examples should detect.

import { applyEdits, type RulesFile, type SourceEdit } from "../dsl/index.ts";

/** Kinds of mutations. */
export type Operator =
  /** A number is one higher or lower. */
  | "number"
  /** An entry of a table or a face of a die is one higher, or has another name. */
  | "entry"
  /** A space of a board equals its neighbour. */
  | "cell"
  /**
   * A name is replaced by another of its kind: a member of the same enum, a piece of the same
   * family, …
   */
  | "name"
  /** `yes` for `no`. */
  | "yesno"
  /** `<` for `<=`, `is` for `is not`, `is empty` for `is not empty`. */
  | "comparison"
  /** A condition is negated. */
  | "negation"
  /** `and` for `or`. */
  | "connective"
  /** One side of `and` or `or` is removed. */
  | "operand"
  /** `+` for `-`, `min` for `max`. */
  | "arithmetic"
  /** `rounded up` for `rounded down`. */
  | "rounding"
  /** `first` for `last`, `most` for `fewest`, a player for the next after them. */
  | "direction"
  /** `all`, `free`, `hidden`, an order or a start is removed. */
  | "word"
  /** `may choose` for `choose`. */
  | "may"
  /** One of several options or members of a set is removed. */
  | "option"
  /** A need, a cost, an exception, an `after`, lasting points or a line of a ranking is removed. */
  | "clause"
  /** A statement is removed. */
  | "statement"
  /** A handler, or a statement with several nested ones, is removed. */
  | "block"
  /** One variant edit is removed. */
  | "change";

/** A mutation of one file of the rules. */
export interface Mutant {
  /** Rule, operator and number in text order: `dive.deep/comparison/1`. */
  readonly id: string;
  /** The rule and its part, by path: `dive`, `shark.placed`. */
  readonly rule: string;
  readonly operator: Operator;
  readonly edit: SourceEdit;
  /** The original text. */
  readonly before: string;
}

/** Returns the sources with the mutation applied. */
export function applyMutant(sources: readonly RulesFile[], { edit }: Mutant): RulesFile[] {
  return sources.map((source) =>
    source.path === edit.span.file ? { ...source, text: applyEdits(source.text, [edit]) } : source,
  );
}

/** Returns the declaration of a path: `shark` for `shark.placed`. */
export function declarationOf(rule: string): string {
  return rule.split(".")[0] ?? rule;
}

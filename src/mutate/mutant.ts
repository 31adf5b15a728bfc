// A mutant: the rules with one small slip in them, which examples ought to notice.

import { applyEdits, type RulesFile, type SourceEdit } from "../dsl/index.ts";

/** What kind of slip it is. */
export type Operator =
  /** A number one higher or lower. */
  | "number"
  /** An entry of a table or a face of a die one higher, or another name. */
  | "entry"
  /** A space of a board as its neighbour. */
  | "cell"
  /** Another thing of its kind: a member of the same enum, a piece of the same family, … */
  | "name"
  /** `yes` for `no`. */
  | "yesno"
  /** `<` for `<=`, `is` for `is not`, `is empty` for `is not empty`. */
  | "comparison"
  /** A whole condition turned into its opposite. */
  | "negation"
  /** `and` for `or`. */
  | "connective"
  /** One side of `and` or `or` is missing. */
  | "operand"
  /** `+` for `-`, `min` for `max`. */
  | "arithmetic"
  /** `rounded up` for `rounded down`. */
  | "rounding"
  /** `first` for `last`, `next` for `previous`, `most` for `fewest`. */
  | "direction"
  /** `all`, `free`, `hidden`, an order or a start is missing. */
  | "word"
  /** `may choose` for `choose`. */
  | "may"
  /** One of several options or members of a set is missing. */
  | "option"
  /** A requirement, a cost, an exception, lasting points or a line of a ranking is missing. */
  | "clause"
  /** A statement is missing. */
  | "statement"
  /** A handler, or a statement with several others in it, is missing. */
  | "block"
  /** One change of a variant is missing. */
  | "change";

/** One change to one file of the rules. */
export interface Mutant {
  /** Rule, operator and number in the order of the text: `dive.deep/comparison/1`. */
  readonly id: string;
  /** The rule and its part, as variants name them: `dive`, `shark.placed`. */
  readonly rule: string;
  readonly operator: Operator;
  readonly edit: SourceEdit;
  /** What stands in the place now. */
  readonly before: string;
}

/** The rules with the slip in them. */
export function applyMutant(sources: readonly RulesFile[], { edit }: Mutant): RulesFile[] {
  return sources.map((source) =>
    source.path === edit.span.file ? { ...source, text: applyEdits(source.text, [edit]) } : source,
  );
}

/** The declaration that a path leads into: `shark` for `shark.placed`. */
export function declarationOf(rule: string): string {
  return rule.split(".")[0] ?? rule;
}

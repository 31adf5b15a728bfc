// The code tree, from which a program is written as JavaScript and as WebAssembly.
//
// Values have no effects, and steps have no value. A number has 32 bits and wraps; a flag is true or
// false and takes no part in arithmetic. Values are evaluated from left to right.

import type { RuleProblem } from "../../runtime/engine/rule-error.ts";
import type { IntOp } from "./operators.ts";

export type CodeType = "int" | "flag";

/** Bounds of a number, both included. */
export interface IntRange {
  readonly from: number;
  readonly to: number;
}

/** A name in a routine; two are the same only if they are the same object. */
export interface Var {
  readonly name: string;
  readonly type: CodeType;
  /** The number is always within these bounds (the interpreter checks it). */
  readonly range: IntRange;
}

/** What `break` and `continue` refer to; two are the same only if they are the same object. */
export interface LoopLabel {
  readonly name: string;
  /** A name for the number of the step in which the loop begins, if the loop is cut into steps. */
  readonly head?: Var;
}

/** A named part of the state. The layout assigns its address. */
export interface StateSlot {
  readonly name: string;
  /** A slot of a frame has an address of the frame in place of a seat. */
  readonly owner: "game" | "seat" | "frame";
  /** The number of members of a family; 1 without a family. */
  readonly members: number;
  /** The number of numbers of each member. */
  readonly length: number;
  readonly range: IntRange;
}

/** An array of numbers. Two regions never overlap, so a store to one does not affect the others. */
export type Region =
  | { readonly kind: "state"; readonly slot: StateSlot }
  /** Memory of the program, which has no meaning after a decision. */
  | {
      readonly kind: "scratch";
      readonly name: string;
      readonly length: number;
      readonly range: IntRange;
    }
  | { readonly kind: "constants"; readonly name: string; readonly numbers: readonly number[] };

/** A region that a routine receives: the numbers from an address on. */
export interface RegionParam {
  readonly kind: "param";
  readonly name: string;
  /** The least length of the regions that are passed; `undefined` if the routine computes it. */
  readonly length: number | undefined;
  readonly range: IntRange;
}

export interface Address {
  readonly region: Region | RegionParam;
  /** The owner, for slots of seats. */
  readonly seat: CodeValue | undefined;
  /** The member from 0, for families. */
  readonly member: CodeValue | undefined;
  readonly at: CodeValue;
}

/** A value that is cheap and constant enough to be repeated in the tree. */
export type Atom = Extract<CodeValue, { readonly kind: "int" | "flag" | "get" }>;

export type CompareOp =
  | "equal"
  | "notEqual"
  | "less"
  | "lessOrEqual"
  | "greater"
  | "greaterOrEqual";

export type CodeValue =
  | { readonly kind: "int"; readonly is: number }
  | { readonly kind: "flag"; readonly is: boolean }
  | { readonly kind: "get"; readonly of: Var }
  | { readonly kind: "load"; readonly from: Address }
  | { readonly kind: "op"; readonly op: IntOp; readonly args: readonly CodeValue[] }
  /** Compares numbers; for equality also flags. */
  | {
      readonly kind: "compare";
      readonly op: CompareOp;
      readonly left: CodeValue;
      readonly right: CodeValue;
    }
  /** The right side is evaluated only if the left side does not decide. */
  | { readonly kind: "and" | "or"; readonly left: CodeValue; readonly right: CodeValue }
  | { readonly kind: "not"; readonly of: CodeValue }
  /** -1 (all bits) if the flag is true, else 0; without a branch. */
  | { readonly kind: "mask"; readonly of: CodeValue }
  /** Only one of the two values is evaluated. */
  | {
      readonly kind: "select";
      readonly when: CodeValue;
      readonly then: CodeValue;
      readonly else: CodeValue;
    }
  /** Calls a routine that changes nothing. */
  | { readonly kind: "callPure"; readonly of: Routine; readonly args: readonly Argument[] }
  /**
   * The number, or `otherwise` if evaluating it stops because there is no such member, or a value is
   * outside its type. Only explanations attempt to evaluate what may not be there.
   */
  | { readonly kind: "attempt"; readonly of: CodeValue; readonly otherwise: number };

export type Argument = CodeValue | Address;

/** A move that is offered, by its number, with the values of its parameters. */
interface Offer {
  readonly move: number;
  readonly args: readonly CodeValue[];
}

interface AnyChoicePoint {
  /** The number of the choice point. */
  readonly site: number;
  /** The seat that decides. */
  readonly you: CodeValue;
  /** The index of a span in `Meta.spans`. */
  readonly at: number;
}

/** A place at which a player decides. */
export type ChoicePoint =
  /** One of the options is carried out; none if there are none. With `may` the player may decline. */
  | (AnyChoicePoint & {
      readonly kind: "choice";
      readonly offers: readonly Offer[];
      readonly may: boolean;
      /** A flag that is set where an option is carried out; declared before the choice point. */
      readonly taken: Var | undefined;
    })
  /** One of the things in a row, which the move is about, is picked; the only one without asking. */
  | (AnyChoicePoint & {
      readonly kind: "order";
      readonly move: number;
      readonly row: Address;
      readonly picked: Var;
    });

export type CodeBlock = readonly CodeStep[];

export type CodeStep =
  /** Declares a name; it is visible in the rest of the block. */
  | { readonly kind: "let"; readonly of: Var; readonly to: CodeValue }
  | { readonly kind: "set"; readonly of: Var; readonly to: CodeValue }
  | { readonly kind: "store"; readonly to: Address; readonly is: CodeValue }
  | {
      readonly kind: "if";
      readonly when: CodeValue;
      readonly then: CodeBlock;
      readonly else: CodeBlock;
    }
  /** Repeats its body until a `break` or `return`. */
  | { readonly kind: "loop"; readonly label: LoopLabel; readonly body: CodeBlock }
  | { readonly kind: "break" | "continue"; readonly label: LoopLabel }
  /** Runs the case of this number, from 0; `else` for all other numbers. */
  | {
      readonly kind: "switch";
      readonly on: CodeValue;
      readonly cases: readonly CodeBlock[];
      readonly else: CodeBlock;
    }
  | {
      readonly kind: "call";
      readonly of: Routine;
      readonly args: readonly Argument[];
      /** Declares a name for the result. */
      readonly into: Var | undefined;
    }
  | { readonly kind: "return"; readonly is: CodeValue | undefined }
  /** Asks a player. The passes of `frames` replace it. */
  | { readonly kind: "suspend"; readonly at: ChoicePoint }
  /** Stops the match with a `RuleError`; `at` is an index into `Meta.spans`. */
  | { readonly kind: "fail"; readonly problem: RuleProblem; readonly at: CodeValue }
  /** Counts how often this place is passed, in programs that count. */
  | { readonly kind: "count"; readonly counter: number }
  /** Adds an entry to the log, if one is attached. */
  | {
      readonly kind: "log";
      readonly entry: "rule" | "gain" | "score" | "revealed";
      readonly args: readonly CodeValue[];
      /** The tables that points stand in, each with what it was looked up by. */
      readonly lookups: readonly (readonly CodeValue[])[];
    };

/** A function of the host, by its name in JavaScript. */
interface HostFunction {
  readonly name: string;
  readonly takesState: boolean;
}

export interface Routine {
  readonly name: string;
  readonly params: readonly (Var | RegionParam)[];
  readonly result: CodeType | undefined;
  /**
   * What JavaScript calls in its place: a function of the host, which also writes to an attached log.
   * Only the host can do what has an empty body.
   */
  readonly host?: HostFunction;
  /**
   * Puts the state back as it was. The routine has called it before it returns, so that it may be called
   * as a value; where it stops instead, JavaScript calls it.
   */
  readonly undo?: Routine;
  /** Assigned once, after construction, because routines may be recursive. */
  body: CodeBlock;
}

export const ANY_INT: IntRange = { from: -(2 ** 31), to: 2 ** 31 - 1 };

/** The range of a region's numbers. */
export function rangeOfRegion(region: Region | RegionParam): IntRange {
  switch (region.kind) {
    case "state":
      return region.slot.range;
    case "scratch":
    case "param":
      return region.range;
    case "constants":
      return rangeOfNumbers(region.numbers);
    default:
      return region satisfies never;
  }
}

const numberRanges = new WeakMap<readonly number[], IntRange>();

function rangeOfNumbers(numbers: readonly number[]): IntRange {
  const known = numberRanges.get(numbers);
  if (known !== undefined) return known;
  let [from, to] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const number of numbers) {
    if (number < from) from = number;
    if (number > to) to = number;
  }
  numberRanges.set(numbers, { from, to });
  return { from, to };
}

/** The length of each member of a region; `undefined` if only the caller of the routine knows it. */
export function lengthOfRegion(region: Region | RegionParam): number | undefined {
  switch (region.kind) {
    case "state":
      return region.slot.length;
    case "scratch":
    case "param":
      return region.length;
    case "constants":
      return region.numbers.length;
    default:
      return region satisfies never;
  }
}

/** Whether an argument is passed as a region. */
export function isAddress(argument: Argument): argument is Address {
  return "region" in argument;
}

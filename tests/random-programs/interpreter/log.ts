// What a match tells while it is played, and what stops it.

import type { RuleProblem } from "../../../src/dsl/runtime/engine/rule-error.ts";
import type { Span } from "../../../src/dsl/source/span.ts";

/** As `LogEntry`, but that places are those of the text. */
export type Told =
  | {
      readonly kind: "score";
      readonly player: number;
      readonly reason: number;
      readonly amount: number;
      readonly from: readonly { readonly table: number; readonly by: readonly number[] }[];
      readonly at: Span;
    }
  | {
      readonly kind: "gain";
      readonly player: number;
      readonly counter: number;
      readonly index: number | undefined;
      readonly amount: number;
      readonly at: Span;
    }
  | {
      readonly kind: "chance";
      readonly how: "roll" | "draw";
      readonly value: number;
      readonly at: Span;
    }
  | { readonly kind: "rule"; readonly player: number; readonly rule: string; readonly at: Span }
  | { readonly kind: "revealed"; readonly at: Span };

export type Listener = (told: Told) => void;

/** Rules that cannot be carried out. */
export class Stopped extends Error {
  readonly problem: RuleProblem;

  constructor(problem: RuleProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** The match is over: nothing that stands behind is carried out. */
export class Over extends Error {}

// Choices: what is offered, in order, and what is asked.

import type * as ir from "../../../src/dsl/ir/ir.ts";
import { differentIn } from "./domain.ts";
import { evaluate } from "./expr.ts";
import { called, type Scope, withLocal } from "./scope.ts";

/** One legal form of a move, or to decline. */
export type Option =
  | { readonly kind: "move"; readonly move: ir.OptionSchema; readonly args: readonly number[] }
  | { readonly kind: "decline" };

/** Whoever is asked, and what is offered. */
export interface Asked {
  readonly player: number;
  readonly options: readonly Option[];
}

/** Rules as they are carried out: they stop where somebody is asked, and go on with the option taken. */
export type Course = Generator<Asked, void, Option>;

type Choose = Extract<ir.Stmt, { kind: "choose" }>;

/** A move that may be taken: its scope, in which all parameters and picks are known. */
export interface Offer {
  readonly option: Option;
  readonly inner: Scope;
}

/** All that is offered by a choice, in the order in which it stands there; to decline comes last. */
export function offersOf(scope: Scope, { options }: Choose): Offer[] {
  return options.flatMap(({ move, args }) => {
    const given = args.map((arg) => evaluate(scope, arg));
    const start = called(scope, scope.you, move.params, given);
    return formsOf(start, move, 0).map((inner) => {
      const picked = move.picks.map((pick) => inner.locals.get(pick) as number);
      return { option: { kind: "move", move, args: picked }, inner };
    });
  });
}

/** Each way through the head of a move from a step on. */
function formsOf(scope: Scope, move: ir.OptionSchema, from: number): Scope[] {
  const step = move.head[from];
  if (step === undefined) return [scope];
  const { coverage } = scope.match;
  switch (step.kind) {
    case "pick": {
      const found = coverage.apart("pick", () => differentIn(scope, step.domain));
      return found.flatMap((one) => formsOf(withLocal(scope, step.local, one), move, from + 1));
    }
    case "let": {
      const value = coverage.apart("head let", () => evaluate(scope, step.value));
      return formsOf(withLocal(scope, step.local, value), move, from + 1);
    }
    case "need": {
      const holds = coverage.apart("need", () => evaluate(scope, step.need.condition));
      return holds === 0 ? [] : formsOf(scope, move, from + 1);
    }
    default:
      return step satisfies never;
  }
}

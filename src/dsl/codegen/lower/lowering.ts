// Lowering: what it knows of the program and of the names around a piece of the rules.

import type * as ir from "../../ir/ir.ts";
import type { Span } from "../../source/span.ts";
import { b, type CodeSteps } from "../code/build.ts";
import type { CodeType, CodeValue, Region, Routine, StateSlot } from "../code/code.ts";
import type { CodegenContext } from "../context.ts";
import type { StateSlots } from "../layout/state-slots.ts";
import type { Env } from "./env.ts";
import { lowerExpr } from "./expressions/expressions.ts";

export class Lowering {
  readonly gen: CodegenContext;
  readonly env: Env;

  constructor(gen: CodegenContext, env: Env) {
    this.gen = gen;
    this.env = env;
  }

  get slots(): StateSlots {
    return this.gen.slots;
  }

  /** The seat that `you` is. */
  get you(): CodeValue {
    return this.env.you;
  }

  lower(expr: ir.Expr): CodeValue {
    return lowerExpr(this, expr);
  }

  /** The number that is stored for a value: 1 and 0 for yes and no. */
  stored(expr: ir.Expr): CodeValue {
    return b.stored(this.lower(expr));
  }

  /** The number that is stored for a local: 1 and 0 for yes and no. */
  storedLocal(local: ir.Local): CodeValue {
    return b.stored(this.lookup(local));
  }

  with(local: ir.Local, value: CodeValue): Lowering {
    return new Lowering(this.gen, this.env.with(local, value));
  }

  withYou(you: CodeValue): Lowering {
    return new Lowering(this.gen, this.env.withYou(you));
  }

  lookup(local: ir.Local): CodeValue {
    return this.env.lookup(local);
  }

  /** A load, or the name of one that the code around has loaded before. */
  loaded(load: CodeValue): CodeValue {
    return this.env.reads?.of(load, this.you) ?? load;
  }

  /** The index of a span in `Meta.spans`. */
  span(span: Span): number {
    return this.gen.span(span);
  }

  /** The call of a routine around steps that return something; `undo` undoes what they change. */
  helper(
    hint: string,
    result: CodeType,
    body: (inner: Lowering) => CodeSteps,
    undo?: Routine,
  ): CodeValue {
    const steps = (env: Env) => body(new Lowering(this.gen, env));
    return this.gen.helper(this.env, hint, result, steps, undo);
  }

  /**
   * A value that uses another one more than once. What is not worth evaluating twice becomes the
   * parameter of a routine.
   */
  using(
    hint: string,
    operand: CodeValue,
    result: CodeType,
    use: (operand: CodeValue, inner: Lowering) => CodeValue,
  ): CodeValue {
    if (isRepeatable(operand)) return use(operand, this);
    const local: ir.Local = { name: "wanted", type: WANTED };
    return this.with(local, operand).helper(hint, result, (inner) =>
      b.return(use(inner.lookup(local), inner)),
    );
  }

  /** An entry of a table of constants. */
  entry(name: string, numbers: readonly number[], index: CodeValue): CodeValue {
    return b.load(b.address(this.gen.table(name, numbers), index));
  }
}

const WANTED: ir.Type = { kind: "player" };

/** Whether a value is as cheap as a name for it. */
function isRepeatable(value: CodeValue): boolean {
  switch (value.kind) {
    case "int":
    case "flag":
    case "get":
      return true;
    case "load": {
      const { seat, member, at } = value.from;
      return [seat, member, at].every((part) => part === undefined || isRepeatable(part));
    }
    case "op":
      return value.op === "add" && value.args.every(isRepeatable);
    default:
      return false;
  }
}

/** The only number of a slot. */
export function loadSlot(slot: StateSlot | undefined): CodeValue {
  return b.load(b.address(inState(slot), 0));
}

export function inState(slot: StateSlot | undefined): Region {
  if (slot === undefined) throw new Error("storage without a slot");
  return { kind: "state", slot };
}

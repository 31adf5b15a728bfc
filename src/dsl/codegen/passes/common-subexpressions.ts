// Common subexpression elimination over the steps of an option schema: IR to IR.

import { freeLocals } from "../../ir/free-locals.ts";
import type * as ir from "../../ir/ir.ts";
import { isTotal, someCertain } from "../lower/evaluation.ts";
import { mapParts, type ScheduledStep } from "../options/schedule.ts";
import { expressionOf, mapStep } from "./simplify.ts";

/** Kinds of expressions that are shared when they occur twice. */
const WORTH: ReadonlySet<string> = new Set(["value", "table", "binary", "divide", "math"]);

/** The locals that are bound before the steps. */
interface Bound {
  has(local: ir.Local): boolean;
  add(local: ir.Local): void;
}

/**
 * Returns the steps of one level with locals for expressions that occur more than once. An expression
 * stays where it is if it references a local bound inside a step, or if it could fail and is not always
 * evaluated.
 */
export function eliminateCommonSubexpressions(
  steps: readonly ScheduledStep[],
  names: Bound,
): readonly ScheduledStep[] {
  const places = new Map<
    string,
    { readonly node: ir.Expr; readonly step: ScheduledStep; count: number }
  >();
  const keys = new Keys();
  const visit = (step: ScheduledStep, node: unknown): unknown => {
    if (isWorth(node) && isMovable(node, step, keys, names)) {
      const key = keys.of(node);
      const known = places.get(key);
      if (known === undefined) places.set(key, { node, step, count: 1 });
      else known.count += 1;
      // A part of a repeated expression is counted once, with it.
      if (known !== undefined) return node;
    }
    return mapParts(node, (part) => visit(step, part));
  };
  for (const step of steps) visit(step, expressionOf(step));
  const repeated = [...places].filter(([, { count }]) => count > 1);
  // The longest first: it may contain others.
  const [longest] = repeated.sort(([a], [b]) => b.length - a.length);
  if (longest === undefined) return steps;
  const [key, { node, step: earliest }] = longest;
  const local: ir.Local = { name: "once", type: node.type };
  names.add(local);
  const named = (part: unknown): unknown => {
    if (isWorth(part) && keys.of(part) === key)
      return { kind: "local", local, type: node.type } satisfies ir.Expr;
    return mapParts(part, named);
  };
  // An earlier step may contain it where it is not always evaluated and could fail.
  const first = steps.indexOf(earliest);
  const bound: ScheduledStep = { kind: "let", local, value: node };
  const rest = steps.slice(first).map((step) => mapStep(step, named));
  return eliminateCommonSubexpressions([...steps.slice(0, first), bound, ...rest], names);
}

/** Whether an expression inside a step may be evaluated before the step. */
function isMovable(expr: ir.Expr, step: ScheduledStep, keys: Keys, names: Bound): boolean {
  for (const local of freeLocals(expr)) if (!names.has(local)) return false;
  if (isTotal(expr)) return true;
  const key = keys.of(expr);
  const whole = step.kind === "let" ? step.value : step.need.condition;
  return someCertain(whole, (part) => isWorth(part) && keys.of(part) === key);
}

function isWorth(node: unknown): node is ir.Expr {
  if (typeof node !== "object" || node === null || !("kind" in node && "type" in node))
    return false;
  const { kind, type } = node as ir.Expr;
  return WORTH.has(kind) && (kind === "value" || type.kind !== "yesno");
}

/** Returns a text that is equal for equal expressions. */
class Keys {
  private readonly numbers = new Map<object, number>();

  of(node: unknown): string {
    if (typeof node !== "object" || node === null) return String(node);
    if (Array.isArray(node)) return `[${node.map((part) => this.of(part)).join(",")}]`;
    if ("id" in node || !("kind" in node)) return this.number(node);
    const parts = Object.entries(node).flatMap(([name, part]) => {
      if (name === "type" || name === "span") return [];
      return [`${name}:${name === "local" ? this.number(part as object) : this.of(part)}`];
    });
    return `{${parts.join(",")}}`;
  }

  private number(thing: object): string {
    const known = this.numbers.get(thing) ?? this.numbers.size;
    this.numbers.set(thing, known);
    return `#${known}`;
  }
}

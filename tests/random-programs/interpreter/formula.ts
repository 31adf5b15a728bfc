// Values with the exceptions that are in force.

import type * as ir from "../../../src/dsl/ir/ir.ts";
import { createOwnRef, NUMBER } from "../../../src/dsl/ir/types.ts";
import { evaluate, inRange } from "./expr.ts";
import { called, type Scope } from "./scope.ts";

/** The base; then what exceptions set, those that override last; then what they add. */
export function ruleValueOf(
  scope: Scope,
  value: ir.Value,
  player: number,
  args: readonly number[],
): number {
  const inner = called(scope, player, value.params, args);
  const isMeant = (one: ir.Exception) => one.args.every((arg, i) => arg === args[i]);
  const { coverage } = scope.match;
  let result = evaluate(inner, value.body);
  const apply = (how: "is" | "plus") => {
    for (const one of value.exceptions) {
      if (one.how !== how) continue;
      const count = isMeant(one) ? countLying(inner, one) : 0;
      if (count === 0) continue;
      const to = coverage.apart(`exception ${how}`, () => evaluate(inner, one.to));
      result = how === "is" ? to : result + to * count;
    }
  };
  apply("is");
  apply("plus");
  return inRange(result, value.type);
}

/** How many of some pieces lie where their rules want them, for whoever carries out the rule. */
export function countLying(
  scope: Scope,
  { pieces, zone }: { readonly pieces: readonly number[]; readonly zone: ir.Grid | ir.Zone },
): number {
  return evaluate(scope, { kind: "howMany", zone: createOwnRef(zone), what: pieces, type: NUMBER });
}

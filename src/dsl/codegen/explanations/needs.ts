// Which needs of a move hold, whatever else fails: for messages that list what fits and what does not.

import type * as ir from "../../ir/ir.ts";
import { b, type CodeSteps } from "../code/build.ts";
import type { Routine } from "../code/code.ts";
import type { CodegenContext } from "../context.ts";
import { variableFor } from "../lower/env.ts";
import { isTotal } from "../lower/evaluation.ts";
import { createLowering } from "../lower/procedures.ts";
import { moveRoutine } from "../options/option-schema.ts";
import { localsIn } from "../options/schedule.ts";
import { FactList } from "./explanation-memory.ts";

export function needsRoutine(gen: CodegenContext, move: ir.OptionSchema): Routine {
  return moveRoutine(gen, move, "needs", { withPicks: true, result: "int" });
}

/**
 * `needs_m(you, params, picks)`: the needs of a move in their order, as pairs of number and 1 or 0; -1
 * for those that mean something only where an earlier one holds. Returns how many numbers these are.
 */
export function lowerNeeds(gen: CodegenContext, move: ir.OptionSchema): Routine {
  const routine = needsRoutine(gen, move);
  const unknown = new Set<ir.Local>();
  const isKnown = (expr: ir.Expr) =>
    isTotal(expr) && [...localsIn(expr)].every((local) => !unknown.has(local));
  const list = new FactList(gen.explanations);
  let c = createLowering(gen, routine, [...move.params, ...move.picks]);
  const steps = move.head.map((step): CodeSteps => {
    if (step.kind === "pick") return undefined;
    if (step.kind === "need") {
      const { condition, index } = step.need;
      return list.add(index, isKnown(condition) ? c.stored(condition) : -1);
    }
    if (!isKnown(step.value)) {
      unknown.add(step.local);
      return undefined;
    }
    const name = variableFor(step.local);
    const bound = b.let(name, c.lower(step.value));
    c = c.with(step.local, b.value(name));
    return bound;
  });
  routine.body = b.block([steps, b.return(list.length)]);
  return routine;
}

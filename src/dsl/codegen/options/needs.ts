// Which needs of a move hold, whatever else fails: for messages that list what fits and what does not.

import type * as ir from "../../ir/ir.ts";
import type { CodegenContext } from "../context.ts";
import { emitExpr, nameText } from "../emit-text.ts";
import { isTotal } from "../lower/evaluation.ts";
import type { OptionEncoding } from "./option-encoding.ts";
import { signature } from "./option-schema.ts";
import { localsIn } from "./schedule.ts";

/**
 * `needs_m(S, you, params, picks)`: the needs of a move in their order, as pairs of number and 1 or
 * 0; -1 for those that mean something only where an earlier one holds.
 */
export function emitNeeds(gen: CodegenContext, { move }: OptionEncoding): string {
  const { env, names } = signature(gen, move, true);
  const unknown = new Set<ir.Local>();
  const isKnown = (expr: ir.Expr) =>
    isTotal(expr) && [...localsIn(expr)].every((local) => !unknown.has(local));
  let inner = env;
  let lets = "";
  const pairs: string[] = [];
  for (const step of move.head) {
    if (step.kind === "pick") continue;
    if (step.kind === "need") {
      const { condition, index } = step.need;
      pairs.push(`${index},${isKnown(condition) ? `${emitExpr(gen, inner, condition)}?1:0` : -1}`);
    } else if (isKnown(step.value)) {
      const name = gen.fresh(step.local.name);
      lets += `const ${name}=${emitExpr(gen, inner, step.value)};`;
      inner = inner.with(step.local, nameText(name, step.local));
    } else {
      unknown.add(step.local);
    }
  }
  return `function needs_${move.index}(${["S", "you", ...names].join(",")}){${lets}return [${pairs.join(",")}];}`;
}

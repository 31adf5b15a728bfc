// What decided that a condition of an example fails, as pairs of the value's number and the value.

import type * as ir from "../../ir/ir.ts";
import type { CodegenContext } from "../context.ts";
import { emitExpr } from "../emit-text.ts";
import { Env, YOU_PARAM } from "../lower/env.ts";

/** A function for each condition, in the order of their numbers. */
export function emitFindings(gen: CodegenContext, game: ir.Game): string[] {
  return game.examples.flatMap(({ steps }) =>
    steps.flatMap((step) => (step.kind === "has" ? [emitFinding(gen, step.finding)] : [])),
  );
}

function emitFinding(gen: CodegenContext, finding: ir.Finding): string {
  const env = new Env(YOU_PARAM);
  let numbered = 0;
  /** The items of an array. */
  const emit = (part: ir.Finding): string => {
    switch (part.kind) {
      case "values":
        return part.values
          .map(({ value }) => `${numbered++},${emitNumber(gen, env, value)}`)
          .join(",");
      case "both":
        return [emit(part.left), emit(part.right)].filter(Boolean).join(",");
      case "first": {
        const [fails, otherwise] = [emit(part.fails), emit(part.otherwise)];
        const left = emitExpr(gen, env, part.left);
        return `...(${left})?[${part.should ? otherwise : fails}]:[${part.should ? fails : otherwise}]`;
      }
      default:
        return part satisfies never;
    }
  };
  return `(S,you)=>[${emit(finding)}]`;
}

/** Conditions are booleans in a program, in a state they are numbers. */
function emitNumber(gen: CodegenContext, env: Env, value: ir.Expr): string {
  const js = emitExpr(gen, env, value);
  return value.type.kind === "yesno" ? `+(${js})` : js;
}

/** The values of a finding, in the order of their numbers. */
export function valuesOfFinding(finding: ir.Finding): readonly ir.FoundValue[] {
  switch (finding.kind) {
    case "values":
      return finding.values;
    case "both":
      return [...valuesOfFinding(finding.left), ...valuesOfFinding(finding.right)];
    case "first":
      return [...valuesOfFinding(finding.fails), ...valuesOfFinding(finding.otherwise)];
    default:
      return finding satisfies never;
  }
}

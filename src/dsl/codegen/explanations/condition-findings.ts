// What decided that a condition of an example fails, as pairs of the value's number and the value.

import type * as ir from "../../ir/ir.ts";
import { b, type CodeSteps } from "../code/build.ts";
import type { Routine } from "../code/code.ts";
import type { CodegenContext } from "../context.ts";
import { seatRoutine } from "../lower/procedures.ts";
import { FactList } from "./explanation-memory.ts";

/** A routine for each condition, in the order of their numbers. */
export function lowerFindings(gen: CodegenContext): Routine[] {
  return gen.game.examples.flatMap(({ steps }) =>
    steps.flatMap((step) => (step.kind === "has" ? [lowerFinding(gen, step.finding)] : [])),
  );
}

/** Returns how many numbers it has found. */
function lowerFinding(gen: CodegenContext, finding: ir.Finding): Routine {
  return seatRoutine(gen, { name: "found", result: "int" }, (c) => {
    const list = new FactList(gen.explanations);
    let numbered = 0;
    const add = (part: ir.Finding): CodeSteps => {
      switch (part.kind) {
        case "values":
          return part.values.map(({ value }) => list.add(numbered++, c.stored(value)));
        case "both":
          return [add(part.left), add(part.right)];
        case "first": {
          const { left, should, fails, otherwise } = part;
          const isLeft = c.lower(left);
          return list.branch(
            should ? b.not(isLeft) : isLeft,
            () => add(fails),
            () => add(otherwise),
          );
        }
        default:
          return part satisfies never;
      }
    };
    return [add(finding), b.return(list.length)];
  });
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

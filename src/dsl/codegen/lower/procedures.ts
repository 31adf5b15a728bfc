// Procedures that never suspend, as routines.

import type * as ir from "../../ir/ir.ts";
import type { Suspensions } from "../../ir/suspension.ts";
import { b } from "../code/build.ts";
import type { Routine } from "../code/code.ts";
import type { CodegenContext } from "../context.ts";
import { Env, SEATS, type StateReads, variableFor } from "./env.ts";
import { Lowering } from "./lowering.ts";
import { lowerBlock } from "./statements/statements.ts";

/** The routine of a procedure; its parameters are the seat that `you` is and those of the procedure. */
export function procedureRoutine(gen: CodegenContext, procedure: ir.Procedure): Routine {
  return gen.routineFor(procedure, `to_${procedure.index}`, () => ({
    name: procedure.id,
    params: [b.variable("you", "int", SEATS), ...procedure.params.map(variableFor)],
    result: undefined,
    body: [],
  }));
}

export function lowerProcedure(
  gen: CodegenContext,
  procedure: ir.Procedure,
  sus: Suspensions,
): void {
  const routine = procedureRoutine(gen, procedure);
  const c = createLowering(gen, routine, procedure.params);
  routine.body = b.block(lowerBlock(c, procedure.body, { sus, leave: b.return() }));
}

/** Lowering inside of a routine whose parameters are a seat and these locals. */
export function createLowering(
  gen: CodegenContext,
  { params }: Routine,
  locals: readonly ir.Local[],
  reads?: StateReads,
): Lowering {
  const [you, ...others] = params.flatMap((param) => ("kind" in param ? [] : [b.value(param)]));
  const env = locals.reduce(
    (inner, local, i) => {
      const param = others[i];
      return param === undefined ? inner : inner.with(local, param);
    },
    new Env(you ?? b.value(0), new Map(), reads),
  );
  return new Lowering(gen, env);
}

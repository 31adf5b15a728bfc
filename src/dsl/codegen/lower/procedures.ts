// Procedures that never suspend, as routines.

import type * as ir from "../../ir/ir.ts";
import type { Suspensions } from "../../ir/suspension.ts";
import { b, type CodeSteps } from "../code/build.ts";
import type { CodeType, Routine } from "../code/code.ts";
import type { CodegenContext } from "../context.ts";
import { Env, SEATS, type StateReads, variableFor } from "./env.ts";
import { Lowering } from "./lowering.ts";
import { typeOfExpr } from "./ranges.ts";
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

/** What only the host calls, for a seat: its parameters besides the seat, and its result. */
interface SeatRoutine {
  readonly name: string;
  readonly params?: readonly ir.Local[];
  readonly result: CodeType;
}

export function seatRoutine(
  gen: CodegenContext,
  { name, params = [], result }: SeatRoutine,
  body: (c: Lowering) => CodeSteps,
): Routine {
  const all = [b.variable("you", "int", SEATS), ...params.map(variableFor)];
  const routine = b.routine(name, all, result, (self) => body(createLowering(gen, self, params)));
  gen.addUnnamed(routine);
  return routine;
}

/** The routine of an expression about a seat. */
export function exprRoutine(gen: CodegenContext, name: string, expr: ir.Expr): Routine {
  return seatRoutine(gen, { name, result: typeOfExpr(expr) }, (c) => b.return(c.lower(expr)));
}

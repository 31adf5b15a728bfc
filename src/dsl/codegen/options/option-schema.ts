// Routines of an option schema, and how an option of it is played. (list-options.ts lists them.)

import type * as ir from "../../ir/ir.ts";
import type { Suspensions } from "../../ir/suspension.ts";
import { b } from "../code/build.ts";
import type { Routine } from "../code/code.ts";
import type { CodegenContext } from "../context.ts";
import { SEATS, variableFor } from "../lower/env.ts";
import { createLowering } from "../lower/procedures.ts";
import { logRule, lowerBlock, withLets } from "../lower/statements/statements.ts";

interface Shape {
  /** Whether what is picked is given, too. */
  readonly withPicks?: boolean;
  /** Names of further numbers. */
  readonly more?: readonly string[];
  readonly result?: "int";
  /** Whether it is given the state; else it uses the one that playouts are played in. */
  readonly takesState?: boolean;
}

/** A routine of a move; its parameters are a seat, those of the move, and more. */
export function moveRoutine(
  gen: CodegenContext,
  move: ir.OptionSchema,
  name: string,
  { withPicks = false, more = [], result, takesState = true }: Shape = {},
): Routine {
  return gen.routineFor(move, name, () => {
    const locals = withPicks ? [...move.params, ...move.picks] : move.params;
    const params = [
      b.variable("you", "int", SEATS),
      ...locals.map(variableFor),
      ...more.map((one) => b.natural(one)),
    ];
    const routine = { name: `${name}_${move.index}`, params, result, body: [] };
    gen.define(routine, routine.name, takesState);
    return routine;
  });
}

/** `do_m(you, params, picks)`: plays an option of a schema whose body never suspends. */
export function doRoutine(gen: CodegenContext, move: ir.OptionSchema): Routine {
  return moveRoutine(gen, move, "do", { withPicks: true });
}

export function lowerDo(gen: CodegenContext, move: ir.OptionSchema, sus: Suspensions): Routine {
  const routine = doRoutine(gen, move);
  const c = createLowering(gen, routine, [...move.params, ...move.picks]);
  const at = c.span(move.span);
  const body = withLets(c, letsOf(move), (inner) => [
    logRule(inner.gen, inner.you, move.id, at),
    lowerBlock(inner, move.body, { sus, leave: b.return() }),
  ]);
  routine.body = b.block([gen.count(move.span, move.id), body]);
  return routine;
}

/** The names that the head of a move gives. */
function letsOf({ head, span }: ir.OptionSchema): readonly Extract<ir.Stmt, { kind: "let" }>[] {
  return head.flatMap((step) => (step.kind === "let" ? [{ ...step, span }] : []));
}

/** What a waiting move does, as a frame: its lets come first. */
export function suspendingBody(move: ir.OptionSchema): readonly ir.Stmt[] {
  return [...letsOf(move), { kind: "rule", id: move.id, body: move.body, span: move.span }];
}

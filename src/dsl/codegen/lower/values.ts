// Values of the rules as routines.

import type * as ir from "../../ir/ir.ts";
import { staysWithin } from "../../ir/ranges/within.ts";
import { createOwnRef, NUMBER } from "../../ir/types.ts";
import { b, type CodeSteps } from "../code/build.ts";
import { typeOfValue } from "../code/build-values.ts";
import type { CodeValue, Routine } from "../code/code.ts";
import type { CodegenContext } from "../context.ts";
import { FactList } from "../explanations/explanation-memory.ts";
import { SEATS, variableFor } from "./env.ts";
import { inDeclaredRange } from "./expressions/range-checks.ts";
import { inState, type Lowering } from "./lowering.ts";
import { createLowering, seatRoutine } from "./procedures.ts";
import { typeOfExpr } from "./ranges.ts";

/** The routine of a value; its parameters are a seat and those of the value. */
export function valueRoutine(gen: CodegenContext, value: ir.Value): Routine {
  return gen.routineFor(value, `value_${value.index}`, () =>
    unfinished(value.params, typeOfExpr(value.body)),
  );
}

/** Routines may lead to each other: they get their bodies when all are known. */
function unfinished(params: readonly ir.Local[], result: Routine["result"]): Routine {
  const you = b.variable("you", "int", SEATS);
  return { name: "rule", params: [you, ...params.map(variableFor)], result, body: [] };
}

/**
 * The base, then what exceptions in force set, then what they add; both in order of declaration. What they add may lead beyond the limits of the value.
 */
export function lowerValue(gen: CodegenContext, value: ir.Value): void {
  const routine = valueRoutine(gen, value);
  const c = createLowering(gen, routine, value.params);
  const ordered = (["is", "plus"] as const).flatMap((group) =>
    value.exceptions.filter(({ how }) => how === group),
  );
  const result = b.variable("r", typeOfExpr(value.body));
  const bent = ordered.map((exception): CodeSteps => {
    const to = c.lower(exception.to);
    const changed =
      exception.how === "is" ? to : b.add(result, b.multiply(to, presence(c, exception)));
    return b.if(isInForce(c, exception, value.params), [
      gen.count(exception.span),
      b.set(result, changed),
    ]);
  });
  // What nothing bends needs no variable.
  const isBent = bent.length > 0;
  const worth = isBent ? b.value(result) : c.lower(value.body);
  const found = staysWithin(value) ? worth : inDeclaredRange(c, worth, value.type, value.span);
  routine.body = b.block([
    gen.count(value.span, value.id),
    isBent ? b.let(result, c.lower(value.body)) : undefined,
    bent,
    b.return(found),
  ]);
}

/** Lists the numbers of the exceptions of a value that are in force, and returns how many these are. */
export function lowerBecause(gen: CodegenContext, { params, exceptions }: ir.Value): Routine {
  return seatRoutine(gen, { name: "because", params, result: "int" }, (c) => {
    const list = new FactList(gen.explanations);
    const listed = exceptions.map((exception, i) =>
      list.branch(isInForce(c, exception, params), () => list.add(i)),
    );
    return [listed, b.return(list.length)];
  });
}

function isInForce(c: Lowering, exception: ir.Exception, params: readonly ir.Local[]): CodeValue {
  const same = exception.args.map((arg, i) => isConstant(c.lookup(params[i] as ir.Local), arg));
  // What is only loaded comes first: it hardly ever changes, so that engines foretell it.
  const there = presence(c, exception);
  const isThere = b.greater(there, 0);
  return there.kind === "load" ? b.and(isThere, ...same) : b.and(...same, isThere);
}

/** Whether a value is the one of a constant; yes and no are 1 and 0 in these. */
function isConstant(value: CodeValue, constant: number): CodeValue {
  if (typeOfValue(value) === "int") return b.equal(value, constant);
  return constant === 0 ? b.not(value) : value;
}

/** How many of the pieces lie where the exception wants them. */
function presence(c: Lowering, { pieces, zone }: ir.Exception): CodeValue {
  const what: ir.Expr = { kind: "howMany", zone: createOwnRef(zone), what: pieces, type: NUMBER };
  return c.lower(what);
}

/** `rating(you)`: the first line that a score reaches, or -1. */
export function ratingRoutine(gen: CodegenContext, { when, lines }: ir.Rating): Routine {
  const you = b.variable("you", "int", SEATS);
  return b.routine("rating", [you], "int", (self) => {
    const c = createLowering(gen, self, []);
    const score = b.load(b.address(inState(c.slots.score), 0, { seat: c.you }));
    return [
      when === undefined ? undefined : b.if(b.not(c.lower(when)), b.return(-1)),
      lines.map(({ index, from }) => b.if(b.greaterOrEqual(score, c.lower(from)), b.return(index))),
      b.return(-1),
    ];
  });
}

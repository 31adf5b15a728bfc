// Why an option is not legal.

import type * as ir from "../../ir/ir.ts";
import { REASON, UNREADABLE } from "../../runtime/engine/explanation-numbers.ts";
import { b, type CodeSteps } from "../code/build.ts";
import type { Operand } from "../code/build-values.ts";
import type { CodeValue, Routine } from "../code/code.ts";
import type { CodegenContext } from "../context.ts";
import { variableFor } from "../lower/env.ts";
import { isTotal } from "../lower/evaluation.ts";
import { isInDomain } from "../lower/expressions/domains.ts";
import type { Lowering } from "../lower/lowering.ts";
import { createLowering } from "../lower/procedures.ts";
import { moveRoutine } from "../options/option-schema.ts";
import { amongOf } from "./among.ts";
import { FactList } from "./explanation-memory.ts";
import { collectFailureValues } from "./failure-values.ts";

export function whyRoutine(gen: CodegenContext, move: ir.OptionSchema): Routine {
  return moveRoutine(gen, move, "why", { withPicks: true, result: "int" });
}

/**
 * `why_m(you, params, picks)`: 0 if the move is legal, the number of the failed need + 1, or
 * -(number of the pick + 1) if what was picked is not to be had. What the texts need are facts.
 */
export function lowerWhy(gen: CodegenContext, move: ir.OptionSchema): Routine {
  const routine = whyRoutine(gen, move);
  let c = createLowering(gen, routine, [...move.params, ...move.picks]);
  const steps = move.head.map((step): CodeSteps => {
    switch (step.kind) {
      case "pick": {
        const refusal = -move.picks.indexOf(step.local) - 1;
        return b.if(b.not(isInDomain(c, step.domain, c.lookup(step.local))), [
          keepFacts(c, amongOf(step.domain).values),
          b.return(refusal),
        ]);
      }
      case "let": {
        const name = variableFor(step.local);
        const bound = b.let(name, c.lower(step.value));
        c = c.with(step.local, b.value(name));
        return bound;
      }
      case "need":
        return lowerFailure(c, step.need);
      default:
        return step satisfies never;
    }
  });
  routine.body = b.block([steps, b.return(0)]);
  return routine;
}

/** Keeps values; those that cannot be read are `UNREADABLE`. */
function keepFacts(c: Lowering, values: readonly ir.Expr[]): CodeSteps {
  const list = new FactList(c.gen.explanations);
  return values.map((value) => list.add(readable(value, c.stored(value))));
}

/** The number of an expression, also where it cannot be evaluated. */
function readable(expr: ir.Expr, number: CodeValue): CodeValue {
  return isTotal(expr) ? number : b.attempt(number, UNREADABLE);
}

function lowerFailure(c: Lowering, need: ir.Need): CodeSteps {
  const { condition, cases, text } = need;
  const lack = shortfall(condition);
  const otherwise = text === undefined ? undefined : keepText(c, need, cases.length);
  const texts = cases.reduceRight<CodeSteps>((rest, { when }, i) => {
    const holds = isTotal(when) ? c.lower(when) : b.equal(readable(when, c.stored(when)), 1);
    return b.if(holds, keepText(c, need, i), rest);
  }, otherwise);
  return b.if(b.not(c.lower(condition)), [
    keepReason(c, REASON.lack, lack === undefined ? 0 : c.lower(lack)),
    texts,
    b.return(need.index + 1),
  ]);
}

function keepReason({ gen }: Lowering, at: number, is: Operand): CodeSteps {
  return b.store(b.address(gen.explanations.reason, at), is);
}

/** Keeps which text holds, unless it is the only one, and what stands in its placeholders. */
function keepText(c: Lowering, { cases, holes }: ir.Need, i: number): CodeSteps {
  return [
    cases.length === 0 ? undefined : keepReason(c, REASON.text, i),
    keepFacts(c, collectFailureValues(cases[i]?.holes ?? holes).values),
  ];
}

/** By how much `a >= b` fails: a measure of how close something is to being possible. */
function shortfall(condition: ir.Expr): ir.Expr | undefined {
  if (condition.kind !== "binary") return undefined;
  const { op, left, right, type } = condition;
  switch (op) {
    case ">=":
    case ">":
      return { kind: "binary", op: "-", left: right, right: left, type };
    case "<=":
    case "<":
      return { kind: "binary", op: "-", left, right, type };
    default:
      return undefined;
  }
}

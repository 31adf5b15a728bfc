// Routines of an option schema: why an option is not legal, and how it is played. (list-options.ts lists them.)

import type * as ir from "../../ir/ir.ts";
import type { Suspensions } from "../../ir/suspension.ts";
import { b } from "../code/build.ts";
import type { ChoicePoint, Routine, Var } from "../code/code.ts";
import type { CodegenContext } from "../context.ts";
import { emitExpr, emitStored, nameText } from "../emit-text.ts";
import { Env, SEATS, variableFor, YOU_PARAM } from "../lower/env.ts";
import { isTotal } from "../lower/evaluation.ts";
import { isInDomain } from "../lower/expressions/domains.ts";
import { Lowering } from "../lower/lowering.ts";
import { createLowering } from "../lower/procedures.ts";
import { logRule, lowerBlock, withLets } from "../lower/statements/statements.ts";
import { amongOf } from "./among.ts";
import { collectFailureValues } from "./failure-values.ts";
import type { OptionEncoding } from "./option-encoding.ts";

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
    gen.program.define(routine, routine.name, takesState);
    return routine;
  });
}

/** An environment in which parameters and picks are parameters of a function. */
export function signature(
  gen: CodegenContext,
  move: ir.OptionSchema,
  withPicks: boolean,
): { readonly env: Env; readonly names: readonly string[] } {
  const locals = withPicks ? [...move.params, ...move.picks] : move.params;
  const names = locals.map((local) => gen.fresh(local.name));
  const env = locals.reduce(
    (inner, local, i) => inner.with(local, nameText(names[i] ?? "", local)),
    new Env(YOU_PARAM),
  );
  return { env, names };
}

/**
 * `why_m(S, you, params, picks)`: 0 if the move is legal, the number of the failed need + 1,
 * or -(number of the pick + 1) if what was picked is not to be had. Holes of the need's text go to W.
 */
export function emitWhy(gen: CodegenContext, { move }: OptionEncoding): string {
  const { env, names } = signature(gen, move, true);
  let inner = env;
  let out = "";
  for (const step of move.head) {
    if (step.kind === "pick") {
      const i = move.picks.indexOf(step.local);
      const among = emitAmong(gen, inner, step.domain);
      const leave = among === "" ? `return ${-i - 1};` : `{${among}return ${-i - 1};}`;
      const isThere = isInDomain(new Lowering(gen, inner), step.domain, inner.lookup(step.local));
      out += `if(!${gen.print(isThere)})${leave}`;
    } else if (step.kind === "let") {
      const name = gen.fresh(step.local.name);
      out += `const ${name}=${emitExpr(gen, inner, step.value)};`;
      inner = inner.with(step.local, nameText(name, step.local));
    } else {
      out += emitFailure(gen, inner, step.need);
    }
  }
  return `function why_${move.index}(${["S", "you", ...names].join(",")}){${out}return 0;}`;
}

/** Keeps what a value may be picked from, for the reason why not. */
function emitAmong(gen: CodegenContext, env: Env, domain: ir.Domain): string {
  return emitKept(gen, env, amongOf(domain).values);
}

function emitKept(gen: CodegenContext, env: Env, values: readonly ir.Expr[]): string {
  return values
    .map((value, i) => {
      const js = emitStored(gen, env, value);
      return `W[${i}]=${isTotal(value) ? js : `ifThere(()=>${js})`};`;
    })
    .join("");
}

function emitFailure(gen: CodegenContext, env: Env, need: ir.Need): string {
  const { condition, cases, text } = need;
  const lack = shortfall(condition);
  const short = lack === undefined ? "M=0;" : `M=${emitExpr(gen, env, lack)};`;
  const otherwise = text === undefined ? "" : emitText(gen, env, need, cases.length);
  const texts = cases.reduceRight((rest, { when }, i) => {
    const holds = emitExpr(gen, env, when);
    const test = isTotal(when) ? holds : `ifThere(()=>${holds}?1:0)===1`;
    return `if(${test}){${emitText(gen, env, need, i)}}else{${rest}}`;
  }, otherwise);
  return `if(!${emitExpr(gen, env, condition)}){${short}${texts}return ${need.index + 1};}`;
}

/** Keeps which text holds, unless it is the only one, and what stands in its placeholders. */
function emitText(gen: CodegenContext, env: Env, { cases, holes }: ir.Need, i: number): string {
  const chosen = cases.length === 0 ? "" : `T=${i};`;
  return chosen + emitKept(gen, env, collectFailureValues(cases[i]?.holes ?? holes).values);
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

/** `explain_s(S, fp, m, A)`: why a move is not offered, or may not be made; `holding_s`: which of its needs hold. */
export function emitExplanations(gen: CodegenContext, point: ChoicePoint, fp: Var): string {
  const { site } = point;
  const params = ["S", gen.print(b.value(fp)), "m", "A"].join(",");
  if (point.kind === "order") {
    const isLeft = `left_${site}(S,${gen.print(b.value(fp))},A[0])`;
    return [
      `function explain_${site}(${params}){if(m!==${point.move})return NOT_OFFERED;return ${isLeft}?0:-1;}`,
      `function holding_${site}(){return [];}`,
    ].join("\n");
  }
  const byMove = (name: string) =>
    point.offers
      .map(({ move, args }) => {
        const given = [point.you, ...args].map((arg) => gen.print(arg));
        const picks = gen.codes[move]?.picks.map((_, i) => `A[${i}]`) ?? [];
        return `case ${move}:return ${name}_${move}(${["S", ...given, ...picks].join(",")});`;
      })
      .join("");
  return [
    `function explain_${site}(${params}){switch(m){${byMove("why")}}return NOT_OFFERED;}`,
    `function holding_${site}(${params}){switch(m){${byMove("needs")}}return [];}`,
  ].join("\n");
}

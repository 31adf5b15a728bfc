// Rule values with their exceptions, and definitions.

import type * as ir from "../ir/ir.ts";
import { createOwnRef, NUMBER } from "../ir/types.ts";
import { staysWithin } from "../ir/within.ts";
import { defineName, emitExpr, valueName } from "./expr.ts";
import { Env, type Gen } from "./gen.ts";
import { literal } from "./number.ts";
import { emitRangeCheck } from "./range-check.ts";

/**
 * `value_i(S, you, args)`: the base, then what exceptions in force set (those that override last),
 * then what they add; each group in order of declaration. What they add may lead beyond its limits.
 */
export function emitValue(gen: Gen, value: ir.Value): string {
  const { env, names } = params(gen, value.params);
  const is = value.exceptions.filter(({ how }) => how === "is");
  const ordered = [
    ...is.filter(({ overrides }) => !overrides),
    ...is.filter(({ overrides }) => overrides),
    ...value.exceptions.filter(({ how }) => how === "plus"),
  ];
  const lines = ordered.map((exception) => {
    const to = emitExpr(gen, env, exception.to);
    const effect =
      exception.how === "is" ? `r=${to};` : `r+=${to}*${emitPresence(gen, env, exception)};`;
    const mark = gen.mark(exception.span);
    return `if(${emitInForce(gen, env, exception, names)}){${mark}${effect}}`;
  });
  const found = staysWithin(value) ? "r" : emitRangeCheck(gen, "r", value.type, value.span);
  const body = `${gen.mark(value.span, value.id)}let r=${emitExpr(gen, env, value.body)};${lines.join("")}return ${found};`;
  return `function ${valueName(value)}(${["S", "you", ...names].join(",")}){${body}}`;
}

/** `because_i(S, you, args)`: the numbers of the exceptions in force. */
export function emitBecause(gen: Gen, value: ir.Value): string {
  const { env, names } = params(gen, value.params);
  const tests = value.exceptions
    .map((e, i) => `if(${emitInForce(gen, env, e, names)})r.push(${i});`)
    .join("");
  return `function because_${value.index}(${["S", "you", ...names].join(",")}){const r=[];${tests}return r;}`;
}

export function emitDefine(gen: Gen, define: ir.Define): string {
  const { env, names } = params(gen, define.params);
  const head = ["S", "you", ...names].join(",");
  return `function ${defineName(gen, define)}(${head}){${gen.mark(define.span, define.id)}return ${emitExpr(gen, env, define.body)};}`;
}

function params(
  gen: Gen,
  locals: readonly ir.Local[],
): { readonly env: Env; readonly names: readonly string[] } {
  const names = locals.map((local) => gen.fresh(local.name));
  return {
    env: locals.reduce((env, local, i) => env.with(local, names[i] ?? ""), new Env("you")),
    names,
  };
}

function emitInForce(
  gen: Gen,
  env: Env,
  exception: ir.Exception,
  names: readonly string[],
): string {
  const same = exception.args.map((arg, i) => `${names[i]}===${literal(arg)}`);
  // What is read at once comes first: it hardly ever changes, so that engines foretell it.
  const there = emitPresence(gen, env, exception);
  const isRead = /^S\[[^()]*\]$/.test(there);
  return (isRead ? [`${there}>0`, ...same] : [...same, `${there}>0`]).join("&&");
}

/** How many of the pieces lie where the exception wants them. */
function emitPresence(gen: Gen, env: Env, { pieces, zone }: ir.Exception): string {
  return emitExpr(gen, env, {
    kind: "howMany",
    zone: createOwnRef(zone),
    what: pieces,
    type: NUMBER,
  });
}

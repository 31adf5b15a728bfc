// What a value is without exceptions, and where its exceptions come from.

import type * as ir from "../../ir/ir.ts";
import { linked } from "../lexicon/linked-noun.ts";
import { kindNouns } from "../lexicon/nouns.ts";
import type { PlanContext } from "./context.ts";
import type { AmountNote, NounPhrase } from "./noun-phrase.ts";
import { thing } from "./referring-expressions.ts";

type ValueExpr = Extract<ir.Expr, { kind: "value" }>;

/**
 * The number that a value is without exceptions, if the rules say one. Where an exception may make
 * something of nothing, 0 is no such number.
 */
export function plainNumber(expr: ir.Expr): number | undefined {
  if (expr.kind === "const" && expr.type.kind === "number") return expr.value;
  if (expr.kind !== "value" || (isZero(expr.value) && exceptionsOf(expr).length > 0))
    return undefined;
  const { body, type } = expr.value;
  return body.kind === "const" && type.kind === "number" ? body.value : undefined;
}

/** Whether a number is nothing by itself. */
export function isZero({ body, type }: Pick<ir.Value, "body" | "type">): boolean {
  return body.kind === "const" && type.kind === "number" && body.value === 0;
}

/** Returns the only exception of a value whose base is 0, if that exception replaces the value. */
export function findSoleReplacement(expr: ir.Expr): ir.Exception | undefined {
  if (expr.kind !== "value" || !isZero(expr.value)) return undefined;
  const [only, ...others] = exceptionsOf(expr);
  return only?.how === "is" && others.length === 0 ? only : undefined;
}

/** The exceptions of a value that is used with these arguments. */
function exceptionsOf({ value, args }: ValueExpr): readonly ir.Exception[] {
  return value.exceptions.filter((one) =>
    one.args.every((arg, i) => {
      const asked = args[i];
      return asked?.kind !== "const" || asked.value === arg;
    }),
  );
}

/** At most this many exceptions are listed behind a number; of more, only that there are some. */
const maxListed = 2;

/** What a number becomes with its exceptions: ` (with an oyster: 3)`. */
export function planExceptionNotes(t: PlanContext, expr: ir.Expr): readonly AmountNote[] {
  if (expr.kind !== "value") return [];
  const exceptions = exceptionsOf(expr);
  if (exceptions.length === 0) return [];
  const list = exceptions.flatMap((one) =>
    one.to.kind === "const"
      ? [{ by: planSource(t, one), n: one.to.value, isPlus: one.how === "plus" }]
      : [],
  );
  if (list.length > maxListed || list.length < exceptions.length)
    return [{ kind: "manyExceptions" }];
  return [{ kind: "exceptions", list }];
}

/** `an eel or a pike`: what an exception comes from, leading to it. */
export function planSource({ index }: PlanContext, exception: ir.Exception): NounPhrase {
  const path = index.paths.get(exception);
  const items = kindNouns(index, exception.pieces).map((noun) => thing(linked(path, noun), "a"));
  const [only, second] = items;
  return only !== undefined && second === undefined ? only : { kind: "list", items, by: "or" };
}

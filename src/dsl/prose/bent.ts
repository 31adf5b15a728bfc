// What a value is before anything bends it, and what bends it.

import type * as ir from "../ir/ir.ts";
import * as english from "./english.ts";
import * as german from "./german.ts";
import type { Index } from "./index-of.ts";
import { linked } from "./mark.ts";
import { kindNouns } from "./names.ts";

type ValueExpr = Extract<ir.Expr, { kind: "value" }>;

/**
 * The number that a value is as long as nothing bends it, if the rules say one. Where something may
 * come of nothing, 0 is no such number.
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

/** What a value that is nothing by itself becomes with the one thing that makes something of it. */
export function onlyBent(expr: ir.Expr): ir.Exception | undefined {
  if (expr.kind !== "value" || !isZero(expr.value)) return undefined;
  const [only, ...others] = exceptionsOf(expr);
  return only?.how === "is" && others.length === 0 ? only : undefined;
}

/** What may bend a value that is asked for with these arguments. */
function exceptionsOf({ value, args }: ValueExpr): readonly ir.Exception[] {
  return value.exceptions.filter((one) =>
    one.args.every((arg, i) => {
      const asked = args[i];
      return asked?.kind !== "const" || asked.value === arg;
    }),
  );
}

/** So many exceptions are told in brackets; of more, only that there are some. */
const FEW = 2;

/** ` (mit Auster: 3)`, ` (with oyster: 3)`: what a number becomes with what may bend it. */
export function bentNote(
  index: Index,
  expr: ir.Expr,
  { mit, many }: { readonly mit: string; readonly many: string },
  language: "de" | "en",
): string {
  if (expr.kind !== "value") return "";
  const exceptions = exceptionsOf(expr);
  if (exceptions.length === 0) return "";
  const isPlain = exceptions.every(({ to }) => to.kind === "const");
  if (exceptions.length > FEW || !isPlain) return ` (${many})`;
  const told = exceptions.map((one) => {
    const to = one.to.kind === "const" ? one.to.value : 0;
    return `${mit} ${bendersOf(index, one)[language]}: ${one.how === "plus" ? "+" : ""}${to}`;
  });
  return ` (${told.join("; ")})`;
}

/** `einem Aal oder einem Hecht`, `an eel or a pike`: what an exception comes from, leading to it. */
export function bendersOf(index: Index, exception: ir.Exception): ir.LocalizedText {
  const path = index.paths.get(exception);
  const nouns = kindNouns(index, exception.pieces).map((noun) => linked(path, noun));
  return {
    de: german.listed(
      nouns.map(({ de }) => german.phrase(de, "a").dat),
      "oder",
    ),
    en: english.listed(
      nouns.map((noun) => english.phrase(noun, "a").text),
      "or",
    ),
  };
}

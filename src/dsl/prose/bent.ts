// What a value is before anything bends it, and what bends it.

import type * as ir from "../ir/ir.ts";
import * as english from "./english.ts";
import * as german from "./german.ts";
import type { Index } from "./index-of.ts";
import { linked } from "./mark.ts";
import { kindNouns } from "./names.ts";

type ValueExpr = Extract<ir.Expr, { kind: "value" }>;

/** The number that a value is as long as nothing bends it, if the rules say one. */
export function plainNumber(expr: ir.Expr): number | undefined {
  if (expr.kind === "const" && expr.type.kind === "number") return expr.value;
  if (expr.kind !== "value" || expr.value.type.kind !== "number") return undefined;
  const { body } = expr.value;
  return body.kind === "const" ? body.value : undefined;
}

/** What may bend a value that is asked for with these arguments. */
export function exceptionsOf({ value, args }: ValueExpr): readonly ir.Exception[] {
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
    const path = index.paths.get(one);
    const names = kindNouns(index, one.pieces).map((noun) =>
      language === "de"
        ? german.phrase(linked(path, noun).de, "a").dat
        : english.phrase(linked(path, noun), "a").text,
    );
    const to = one.to.kind === "const" ? one.to.value : 0;
    return `${mit} ${names.join(", ")}: ${one.how === "plus" ? "+" : ""}${to}`;
  });
  return ` (${told.join("; ")})`;
}

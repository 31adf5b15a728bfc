// Sums, differences and the like, in English: `a + b`, `the difference between a and b`.

import type * as ir from "../ir/ir.ts";
import type { BinaryOp, UnaryOp } from "../source/operators.ts";
import { clause } from "./condition.en.ts";
import { fixed, type Phrase } from "./english.ts";
import { value } from "./expr.en.ts";
import { namedNoun } from "./lexicon.ts";
import { localName } from "./names.ts";
import { ownedBy } from "./place.en.ts";
import { ringOf, type TellingEn as Telling } from "./telling.ts";

/** How closely an expression binds: what binds less stands in brackets. */
function strength(expr: ir.Expr): number {
  if (expr.kind === "binary") return expr.op === "*" || expr.op === "mod" ? 2 : 1;
  if (expr.kind === "divide") return 2;
  if (expr.kind === "if" || expr.kind === "sum") return 0;
  return expr.kind === "math" && expr.name !== "abs" ? 0 : 3;
}

export function operand(t: Telling, expr: ir.Expr, least: number): string {
  const { text } = value(t, expr);
  return strength(expr) < least ? `(${text})` : text;
}

const UNARY_SIGNS: Readonly<Record<UnaryOp, string>> = { not: "not ", "-": "−" };

export function arithmetic(
  t: Telling,
  expr: Extract<ir.Expr, { kind: "binary" | "unary" | "divide" }>,
): Phrase {
  if (expr.type.kind === "yesno") return fixed(`whether ${clause(t, expr)}`);
  if (expr.kind === "unary") return fixed(UNARY_SIGNS[expr.op] + operand(t, expr.of, 3));
  if (expr.kind === "divide") {
    const by = operand(t, expr.right, 3);
    return fixed(`${operand(t, expr.left, 2)} divided by ${by}, rounded ${expr.rounded}`);
  }
  const ordinal = ordinalPhrase(t, expr);
  if (ordinal !== undefined) return ordinal;
  const own = strength(expr);
  const left = operand(t, expr.left, own);
  const right = operand(t, expr.right, own + (expr.op === "+" || expr.op === "*" ? 0 : 1));
  return fixed(`${left} ${signOf(expr.op, /^\S+$/.test(left + right))} ${right}`);
}

/** `rank of`, `seat`: members and players count from 1. */
function ordinalPhrase(t: Telling, { op, left, right }: Extract<ir.Expr, { kind: "binary" }>) {
  if (op !== "+" || right.kind !== "const" || right.value !== 1) return undefined;
  const ring = ringOf(left);
  if (ring !== undefined) {
    const { noun, id } = localName(t.index, ring.of.local);
    if (id !== undefined || noun.de.article === "" || t.locals.has(ring.of.local)) return undefined;
    return fixed(`the next ${noun.en.one} (after ${ring.size} comes 1)`);
  }
  if (left.kind === "you") return ownedBy(t, { ...namedNoun("seat"), en: SEAT }, left);
  if (left.type.kind !== "enum") return undefined;
  return fixed(`the number of ${value(t, left).text}`);
}

const SEAT = { one: "seat number", many: "seat numbers" };

function signOf(op: BinaryOp, isShort: boolean): string {
  if (op === "+") return isShort ? "+" : "plus";
  if (op === "-") return isShort ? "−" : "minus";
  return op === "*" ? (isShort ? "×" : "times") : "modulo";
}

export function mathPhrase(t: Telling, { name, args }: Extract<ir.Expr, { kind: "math" }>): Phrase {
  const [first, second] = args;
  if (first === undefined) return fixed("0");
  if (name === "abs") {
    if (first.kind !== "binary" || first.op !== "-")
      return fixed(`the absolute value of ${operand(t, first, 3)}`);
    return fixed(
      `the difference between ${value(t, first.left).text} and ${value(t, first.right).text}`,
    );
  }
  const limit = args.length === 2 && second?.kind === "const" ? second : undefined;
  if (limit !== undefined) {
    const bound = name === "max" ? "at least" : "at most";
    return fixed(`${value(t, first).text}, but ${bound} ${value(t, limit).text}`);
  }
  const list = args.map((arg) => value(t, arg).text).join("; ");
  const kind = args.length === 2 ? ["lower", "higher"] : ["lowest", "highest"];
  return fixed(`the ${kind[Number(name === "max")]} of these: ${list}`);
}

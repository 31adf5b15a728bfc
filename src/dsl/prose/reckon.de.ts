// Sums, differences and the like, in German: `a + b`, `der Unterschied zwischen a und b`.

import type * as ir from "../ir/ir.ts";
import type { BinaryOp, UnaryOp } from "../source/operators.ts";
import { clause } from "./condition.de.ts";
import { value } from "./expr.de.ts";
import { each, fixed, type Phrase, phrase } from "./german.ts";
import { namedNoun } from "./lexicon.ts";
import { localName } from "./names.ts";
import { ownedBy } from "./place.de.ts";
import { ringOf, type TellingDe as Telling } from "./telling.ts";

/** How closely an expression binds: what binds less stands in brackets. */
function strength(expr: ir.Expr): number {
  if (expr.kind === "binary") return expr.op === "*" || expr.op === "mod" ? 2 : 1;
  if (expr.kind === "divide") return 2;
  if (expr.kind === "if" || expr.kind === "sum") return 0;
  return expr.kind === "math" && expr.name !== "abs" ? 0 : 3;
}

export function operand(t: Telling, expr: ir.Expr, least: number): string {
  const text = value(t, expr).nom;
  return strength(expr) < least ? `(${text})` : text;
}

const UNARY_SIGNS: Readonly<Record<UnaryOp, string>> = { not: "nicht ", "-": "−" };

export function arithmetic(
  t: Telling,
  expr: Extract<ir.Expr, { kind: "binary" | "unary" | "divide" }>,
): Phrase {
  if (expr.type.kind === "yesno") return fixed(`ob ${clause(t, expr).sub}`);
  if (expr.kind === "unary") return fixed(UNARY_SIGNS[expr.op] + operand(t, expr.of, 3));
  if (expr.kind === "divide") {
    const rounded = expr.rounded === "up" ? "aufgerundet" : "abgerundet";
    return fixed(
      `${operand(t, expr.left, 2)} geteilt durch ${operand(t, expr.right, 3)}, ${rounded}`,
    );
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
    const next = phrase({ ...noun.de, one: `nächste ${noun.de.one}` }, "the");
    return each(next, (text) => `${text} (auf ${ring.size} folgt 1)`);
  }
  if (left.kind === "you") return ownedBy(t, namedNoun("seat"), left);
  if (left.type.kind !== "enum") return undefined;
  const member = value(t, left);
  return each(phrase(namedNoun("number").de, "the"), (text) => `${text} ${member.gen}`);
}

function signOf(op: BinaryOp, isShort: boolean): string {
  if (op === "+") return isShort ? "+" : "plus";
  if (op === "-") return isShort ? "−" : "minus";
  return op === "*" ? (isShort ? "×" : "mal") : "modulo";
}

export function mathPhrase(t: Telling, { name, args }: Extract<ir.Expr, { kind: "math" }>): Phrase {
  const [first, second] = args;
  if (first === undefined) return fixed("0");
  if (name === "abs") {
    const isGap = first.kind === "binary" && first.op === "-";
    if (!isGap) return fixed(`der Betrag von ${operand(t, first, 3)}`);
    return fixed(
      `der Unterschied zwischen ${value(t, first.left).dat} und ${value(t, first.right).dat}`,
    );
  }
  const limit = args.length === 2 && second?.kind === "const" ? second : undefined;
  if (limit !== undefined) {
    const bound = name === "max" ? "mindestens" : "höchstens";
    return each(value(t, first), (text) => `${text}, ${bound} aber ${value(t, limit).nom}`);
  }
  const list = args.map((arg) => value(t, arg).nom).join("; ");
  const kind = args.length === 2 ? ["kleinere", "größere"] : ["kleinste", "größte"];
  const which = kind[Number(name === "max")];
  const article = { nom: "der", gen: "des", dat: "dem", acc: "den" };
  return each(fixed(""), (_, c) => {
    return `${article[c]} ${which}${c === "nom" ? "" : "n"} dieser Werte: ${list}`;
  });
}

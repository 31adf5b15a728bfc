// Expressions and types as text with every parenthesis written: `a + b * c` → `(a + (b * c))`.

import { UNARY_OPS } from "../operators/operators.ts";
import type * as ast from "./ast.ts";

export function printExpr(expr: ast.Expr): string {
  switch (expr.kind) {
    case "int":
      return String(expr.value);
    case "bool":
      return expr.value ? "yes" : "no";
    case "none":
      return "none";
    case "you":
      return "you";
    case "ref":
      return expr.name.text;
    case "your":
      return `your ${expr.name.text}`;
    case "of":
      return `(${expr.name.text} of ${printExpr(expr.of)})`;
    case "call":
      return `${expr.name.text}(${expr.args.map(printExpr).join(", ")})`;
    case "after": {
      const args = expr.args.length === 0 ? "" : `(${expr.args.map(printExpr).join(", ")})`;
      return `(${printExpr(expr.of)} after ${expr.name.text}${args})`;
    }
    case "field":
      return `${printExpr(expr.of)}.${expr.field.text}`;
    case "index":
      return `${printExpr(expr.of)}[${printExpr(expr.index)}]`;
    case "unary":
      return `(${UNARY_OPS[expr.op].sign}${printExpr(expr.of)})`;
    case "binary":
      return `(${printExpr(expr.left)} ${expr.op} ${printExpr(expr.right)})`;
    case "divide":
      return `(${printExpr(expr.left)} / ${printExpr(expr.right)} rounded ${expr.rounded})`;
    case "state":
      return `(${printExpr(expr.of)} is ${negation(expr.negated)}${expr.state})`;
    case "isIn":
      return `(${printExpr(expr.of)} is ${negation(expr.negated)}in ${printExpr(expr.domain)})`;
    case "set":
      return `{${expr.members.map(printExpr).join(", ")}}`;
    case "range":
      return `${printExpr(expr.from)}..${printExpr(expr.to)}`;
    case "number":
      return `(number of ${printBinder(expr.binder)})`;
    case "howMany":
      return `(number of (${printExpr(expr.of)}) in ${printExpr(expr.domain)})`;
    case "different":
      return `(number of different ${expr.family.text}.${expr.field.text} in ${printExpr(expr.domain)})`;
    case "sum":
      return `(sum of ${printExpr(expr.of)} for ${printBinder(expr.binder)})`;
    case "some":
      return `(some ${printBinder(expr.binder)})`;
    case "find":
      return `(${expr.end} ${printBinder(expr.binder)})`;
    case "every":
      return `(every ${printBinder(expr.binder)} has ${printExpr(expr.has)})`;
    case "beside":
      return `(next player after ${printExpr(expr.of)})`;
    case "if":
      return `(if ${printExpr(expr.condition)} then ${printExpr(expr.then)} else ${printExpr(expr.else)})`;
    default:
      return expr satisfies never;
  }
}

/** `x: Family in D until E where F` */
export function printBinder({ name, type, domain, until, where }: ast.Binder): string {
  const family = type === undefined ? "" : `: ${type.text}`;
  const end = until === undefined ? "" : ` until ${printExpr(until)}`;
  const condition = where === undefined ? "" : ` where ${printExpr(where)}`;
  return `${name.text}${family} in ${printExpr(domain)}${end}${condition}`;
}

/** `1..6`, `yes/no`, `space of reef`, `1..6 or none` */
export function printType(type: ast.Type): string {
  switch (type.kind) {
    case "range":
      return `${printExpr(type.from)}..${printExpr(type.to)}`;
    case "yesno":
      return "yes/no";
    case "named":
      return type.of === undefined ? type.name.text : `${type.name.text} of ${type.of.text}`;
    case "orNone":
      return `${printType(type.of)} or none`;
    default:
      return type satisfies never;
  }
}

function negation(negated: boolean): string {
  return negated ? "not " : "";
}

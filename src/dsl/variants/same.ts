// Whether two parts of a tree say the same, wherever they stand.

import type * as ast from "../syntax/ast.ts";

/** The same but for places in texts. */
export function sameMeaning(one: unknown, other: unknown): boolean {
  return withoutPlaces(one) === withoutPlaces(other);
}

function withoutPlaces(tree: unknown): string {
  return JSON.stringify(tree, (key, value: unknown) => (key === "span" ? undefined : value)) ?? "";
}

/** A short formula as it is written, for messages; longer ones are not shown in full. */
export function sourceText(expr: ast.Expr): string {
  switch (expr.kind) {
    case "int":
      return String(expr.value);
    case "bool":
      return expr.value ? "yes" : "no";
    case "ref":
      return expr.name.text;
    case "your":
      return `your ${expr.name.text}`;
    case "range":
      return `${sourceText(expr.from)}..${sourceText(expr.to)}`;
    case "unary":
      return expr.op === "-" ? `-${sourceText(expr.of)}` : `not ${sourceText(expr.of)}`;
    case "binary":
      return `${sourceText(expr.left)} ${expr.op} ${sourceText(expr.right)}`;
    default:
      return "…";
  }
}

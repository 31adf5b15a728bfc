// Structural equality of syntax trees.

import type * as ast from "../syntax/ast.ts";
import { isNameNode } from "../syntax/node-parts.ts";
import { printExpr } from "../syntax/print-expr.ts";

/** Returns whether two trees are equal, regardless of spans; a missing part equals `undefined`. */
export function isStructurallyEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isNode(one) || !isNode(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  keys.delete("span");
  return [...keys].every((key) => isStructurallyEqual(one[key], other[key]));
}

function isNode(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

/** Returns all names in a tree, in the order of its parts. */
export function collectNames(tree: unknown): ast.Name[] {
  if (Array.isArray(tree)) return tree.flatMap(collectNames);
  if (typeof tree !== "object" || tree === null) return [];
  if (isNameNode(tree)) return [tree];
  return Object.values(tree).flatMap(collectNames);
}

/** Returns whether two edits have the same effect, whatever former value they state. */
export function isSameEdit(one: ast.Edit, other: ast.Edit): boolean {
  return isStructurallyEqual(wishOf(one), wishOf(other));
}

function wishOf(edit: ast.Edit): unknown {
  return edit.kind === "set" ? { ...edit, was: [] } : edit;
}

/** A formula as one might write it, for messages. */
export function sourceText(expr: ast.Expr): string {
  return withoutIdleBrackets(printExpr(expr));
}

/** `(2, ebb)` behind the name of a table; nothing where there are no arguments. */
export function argsText(args: readonly ast.Expr[]): string {
  return args.length === 0 ? "" : `(${args.map(sourceText).join(", ")})`;
}

/** Brackets around the whole, or around all that stands between other brackets or commas, say nothing. */
function withoutIdleBrackets(text: string): string {
  const opened: number[] = [];
  const idle = new Set<number>();
  for (const [i, sign] of [...text].entries()) {
    if (sign === "(") opened.push(i);
    if (sign !== ")") continue;
    const start = opened.pop() ?? 0;
    const before = text.slice(0, start);
    const isAlone = /(?:^|[([{]|, )$/.test(before) && /^(?:$|[)\]},])/.test(text.slice(i + 1));
    if (isAlone) idle.add(start).add(i);
  }
  return [...text].filter((_, i) => !idle.has(i)).join("");
}

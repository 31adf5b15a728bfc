// Where the condition of a statement stands: the checked game knows the place of the whole alone.

import type { Span } from "../../source/span.ts";
import type * as ast from "../../syntax/ast.ts";
import { getNodeSpan } from "../../syntax/node-parts.ts";

/** The place of the condition of the `if`, `until` or `needs` that stands there. */
export function conditionAt(
  decls: readonly ast.Declared[],
  span: Span,
  of: "if" | "until" | "needs",
): Span | undefined {
  const key = of === "until" ? "limit" : "condition";
  const node = nodeAt(decls, span, key);
  // The part with that key is a node.
  return node && (node as Record<string, ast.Node>)[key]?.span;
}

/** The node with a part of that name at a place; only looked for when there is something to report. */
function nodeAt(tree: unknown, span: Span, key: string): object | undefined {
  if (typeof tree !== "object" || tree === null) return undefined;
  if (Array.isArray(tree)) {
    for (const part of tree) {
      const found = nodeAt(part, span, key);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  if (key in tree && isSame(getNodeSpan(tree), span)) return tree;
  return nodeAt(Object.values(tree), span, key);
}

function isSame(one: Span | undefined, other: Span): boolean {
  return one?.file === other.file && one.start === other.start && one.end === other.end;
}

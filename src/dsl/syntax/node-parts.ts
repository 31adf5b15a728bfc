// Parts of syntax nodes of any type, for walks over whole trees.

import type { Span } from "../source/span.ts";
import type * as ast from "./ast.ts";

/** Returns the span of a node, or `undefined` if it has none, such as a list. */
export function getNodeSpan(node: object): Span | undefined {
  // Cast because only spans are called `span`.
  return "span" in node ? (node.span as Span) : undefined;
}

/** Returns whether a node is a name: only names have a string as `text`. */
export function isNameNode(node: object): node is ast.Name {
  return "text" in node && typeof node.text === "string";
}

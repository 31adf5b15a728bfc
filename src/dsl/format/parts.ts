// The parts of a node in the order of the text.

import type { CstElement, CstNode, IToken, TokenType } from "chevrotain";

/** Tokens and nodes in the order in which they stand in the text; nodes without tokens are left out. */
export function listChildren(node: CstNode): readonly CstElement[] {
  const parts: CstElement[] = [];
  let isInOrder = true;
  let last = -1;
  for (const label in node.children) {
    for (const part of node.children[label] ?? []) {
      const start = startOf(part);
      if (Number.isNaN(start)) continue;
      if (start < last) isInOrder = false;
      last = start;
      parts.push(part);
    }
  }
  return isInOrder ? parts : parts.sort((a, b) => startOf(a) - startOf(b));
}

function startOf(part: CstElement): number {
  return "children" in part ? (part.location?.startOffset ?? Number.NaN) : part.startOffset;
}

/** Is it a node made by that rule of the grammar? */
export function isNode(part: CstElement | undefined, ...names: readonly string[]): part is CstNode {
  return part !== undefined && "children" in part && names.includes(part.name);
}

/** The one node in it that has more to it than the node: `statement` → `gain`. */
export function unwrapNode(part: CstElement): CstElement {
  if (!("children" in part)) return part;
  const parts = listChildren(part);
  const [only] = parts;
  return parts.length === 1 && only !== undefined && "children" in only ? unwrapNode(only) : part;
}

/** Is it a token of one of these types? */
export function isToken(
  part: CstElement | undefined,
  ...types: readonly TokenType[]
): part is IToken {
  return part !== undefined && !("children" in part) && types.includes(part.tokenType);
}

// The parts of a node in the order of the text.

import type { CstElement, CstNode, IToken, TokenType } from "chevrotain";

const known = new WeakMap<CstNode, readonly CstElement[]>();

/** Tokens and nodes in the order in which they stand in the text; nodes without tokens are left out. */
export function partsOf(node: CstNode): readonly CstElement[] {
  const before = known.get(node);
  if (before !== undefined) return before;
  const lists = Object.values(node.children).filter((list) => list.length > 0);
  const parts = (lists.length === 1 ? (lists[0] ?? []) : lists.flat()).filter(
    (part) => !Number.isNaN(startOf(part)),
  );
  const inOrder = parts.toSorted((a, b) => startOf(a) - startOf(b));
  known.set(node, inOrder);
  return inOrder;
}

function startOf(part: CstElement): number {
  return "children" in part ? (part.location?.startOffset ?? Number.NaN) : part.startOffset;
}

/** Is it a node made by that rule of the grammar? */
export function isNode(part: CstElement | undefined, ...names: readonly string[]): part is CstNode {
  return part !== undefined && "children" in part && names.includes(part.name);
}

/** The one node in it that has more to it than the node: `statement` → `gain`. */
export function unwrapped(part: CstElement): CstElement {
  if (!("children" in part)) return part;
  const parts = partsOf(part);
  const [only] = parts;
  return parts.length === 1 && only !== undefined && "children" in only ? unwrapped(only) : part;
}

/** Is it a token of one of these types? */
export function isToken(
  part: CstElement | undefined,
  ...types: readonly TokenType[]
): part is IToken {
  return part !== undefined && !("children" in part) && types.includes(part.tokenType);
}

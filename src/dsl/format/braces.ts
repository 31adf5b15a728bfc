// The parts of a construct, with what stands in braces taken together.

import type { CstElement, CstNode, IToken } from "chevrotain";
import * as t from "../syntax/tokens.ts";
import type { Page } from "./layout.ts";
import { isNode, isToken, listChildren } from "./parts.ts";

/** `{ … }` with its items. */
export interface Braces {
  readonly open: IToken;
  readonly items: readonly CstElement[];
  readonly close: IToken;
  /** The node of which they are parts. */
  readonly of: CstNode;
}

/** Nodes that are nothing but a body, and stand behind the head of their construct. */
const bodies = ["block", "textBody", "saidBody", "pieceBody", "facts", "cells"] as const;

export function isBraces(part: CstElement | Braces): part is Braces {
  return "open" in part;
}

/** The parts of a node in order; its body is one part, be it its own or that of a node in it. */
export function withBraces(node: CstNode): readonly (CstElement | Braces)[] {
  const parts = listChildren(node);
  const open = parts.findIndex((part) => isToken(part, t.LeftBrace));
  const close = parts.findLastIndex((part) => isToken(part, t.RightBrace));
  const [first, last] = [parts[open], parts[close]];
  if (!isToken(first, t.LeftBrace) || !isToken(last, t.RightBrace)) {
    return parts.flatMap((part) =>
      isNode(part, ...bodies) || (node.name === "ifElse" && isNode(part, "ifElse"))
        ? withBraces(part)
        : [part],
    );
  }
  const items = parts.slice(open + 1, close);
  const own: Braces = { open: first, items, close: last, of: node };
  return [...parts.slice(0, open), own, ...parts.slice(close + 1)];
}

/** The text that is all that stands in the braces. */
function findSoleText({ items }: Braces): CstNode | undefined {
  const [only] = items;
  if (items.length !== 1 || only === undefined) return undefined;
  if (isNode(only, "text")) return only;
  const wrapped = isNode(only, "counterItem", "pieceItem", "shapeItem") ? listChildren(only) : [];
  return wrapped.length === 1 && isNode(wrapped[0], "text") ? wrapped[0] : undefined;
}

/** Is everything from brace to brace on one line of the source? Then no comment is among it. */
export function isWrittenOnOneLine(page: Page, { open, close }: Braces): boolean {
  return page.isOnOneLine(open, close);
}

/** The text of a body that may stand behind its head or below it: `{ de "…" en "…" }`. */
export function attachedText(page: Page, braces: Braces): CstNode | undefined {
  const text = findSoleText(braces);
  if (text === undefined) return undefined;
  const { open, close } = braces;
  const inside = page.trivia.between(open, close);
  const hasComment = inside.some((token, i) => {
    const next = inside[i + 1];
    return next !== undefined && page.hasCommentBetween(token, next);
  });
  const isOpen = page.startsLine(text) || page.trivia.around(close).startsLine;
  return hasComment || isOpen ? undefined : text;
}

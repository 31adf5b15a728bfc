// Finds the adjacent tokens of a line without a space between them.

import type { CstElement, CstNode, IToken, TokenType } from "chevrotain";
import * as t from "../syntax/tokens.ts";
import { listChildren } from "./parts.ts";

const tightBefore = new Set<TokenType>([
  ...[t.Comma, t.Colon, t.Semicolon, t.Dot, t.DotDot],
  ...[t.RightParen, t.RightBracket, t.LeftBracket],
]);
const tightAfter = new Set<TokenType>([t.LeftParen, t.LeftBracket, t.Dot, t.DotDot]);
/** Nodes that stand right behind a name, as `(2, 3)` does in `toll(2, 3)`. */
const behindNames = new Set(["args", "params", "newValue", "notation"]);
/** Where a `-` is a sign or stands between the rows of a board, and not between numbers. */
const minusIsTight = new Set(["operand", "entry", "layout"]);
/** Where `:` stands between two names as in `piece cod : Fish`. */
const colonIsSpaced = new Set(["family", "piece"]);

/** The tokens that stand right behind the one before them. */
export function tightTokens(file: CstNode): ReadonlySet<IToken> {
  const tight = new Set<IToken>();
  collect(file, tight);
  return tight;
}

/** The outermost tokens of a node. */
interface Ends {
  readonly first: IToken;
  readonly last: IToken;
}

/** Returns the ends of the node, or `undefined` if it has no tokens. */
function collect(node: CstNode, tight: Set<IToken>): Ends | undefined {
  let [first, last]: (IToken | undefined)[] = [];
  for (const part of listChildren(node)) {
    const isNode = "children" in part;
    const ends = isNode ? collect(part, tight) : undefined;
    const own = isNode ? ends?.first : part;
    if (own === undefined) continue;
    if (last !== undefined && isTight(node, last, part, own)) tight.add(own);
    first ??= own;
    last = isNode ? ends?.last : part;
  }
  return first === undefined || last === undefined ? undefined : { first, last };
}

function isTight({ name }: CstNode, last: IToken, part: CstElement, own: IToken): boolean {
  if (name === "cells" || name === "board") return false;
  if (name === "set" && (last.tokenType === t.LeftBrace || own.tokenType === t.RightBrace)) {
    return true;
  }
  if (own.tokenType === t.Colon && "tokenType" in part && colonIsSpaced.has(name)) return false;
  if (last.tokenType === t.Minus) return minusIsTight.has(name);
  if (own.tokenType === t.Minus) return minusIsTight.has(name) || tightAfter.has(last.tokenType);
  if (own.tokenType === t.LeftParen) {
    const parent = "children" in part ? part.name : name;
    return behindNames.has(parent) || tightAfter.has(last.tokenType);
  }
  return tightBefore.has(own.tokenType) || tightAfter.has(last.tokenType);
}

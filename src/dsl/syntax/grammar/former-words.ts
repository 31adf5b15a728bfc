// Words of language 1 that language 2 spells otherwise. They are read as what replaces them, so that
// stored rules stay readable; the check reports them, and `regel fmt --to 2` rewrites them.

import type { IToken, TokenType } from "chevrotain";
import * as t from "../tokens.ts";

/** A former word among the tokens, and the token type that replaces it. */
interface Replacement {
  readonly type: TokenType;
  /** Returns whether the word at an index is meant, and not a name of the author. */
  isAt(tokens: readonly IToken[], index: number): boolean;
}

const replacements = new Map<string, Replacement>([
  ["grid", { type: t.Zone, isAt: isGrid }],
  ["advance", { type: t.Move, isAt: isAdvance }],
  ["into", { type: t.To, isAt: isInto }],
  ["define", { type: t.Value, isAt: isDefine }],
]);

/** Tokens that a declaration or statement does not contain before the place that is looked for. */
const boundaries = new Set<TokenType>([
  t.LeftBrace,
  t.RightBrace,
  ...t.statementWords().flatMap((word) => t.vocabulary().get(word) ?? []),
  ...t.declarationWords().flatMap((word) => t.vocabulary().get(word) ?? []),
]);

/** Words that the tokens of a statement may contain although they begin others: `you`, `to`. */
const inside = new Set<TokenType>([t.Player, t.If, t.Then, t.Else]);

/** Returns the tokens with those of former words replaced, and where these are. */
export function replaceFormerWords(tokens: IToken[]): {
  readonly tokens: IToken[];
  readonly replaced: readonly IToken[];
} {
  const replaced: IToken[] = [];
  const read = tokens.map((token, index) => {
    const replacement =
      token.tokenType === t.Identifier ? replacements.get(token.image) : undefined;
    if (!replacement?.isAt(tokens, index)) return token;
    const { type } = replacement;
    const now = { ...token, tokenType: type, tokenTypeIdx: type.tokenTypeIdx ?? 0 };
    replaced.push(now);
    return now;
  });
  return { tokens: replaced.length > 0 ? read : tokens, replaced };
}

/** `grid name of Type on Shape` */
function isGrid(tokens: readonly IToken[], at: number): boolean {
  return tokens[at + 2]?.tokenType === t.Of && isBefore(tokens, at + 3, t.On);
}

/** `advance player on track by E` */
function isAdvance(tokens: readonly IToken[], at: number): boolean {
  const on = indexOf(tokens, at + 1, t.On);
  return on > at + 1 && tokens[on + 2]?.tokenType === t.By;
}

/** `roll E into Z` */
function isInto(tokens: readonly IToken[], at: number): boolean {
  for (let index = at - 1; index >= 0; index--) {
    const type = tokens[index]?.tokenType;
    if (type === t.Roll) return index < at - 1;
    if (type === undefined || isBoundary(type)) return false;
  }
  return false;
}

/** `define name = E`, `define name: Type = E`, `define name(params) …` */
function isDefine(tokens: readonly IToken[], at: number): boolean {
  const behindName = tokens[at + 2]?.tokenType;
  return behindName === t.Equals || behindName === t.Colon || behindName === t.LeftParen;
}

function isBefore(tokens: readonly IToken[], from: number, type: TokenType): boolean {
  return indexOf(tokens, from, type) >= 0;
}

/** Returns the index of the next token of a type within the same statement or declaration, or -1. */
function indexOf(tokens: readonly IToken[], from: number, wanted: TokenType): number {
  for (let index = from; index < tokens.length; index++) {
    const type = tokens[index]?.tokenType;
    if (type === wanted) return index;
    if (type === undefined || isBoundary(type)) return -1;
  }
  return -1;
}

function isBoundary(type: TokenType): boolean {
  return boundaries.has(type) && !inside.has(type);
}

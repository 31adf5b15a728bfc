// Decides which numbers in the facts of an example are counts: `hand 2 fish` is one fact, `toll 2
// fish 3` are two. The facts of a `{ … }` have only one valid reading, but it may depend on any
// later token: so they are parsed from the end.

import { type IToken, tokenMatcher } from "chevrotain";
import * as t from "./tokens.ts";

const values = new Set([t.Integer, t.Yes, t.No, t.None, t.You]);
const closing = new Map([
  [t.LeftParen, t.RightParen],
  [t.LeftBracket, t.RightBracket],
  [t.LeftBrace, t.RightBrace],
]);
const closers = new Set(closing.values());

/** The possible readings from each token of a block of facts up to its `}`. */
export class FactsAhead {
  readonly start: number;
  /** The place of the `}`; that of the last token where it is missing. */
  readonly end: number;
  private readonly tokens: readonly IToken[];
  /** For each bracket its partner. */
  private readonly partners = new Map<number, number>();
  /** For each token, the one behind the operand that begins with it. */
  private readonly operands = new Map<number, number>();
  /** Tokens from which on there are whole facts. */
  private readonly facts = new Set<number>();
  /** Tokens from which on there are whole items, and then facts. */
  private readonly items = new Set<number>();

  /** `start` is a token within the block. */
  constructor(tokens: readonly IToken[], start: number) {
    this.tokens = tokens;
    this.start = start;
    this.end = this.pair();
    if (this.isAt(this.end, t.RightBrace)) this.facts.add(this.end);
    for (let at = this.end - 1; at >= start; at--) {
      const operand = this.operandAt(at);
      if (operand !== undefined) this.operands.set(at, operand);
      if (this.isCountAt(at) || this.isWhole(at)) this.items.add(at);
      if (this.isFact(at)) this.facts.add(at);
    }
  }

  /**
   * Returns whether a number is the count of a name, or `undefined` if the facts have no valid
   * reading.
   */
  isCount(at: number): boolean | undefined {
    if (this.isCountAt(at)) return true;
    return this.isWhole(at) ? false : undefined;
  }

  /** Finds the partners of all brackets, and the `}` that has none here. */
  private pair(): number {
    const open: number[] = [];
    for (let at = this.start; at < this.tokens.length; at++) {
      const type = this.tokens[at]?.tokenType;
      if (type !== undefined && closing.has(type)) open.push(at);
      if (type === undefined || !closers.has(type)) continue;
      const partner = open.pop();
      if (partner === undefined) return at;
      this.partners.set(partner, at);
    }
    return this.tokens.length;
  }

  private isAt(at: number, type: IToken["tokenType"]): boolean {
    return this.tokens[at]?.tokenType === type;
  }

  private isName(at: number): boolean {
    const token = this.tokens[at];
    return token !== undefined && tokenMatcher(token, t.Name);
  }

  private behindBracket(at: number): number | undefined {
    const partner = this.partners.get(at);
    return partner === undefined ? undefined : partner + 1;
  }

  private operandAt(at: number): number | undefined {
    if (this.isAt(at, t.Minus)) return this.operands.get(at + 1);
    let next = this.primaryAt(at);
    while (next !== undefined) {
      if (this.isAt(next, t.Dot) && this.isName(next + 1)) next += 2;
      else if (this.isAt(next, t.LeftBracket)) next = this.behindBracket(next);
      else break;
    }
    return next;
  }

  private primaryAt(at: number): number | undefined {
    const type = this.tokens[at]?.tokenType;
    if (type === undefined) return undefined;
    if (values.has(type)) return at + 1;
    if (type === t.Your) return this.isName(at + 1) ? at + 2 : undefined;
    if (type === t.LeftParen || type === t.LeftBrace) return this.behindBracket(at);
    if (!this.isName(at)) return undefined;
    if (this.isAt(at + 1, t.LeftParen)) return this.behindBracket(at + 1);
    if (!this.isAt(at + 1, t.Of)) return at + 1;
    const of = this.operands.get(at + 2);
    return of !== undefined && this.isAt(of, t.On) && this.isName(of + 1) ? of + 2 : of;
  }

  /** An operand, and behind it the rest of the facts. */
  private isWhole(at: number): boolean {
    const operand = this.operands.get(at);
    if (operand === undefined) return false;
    const next = this.isAt(operand, t.At) && this.isName(operand + 1) ? operand + 2 : operand;
    return this.isAt(next, t.Comma) ? this.items.has(next + 1) : this.isEndOfFact(next);
  }

  private isCountAt(at: number): boolean {
    return this.isAt(at, t.Integer) && this.isName(at + 1) && this.isWhole(at + 1);
  }

  private isEndOfFact(at: number): boolean {
    return this.facts.has(this.isAt(at, t.Semicolon) ? at + 1 : at);
  }

  private isFact(at: number): boolean {
    if (!this.isName(at)) return false;
    if (this.isAt(at + 1, t.LeftBrace)) {
      const behind = this.behindBracket(at + 1);
      return behind !== undefined && this.isEndOfFact(behind);
    }
    const next = this.isAt(at + 1, t.LeftBracket) ? this.behindBracket(at + 1) : at + 1;
    if (next === undefined) return false;
    return this.isAt(next, t.Empty) ? this.isEndOfFact(next + 1) : this.items.has(next);
  }
}

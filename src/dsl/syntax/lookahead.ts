// Lookahead beyond the next token, where a word may be a name or a keyword.

import { type IParserConfig, type IToken, tokenMatcher } from "chevrotain";
import { FactsAhead } from "./facts-ahead.ts";
import { LimitedParser } from "./limited-parser.ts";
import * as t from "./tokens.ts";

const statementsAndNames = new Set([t.Score, t.SetWord, t.Draw, t.Roll, t.Sort]);
const startsOfAmounts = new Set([t.Integer, t.Your, t.You]);
const startsOfRanges = new Set([t.Integer, t.Minus, t.LeftParen]);
const signsInRanges = new Set([
  t.DotDot,
  t.PlusSign,
  t.Minus,
  t.Star,
  t.Mod,
  t.LeftParen,
  t.LeftBracket,
  t.Dot,
]);

/** Tokens that may follow a counted element. */
const behindCounts = new Set([t.Comma, t.At, t.Semicolon, t.RightBrace, t.LeftParen]);

export class LookingAhead extends LimitedParser {
  /**
   * The text of the tokens, if the parser may use its line breaks as hints. They mean nothing in a
   * valid text; in an invalid one they show where a construct was meant to begin.
   */
  protected lines: string | undefined;
  private factsAhead: FactsAhead | undefined;

  constructor(config: IParserConfig) {
    super([...t.tokenTypes], config);
  }

  /**
   * Returns whether a declaration or statement seems to begin here, as in `value toll`, and not an
   * expression with a name that is also a keyword. With line hints: at the start of a line, before
   * a name or amount.
   */
  protected isConstructAhead(): boolean {
    const first = this.LA(1).tokenType;
    if (first.CATEGORIES?.[0] !== t.Name || !this.isAtLineStart()) return false;

    const next = this.LA(2);
    return statementsAndNames.has(first)
      ? startsOfAmounts.has(next.tokenType) || tokenMatcher(next, t.PlainName)
      : tokenMatcher(next, t.Name);
  }

  private isAtLineStart(): boolean {
    if (this.lines === undefined) return false;
    const { startOffset } = this.LA(1);
    const lineStart = this.lines.lastIndexOf("\n", startOffset - 1) + 1;
    return this.lines.slice(lineStart, startOffset).trim() === "";
  }

  /** Is the word after this one `of`? */
  protected isOfNext(): boolean {
    return this.LA(2).tokenType === t.Of;
  }

  /** Returns whether this `for` begins a loop: by `each`, or by the `in` behind a name. */
  protected isLoopAhead(): boolean {
    const third = this.LA(3).tokenType;
    return this.LA(2).tokenType === t.Each || third === t.In || third === t.Colon;
  }

  /** Returns whether `first` or `last` begins a search: by the `in` behind a name. */
  protected isFoundAhead(): boolean {
    const third = this.LA(3).tokenType;
    const isNamed = tokenMatcher(this.LA(2), t.Name);
    return isNamed && (third === t.In || third === t.Colon);
  }

  /** Is the word after this one `player`? */
  protected isPlayerNext(): boolean {
    return this.LA(2).tokenType === t.Player;
  }

  /** Is the word after this one `from`? */
  protected isFromNext(): boolean {
    return this.LA(2).tokenType === t.From;
  }

  /** Returns whether the next number in a given fact is the count of the name behind it. */
  protected isCountAhead(): boolean {
    if (!tokenMatcher(this.LA(2), t.Name)) return false;
    const at = this.nextIndex();
    const known = this.factsAhead;
    const facts =
      known !== undefined && known.start <= at && at < known.end
        ? known
        : new FactsAhead(this.input, at);
    this.factsAhead = facts;
    return facts.isCount(at) ?? this.isCountLikely();
  }

  /** Guesses the same where the facts have syntax errors. */
  private isCountLikely(): boolean {
    if (this.lines === undefined) return behindCounts.has(this.LA(3).tokenType);
    const between = this.lines.slice(this.LA(1).startOffset, this.LA(2).startOffset);
    return !between.includes("\n");
  }

  private nextIndex(): number {
    // The parser counts this for itself; its types do not say so.
    return (this as unknown as { readonly currIdx: number }).currIdx + 1;
  }

  /** Begins with other tokens. */
  protected begin(tokens: IToken[], lines: string | undefined): void {
    this.lines = lines;
    this.factsAhead = undefined;
    this.resetRecoverySteps();
    this.input = tokens;
  }

  /** Does a range such as `1..6` begin here, and not the name of a type? */
  protected isRangeAhead(): boolean {
    return startsOfRanges.has(this.LA(1).tokenType) || signsInRanges.has(this.LA(2).tokenType);
  }
}

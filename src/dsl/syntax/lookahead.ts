// What the grammar looks at beyond the next token, where a word may be a name or not.

import { CstParser, type IParserConfig, type IToken, tokenMatcher } from "chevrotain";
import { FactsAhead } from "./facts-ahead.ts";
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

/** What stands behind a thing that is counted. */
const behindCounts = new Set([t.Comma, t.At, t.Semicolon, t.RightBrace, t.LeftParen]);

/** Rules in rules; texts by people stay below 60. Deep texts would be slow to recover in. */
const MOST_RULES = 1_000;

export class LookingAhead extends CstParser {
  /**
   * The text the tokens are from, where the parser is to be helped by its lines. Line breaks mean
   * nothing in a text that is right; in one that is not, they say where something was to begin.
   */
  protected lines: string | undefined;
  private factsAhead: FactsAhead | undefined;

  constructor(config: IParserConfig) {
    super([...t.tokenTypes], config);
  }

  /**
   * Does a declaration or statement seem to begin here, as in `value toll`, and not an expression with
   * a name that is also such a word? Lines help to say so: there, with a name or amount behind.
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

  /** Gives up, as when the stack is full, where one rule stands in too many others. */
  protected refuseDepth(): void {
    // The parser counts this for itself; its types do not say so.
    const { RULE_STACK_IDX: depth } = this as unknown as { readonly RULE_STACK_IDX: number };
    if (depth > MOST_RULES) throw new RangeError("The text is nested too deeply.");
  }

  /** Is the word after this one `of`? */
  protected isOfNext(): boolean {
    return this.LA(2).tokenType === t.Of;
  }

  /** Does a loop begin with this `for`? It does with `each`; without it, the `in` behind a name tells. */
  protected isLoopAhead(): boolean {
    const third = this.LA(3).tokenType;
    return this.LA(2).tokenType === t.Each || third === t.In || third === t.Colon;
  }

  /** Is the word after this one `player`? */
  protected isPlayerNext(): boolean {
    return this.LA(2).tokenType === t.Player;
  }

  /** Is the word after this one `from`? */
  protected isFromNext(): boolean {
    return this.LA(2).tokenType === t.From;
  }

  /** Is the number that comes next, in a fact, the count of the name behind it? */
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

  /** The same where the facts cannot be read as a whole. */
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
    this.input = tokens;
  }

  /** Does a range such as `1..6` begin here, and not the name of a type? */
  protected isRangeAhead(): boolean {
    return startsOfRanges.has(this.LA(1).tokenType) || signsInRanges.has(this.LA(2).tokenType);
  }
}

// Trivia between tokens: comments, line breaks, blank lines.

import type { CstElement, IToken } from "chevrotain";
import { lineFinder } from "../source/source.ts";

/** A comment on a line of its own. */
interface CommentLine {
  readonly text: string;
  readonly hasBlankBefore: boolean;
}

/** What stands around one token. */
interface Around {
  /** Comments on lines of their own, between the token before and this one. */
  readonly above: readonly CommentLine[];
  /** The comment that ends the line of this token. */
  readonly behind: string | undefined;
  /** Is it the first token of its line? */
  readonly startsLine: boolean;
  /** Is there a blank line before it, or before the comments above it? */
  readonly hasBlankBefore: boolean;
  /** Is there a blank line between the comments above it and itself? */
  readonly hasBlankBelowComments: boolean;
}

/** The tokens of a file with what stands around them. */
export interface Trivia {
  readonly tokens: readonly IToken[];
  around(token: IToken): Around;
  /** Counted from 1. */
  lineOf(token: IToken): number;
  /** The token in front of this one; in front of the first there is none. */
  before(token: IToken): IToken | undefined;
  /** The token behind this one; behind the last there is none. */
  after(token: IToken): IToken | undefined;
  /** All tokens from one to another, both of them included. */
  between(first: IToken, last: IToken): readonly IToken[];
  firstOf(element: CstElement): IToken;
  lastOf(element: CstElement): IToken;
  /** The comments behind the last token, the first of which may end its line. */
  readonly atEnd: Around;
}

export function readTrivia(
  text: string,
  tokens: readonly IToken[],
  comments: readonly IToken[],
): Trivia {
  const line = lineFinder(text);
  // The indices of the tokens that start and end at an offset. Maps would take ten times the memory.
  const starts = new Uint32Array(text.length + 1);
  const ends = new Uint32Array(text.length + 1);
  tokens.forEach(({ startOffset, image }, index) => {
    starts[startOffset] = index;
    ends[startOffset + image.length] = index;
  });
  const lines = Uint32Array.from(tokens, ({ startOffset }) => line(startOffset));

  let rest = 0;
  let lineBefore = 0;
  const arounds: Mutable<Around>[] = [];
  const readGap = (end: number, endLine: number): Mutable<Around> => {
    let above: CommentLine[] = noComments;
    let [lastLine, hasBlankBefore] = [lineBefore, false];
    for (let comment = comments[rest]; comment && comment.startOffset < end; ) {
      const at = line(comment.startOffset);
      const last = arounds.at(-1);
      const isBehind = at === lineBefore && last !== undefined && last.behind === undefined;
      if (isBehind) last.behind = comment.image.trimEnd();
      else {
        const hasBlank = lastLine > 0 && at > lastLine + 1;
        if (above.length === 0) [above, hasBlankBefore] = [[], hasBlank];
        above.push({ text: comment.image.trimEnd(), hasBlankBefore: hasBlank });
      }
      lastLine = at;
      rest += 1;
      comment = comments[rest];
    }
    const hasBlank = lastLine > 0 && endLine > lastLine + 1;
    if (above.length === 0) hasBlankBefore = hasBlank;
    const startsLine = endLine > lineBefore;
    const hasBlankBelowComments = above.length > 0 && hasBlank;
    return { above, behind: undefined, startsLine, hasBlankBefore, hasBlankBelowComments };
  };
  tokens.forEach(({ startOffset }, index) => {
    const own = lines[index] ?? 0;
    arounds.push(readGap(startOffset, own));
    lineBefore = own;
  });
  const atEnd = readGap(Number.POSITIVE_INFINITY, 0);

  const indexOf = (token: IToken) => starts[token.startOffset] ?? 0;
  // Every node that is laid out begins and ends with a token.
  const tokenAt = (index: number | undefined) => tokens[index ?? 0] as IToken;
  return {
    tokens,
    atEnd,
    // `arounds` has one entry for each token.
    around: (token) => arounds[indexOf(token)] as Around,
    lineOf: (token) => lines[indexOf(token)] ?? 0,
    before: (token) => tokens[indexOf(token) - 1],
    after: (token) => tokens[indexOf(token) + 1],
    between: (first, last) => tokens.slice(indexOf(first), indexOf(last) + 1),
    firstOf: (element) =>
      "children" in element ? tokenAt(starts[element.location?.startOffset ?? 0]) : element,
    lastOf: (element) =>
      "children" in element ? tokenAt(ends[(element.location?.endOffset ?? 0) + 1]) : element,
  };
}

/** Shared by all tokens without comments, which are most. */
const noComments: CommentLine[] = [];

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

// Finds unclosed braces.

import type { IToken } from "chevrotain";
import { LeftBrace, RightBrace } from "./tokens.ts";

/**
 * The `{` that most likely lacks its `}`, looking at the tokens before `end`. A `}` at the start of
 * a line stands as far in as the line of its `{`; the first pair that does not is the suspect.
 */
export function openBrace(
  text: string,
  tokens: readonly IToken[],
  end: IToken,
): IToken | undefined {
  const open: IToken[] = [];
  let suspect: IToken | undefined;
  for (const token of tokens) {
    if (token === end) break;
    if (token.tokenType === LeftBrace) {
      if (open.length === 0) suspect = undefined;
      open.push(token);
    }
    if (token.tokenType === RightBrace) {
      const partner = open.pop();
      if (partner !== undefined && !fits(text, partner, token)) suspect ??= partner;
    }
  }
  return open.length === 0 ? undefined : (suspect ?? open.at(-1));
}

/** The innermost `{` that is open in front of `end`. */
export function innermostBrace(tokens: readonly IToken[], end: IToken): IToken | undefined {
  const open: IToken[] = [];
  for (const token of tokens) {
    if (token === end) break;
    if (token.tokenType === LeftBrace) open.push(token);
    if (token.tokenType === RightBrace) open.pop();
  }
  return open.at(-1);
}

function fits(text: string, open: IToken, close: IToken): boolean {
  const before = text.slice(lineStart(text, close.startOffset), close.startOffset);
  return before.trim() !== "" || before.length === indentAt(text, open.startOffset);
}

function indentAt(text: string, offset: number): number {
  const line = text.slice(lineStart(text, offset), offset);
  return line.length - line.trimStart().length;
}

function lineStart(text: string, offset: number): number {
  return text.lastIndexOf("\n", offset - 1) + 1;
}

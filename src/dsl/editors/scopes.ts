// The scopes of TextMate themes for what a token is.

import type { Highlight } from "../syntax/tokens.ts";

/** The scope of everything in a text of rules. */
export const rootScope = "source.regel";

/** What themes know; names have scopes of their own where their place tells what they are. */
const scopes: Readonly<Record<Exclude<Highlight, "name">, string>> = {
  declaration: "storage.type.regel",
  statement: "keyword.control.regel",
  word: "keyword.other.regel",
  constant: "constant.language.regel",
  operator: "keyword.operator.regel",
  punctuation: "punctuation.regel",
  number: "constant.numeric.regel",
  string: "string.quoted.double.regel",
  comment: "comment.line.double-slash.regel",
};

/** The scope of tokens of that kind. */
export function scopeOf(highlight: Exclude<Highlight, "name">): string {
  return scopes[highlight];
}

/** What a token is whose scopes a grammar gave, the innermost last; without any of ours, a name. */
export function highlightOfScopes(found: readonly string[]): Highlight {
  for (const scope of found.toReversed()) {
    const match = Object.entries(scopes).find(([, own]) => own === scope);
    // The keys of the table are highlights.
    if (match !== undefined) return match[0] as Highlight;
  }
  return "name";
}

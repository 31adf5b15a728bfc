import { Lexer } from "chevrotain";
import fc from "fast-check";
import { expect, test } from "vitest";
import { tokenize } from "../../src/dsl/syntax/lexer.ts";
import { tokenTypes, vocabulary } from "../../src/dsl/syntax/tokens.ts";
import { rulesFiles } from "../support/rules-files.ts";

// The patterns of the token list say what a token is; our lexer has to find the same.

const byPatterns = new Lexer([...tokenTypes], { positionTracking: "onlyOffset" });

function expected(text: string) {
  const { tokens, groups, errors } = byPatterns.tokenize(text);
  const withEnd = (token: (typeof tokens)[number]) => ({
    ...token,
    endOffset: token.startOffset + token.image.length - 1,
  });
  return {
    tokens: tokens.map(withEnd),
    comments: (groups.comments ?? []).map(withEnd),
    skipped: errors.map(({ offset, length }) => ({ offset, length })),
  };
}

test("all rules are split as the patterns of the token list say", () => {
  for (const { text } of rulesFiles) expect(tokenize(text)).toEqual(expected(text));
});

const signs = [
  ...'{}()[],:;.=<>+-*/"\\!&|„“”«»_$äÿɏ\u0250\u2028\uFEFF\u00A0\n\r\t ',
  "😀",
  "\uD800",
];
const pieces = fc.constantFrom(...vocabulary().keys(), ...signs, "yes/no", "yes/", "12", "0", "a1");

test.each([
  ["any text", fc.string({ unit: "binary", maxLength: 60 })],
  ["any heap of words", fc.array(pieces, { maxLength: 12 }).map((words) => words.join(""))],
])("%s is split as the patterns of the token list say", (_, texts) => {
  const isSame = (text: string) => {
    expect(tokenize(text)).toEqual(expected(text));
  };
  fc.assert(fc.property(texts, isSame), { numRuns: 2_000 });
});

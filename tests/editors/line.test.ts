// The pattern by which pages colour single lines, against the TextMate grammar's own test data.

import { expect, test } from "vitest";
import { linePattern } from "../../src/dsl/editors/line.ts";
import { parse } from "../../src/dsl/syntax/parse.ts";
import { highlightOf, reservedWords } from "../../src/dsl/syntax/tokens.ts";
import { rulesFiles } from "../support/rules-files.ts";

const pattern = new RegExp(linePattern(), "g");
const reserved = new Set(reservedWords());

test("a line is taken apart as the language reads it", () => {
  expect(parts('needs free: max > 3 // "x"')).toEqual([
    ["needs", "statement"],
    ["free", "name"],
    [":", "punctuation"],
    ["max", "name"],
    [">", "operator"],
    ["3", "number"],
    ['// "x"', "comment"],
  ]);
  expect(parts('mark wet: yes/no { de "ä{b}" }')).toEqual([
    ["mark", "declaration"],
    ["wet", "name"],
    [":", "punctuation"],
    ["yes/no", "constant"],
    ["{", "punctuation"],
    ["de", "word"],
    ['"ä{b}"', "string"],
    ["}", "punctuation"],
  ]);
});

test.each(rulesFiles)("$path: reserved words, numbers, texts and signs", ({ path, text }) => {
  const { tokens, comments } = parse({ path, text });
  const found = highlightsOf(text);
  const wrong = [...tokens, ...comments].filter(({ tokenType, image, startOffset }) => {
    // What may be a name is decided by its surroundings, of which a line shows only some.
    const isSure = reserved.has(image) || !/^[a-z]/i.test(image);
    return isSure && found.get(startOffset) !== highlightOf(tokenType);
  });
  expect(wrong.map(({ image }) => image)).toEqual([]);
});

function parts(line: string): [string, string | undefined][] {
  return matchesIn(line).map(({ 0: part, groups }) => [part, groupOf(groups)]);
}

function highlightsOf(text: string): Map<number, string | undefined> {
  const found = new Map<number, string | undefined>();
  let offset = 0;
  for (const line of text.split("\n")) {
    for (const { index, groups } of matchesIn(line)) found.set(offset + index, groupOf(groups));
    offset += line.length + 1;
  }
  return found;
}

function matchesIn(line: string): RegExpExecArray[] {
  return [...line.matchAll(pattern)].filter(([part]) => part.trim() !== "");
}

function groupOf(groups: Record<string, string> = {}): string | undefined {
  return Object.keys(groups).find((name) => groups[name] !== undefined);
}

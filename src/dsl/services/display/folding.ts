// What can be folded away: blocks, runs of comments, and the sections between headings.

import type { IToken } from "chevrotain";
import { lineFinder, type RulesFile } from "../../source/source.ts";
import type { Parsed } from "../../syntax/parse.ts";
import * as t from "../../syntax/tokens.ts";

export interface FoldingRange {
  /** Lines counted from 1; both belong to the range, the first stays in sight. */
  readonly first: number;
  readonly last: number;
  readonly kind: "block" | "comment" | "section";
}

const heading = /^\/\/ .*-----/;

/** The ranges of a file in the order of their first lines. */
export function foldingRanges({ text }: RulesFile, { tokens, comments }: Parsed): FoldingRange[] {
  const lineOf = lineFinder(text);
  const lines = text.split("\n");
  const ranges = [
    ...blocks(tokens, lineOf),
    ...commentRuns(comments, lines, lineOf),
    ...sections(comments, lines, lineOf),
  ];
  return ranges.filter(({ first, last }) => last > first).sort((a, b) => a.first - b.first);
}

type LineOf = (offset: number) => number;

function blocks(tokens: readonly IToken[], lineOf: LineOf): FoldingRange[] {
  const open: number[] = [];
  return tokens.flatMap(({ tokenType, startOffset }) => {
    if (tokenType === t.LeftBrace) open.push(startOffset);
    if (tokenType !== t.RightBrace) return [];
    const start = open.pop();
    if (start === undefined) return [];
    // The closing brace stays in sight, too.
    return [{ first: lineOf(start), last: lineOf(startOffset) - 1, kind: "block" as const }];
  });
}

/** Comments on lines of their own that follow each other. */
function commentRuns(
  comments: readonly IToken[],
  lines: readonly string[],
  lineOf: LineOf,
): FoldingRange[] {
  const own = comments
    .filter(({ image }) => !heading.test(image))
    .map(({ startOffset }) => lineOf(startOffset))
    .filter((line) => lines[line - 1]?.trimStart().startsWith("//"));
  const runs: FoldingRange[] = [];
  for (const line of own) {
    const before = runs.at(-1);
    if (before?.last === line - 1) runs[runs.length - 1] = { ...before, last: line };
    else runs.push({ first: line, last: line, kind: "comment" });
  }
  return runs;
}

/** From a heading `// Fish ------` to the last written line before the next one. */
function sections(
  comments: readonly IToken[],
  lines: readonly string[],
  lineOf: LineOf,
): FoldingRange[] {
  const heads = comments
    .filter(({ image }) => heading.test(image))
    .map(({ startOffset }) => lineOf(startOffset));
  return heads.map((first, index) => {
    let last = (heads[index + 1] ?? lines.length + 1) - 1;
    while (last > first && lines[last - 1]?.trim() === "") last -= 1;
    return { first, last, kind: "section" as const };
  });
}

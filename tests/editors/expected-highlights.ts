// How each token of a text is to be coloured, by the lexer and the parser.

import type { RulesFile } from "../../src/dsl/source/source.ts";
import { parse } from "../../src/dsl/syntax/parse.ts";
import { type Highlight, highlightOf, reservedWords } from "../../src/dsl/syntax/tokens.ts";

const reserved = reservedWords();

/** Returns `line: token: expected, found: text` for each token whose colour is not that of its kind. */
export function highlightDifferences(
  source: RulesFile,
  highlightAt: (offset: number) => Highlight,
): string[] {
  const { tokens, comments, ast } = parse(source);
  const names = namePlaces(ast);
  return [...tokens, ...comments].flatMap(({ tokenType, image, startOffset }) => {
    const expected = names.has(startOffset) ? "name" : highlightOf(tokenType);
    const is = highlightAt(startOffset);
    if (is === expected) return [];
    const line = source.text.slice(0, startOffset).split("\n").length;
    return [`${line}: ${image}: ${expected}, ${is}: ${source.text.split("\n")[line - 1]}`];
  });
}

/**
 * Rules that have no name of their own are called by their word (`proves flow`), which keeps its
 * colour; so does the dot that stands for an empty space of a board.
 */
function isName(text: string): boolean {
  return /^[a-z]/i.test(text) && !reserved.includes(text);
}

/** Where names stand, also those that are words elsewhere. */
function namePlaces(node: unknown, places = new Set<number>()): Set<number> {
  if (typeof node !== "object" || node === null) return places;
  if ("text" in node && typeof node.text === "string" && "span" in node) {
    if (isName(node.text)) places.add((node.span as { start: number }).start);
  }
  for (const child of Object.values(node)) namePlaces(child, places);
  return places;
}

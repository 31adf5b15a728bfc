// The TextMate grammar against the lexer and the parser, on every file of rules.

import { createHighlighterCore, type HighlighterCore, type LanguageRegistration } from "shiki/core";
import { createOnigurumaEngine } from "shiki/engine/oniguruma";
import { beforeAll, expect, test } from "vitest";
import { highlightOfScopes } from "../../src/dsl/editors/scopes.ts";
import { textmateGrammar } from "../../src/dsl/editors/textmate.ts";
import type { RulesFile } from "../../src/dsl/source/source.ts";
import { parse } from "../../src/dsl/syntax/parse.ts";
import { highlightOf, reservedWords } from "../../src/dsl/syntax/tokens.ts";
import { rulesFiles } from "../support/rules-files.ts";

const reserved = reservedWords();
let highlighter: HighlighterCore;

beforeAll(async () => {
  highlighter = await createHighlighterCore({
    langs: [textmateGrammar() as LanguageRegistration],
    themes: [{ name: "scopes", settings: [] }],
    engine: createOnigurumaEngine(import("shiki/wasm")),
  });
});

test.each(rulesFiles)("$path: every token has the scope of what it is", (source) => {
  expect(differences(source)).toEqual([]);
});

/** `line: token: expected, found` for each token whose colour is not that of its kind. */
function differences(source: RulesFile): string[] {
  const found = scopesIn(source.text);
  const { tokens, comments, ast } = parse(source);
  const names = namePlaces(ast);
  return [...tokens, ...comments].flatMap(({ tokenType, image, startOffset }) => {
    const expected = names.has(startOffset) ? "name" : highlightOf(tokenType);
    const is = highlightOfScopes(found.get(startOffset) ?? []);
    if (is === expected) return [];
    const line = source.text.slice(0, startOffset).split("\n").length;
    return [`${line}: ${image}: ${expected}, ${is}: ${source.text.split("\n")[line - 1]}`];
  });
}

/** The scopes of each character at which a token of the grammar begins or goes on. */
function scopesIn(text: string): Map<number, readonly string[]> {
  const lines = highlighter.codeToTokensBase(text, {
    // A busy machine must not make it stop in the middle of a line.
    tokenizeTimeLimit: 0,
    lang: "regel",
    theme: "scopes",
    includeExplanation: "scopeName",
  });
  const scopes = new Map<number, readonly string[]>();
  for (const token of lines.flat()) {
    let at = token.offset;
    for (const { content, scopes: found } of token.explanation ?? []) {
      const own = found.map(({ scopeName }) => scopeName);
      for (let index = 0; index < content.length; index++) scopes.set(at + index, own);
      at += content.length;
    }
  }
  return scopes;
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

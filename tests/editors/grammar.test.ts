// The TextMate grammar against the lexer and the parser, on every file of rules.

import { createHighlighterCore, type HighlighterCore, type LanguageRegistration } from "shiki/core";
import { createOnigurumaEngine } from "shiki/engine/oniguruma";
import { beforeAll, expect, test } from "vitest";
import { highlightOfScopes } from "../../src/dsl/editors/scopes.ts";
import { textmateGrammar } from "../../src/dsl/editors/textmate.ts";
import { rulesFiles } from "../support/rules-files.ts";
import { repetitions } from "../support/soak.ts";
import { highlightDifferences } from "./expected-highlights.ts";

let highlighter: HighlighterCore;

beforeAll(async () => {
  highlighter = await createHighlighterCore({
    langs: [textmateGrammar() as LanguageRegistration],
    themes: [{ name: "scopes", settings: [] }],
    engine: createOnigurumaEngine(import("shiki/wasm")),
  });
});

/** In the short form one file in so many. */
const step = repetitions({ short: 3, long: 1 });

test.each(rulesFiles.filter((_, index) => index % step === 0))(
  "$path: every token has the scope of what it is",
  (source) => {
    const scopes = scopesIn(source.text);
    const highlightAt = (offset: number) => highlightOfScopes(scopes.get(offset) ?? []);
    expect(highlightDifferences(source, highlightAt)).toEqual([]);
  },
);

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

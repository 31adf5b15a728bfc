// The grammar of the language for tree-sitter (https://tree-sitter.github.io). It takes a text apart
// into tokens, blocks, boards and positions; which of the words that may also be names are keywords,
// the queries say, from the same contexts as the TextMate grammar.

import { groupBy } from "../source/group-by.ts";
import {
  type Highlight,
  highlightOf,
  reservedWords,
  tokenTypes,
  vocabulary,
} from "../syntax/tokens.ts";

/** A part of a rule, as tree-sitter writes grammars in JSON. */
type Part =
  | { readonly type: "STRING" | "PATTERN"; readonly value: string }
  | { readonly type: "SYMBOL"; readonly name: string }
  | { readonly type: "SEQ" | "CHOICE"; readonly members: readonly Part[] }
  | { readonly type: "REPEAT" | "IMMEDIATE_TOKEN"; readonly content: Part }
  | { readonly type: "PREC" | "PREC_DYNAMIC"; readonly value: number; readonly content: Part }
  | {
      readonly type: "ALIAS";
      readonly content: Part;
      readonly named: true;
      readonly value: string;
    };

const seq = (...members: Part[]): Part => ({ type: "SEQ", members });
const choice = (...members: Part[]): Part => ({ type: "CHOICE", members });
const repeat = (content: Part): Part => ({ type: "REPEAT", content });
const prec = (value: number, content: Part): Part => ({ type: "PREC", value, content });
const symbol = (name: string): Part => ({ type: "SYMBOL", name });
const literal = (value: string): Part => ({ type: "STRING", value });
const pattern = (value: string): Part => ({ type: "PATTERN", value });
const immediate = (value: string): Part => ({
  type: "IMMEDIATE_TOKEN",
  content: prec(1, pattern(value)),
});
const alias = (content: Part, value: string): Part => ({
  type: "ALIAS",
  content,
  named: true,
  value,
});
const within = (...members: Part[]): Part =>
  seq(literal("{"), repeat(choice(symbol("newline"), ...members)), literal("}"));

/** Returns the grammar as data: what tree-sitter makes a parser of. */
export function treeSitterGrammar() {
  const groups = sureTokens();
  const name = choice(symbol("identifier"), symbol("contextual"));
  const tokens = [...groups.keys(), "number", "string"].map(symbol);
  return {
    name: "regel",
    word: "identifier",
    rules: {
      file: repeat(choice(symbol("newline"), symbol("_item"))),
      _item: choice(...tokens, name, symbol("block"), symbol("picture"), symbol("given")),
      block: within(symbol("_item")),
      // What is drawn row by row: cells are no words, whatever they look like.
      picture: {
        type: "PREC_DYNAMIC",
        value: 1,
        content: seq(
          alias(symbol(wordNode("board")), "declaration"),
          name,
          alias(literal("of"), "word"),
          name,
          symbol("cells"),
        ),
      },
      cells: within(
        alias(symbol("identifier"), "cell"),
        alias(choice(literal("de"), literal("en")), "word"),
        alias(literal("."), "punctuation"),
        alias(literal(".."), "operator"),
        symbol("number"),
        symbol("string"),
      ),
      // The position in which an example starts: names are those of things, whatever else they mean.
      given: prec(1, seq(alias(symbol(wordNode("given")), "word"), symbol("position"))),
      position: within(alias(symbol("identifier"), "thing"), ...tokens, symbol("facts")),
      facts: within(alias(symbol("identifier"), "thing"), ...tokens, symbol("cells")),
      ...Object.fromEntries(
        [...groups].map(([highlight, texts]) => [highlight, choice(...texts.map(literal))]),
      ),
      contextual: choice(...contextualWords().map((word) => symbol(wordNode(word)))),
      ...Object.fromEntries(contextualWords().map((word) => [wordNode(word), literal(word)])),
      identifier: pattern("[A-Za-z][A-Za-z0-9]*"),
      number: pattern("[0-9]+"),
      string: seq(
        literal('"'),
        repeat(
          choice(
            immediate('[^"\\\\{}\\r\\n]+'),
            symbol("escape"),
            symbol("hole"),
            immediate("[{}]"),
          ),
        ),
        immediate('"'),
      ),
      escape: immediate("\\\\[^\\r\\n]"),
      hole: immediate('\\{[^{}"\\r\\n]*\\}'),
      comment: pattern("//[^\\r\\n]*"),
      newline: pattern("\\n"),
    } satisfies Record<string, Part>,
    extras: [pattern("[ \\t\\r]"), symbol("comment")],
    conflicts: [["contextual", "picture"]],
    precedences: [],
    externals: [],
    inline: [],
    supertypes: ["contextual"],
  };
}

/** The words of the language that may also be names. */
export function contextualWords(): string[] {
  const reserved = new Set(reservedWords());
  return [...vocabulary().keys()].filter((word) => !reserved.has(word));
}

/** The node of a word that may also be a name: each has its own, so that queries find it at once. */
export function wordNode(word: string): string {
  return `${word}_word`;
}

/** Reserved words and signs by what they are; braces are part of blocks. */
function sureTokens(): ReadonlyMap<Highlight, readonly string[]> {
  const reserved = reservedWords();
  const sure = tokenTypes.flatMap((type) => {
    const { PATTERN: text } = type;
    if (typeof text !== "string" || text === "{" || text === "}") return [];
    return vocabulary().has(text) && !reserved.includes(text) ? [] : [{ type, text }];
  });
  const groups = groupBy(sure, ({ type }) => highlightOf(type));
  return new Map([...groups].map(([highlight, all]) => [highlight, all.map(({ text }) => text)]));
}

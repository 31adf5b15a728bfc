// Colours of a text of rules by its words alone, at once and in the page: what names mean is told
// by the language server a little later.

import { linePattern } from "regel:highlight";
import { HighlightStyle, StreamLanguage, syntaxHighlighting } from "@codemirror/language";
import type { Extension } from "@codemirror/state";
import { Tag } from "@lezer/highlight";
import type { Highlight } from "../../../../dsl/index.ts";

const kinds: Readonly<Record<Highlight, Tag>> = {
  declaration: Tag.define(),
  statement: Tag.define(),
  word: Tag.define(),
  constant: Tag.define(),
  operator: Tag.define(),
  punctuation: Tag.define(),
  name: Tag.define(),
  number: Tag.define(),
  string: Tag.define(),
  comment: Tag.define(),
};

const pattern = new RegExp(linePattern, "y");

interface Reading {
  /** How many braces are open. */
  depth: number;
}

const language = StreamLanguage.define<Reading>({
  name: "regel",
  startState: () => ({ depth: 0 }),
  copyState: ({ depth }) => ({ depth }),
  token(stream, reading) {
    pattern.lastIndex = stream.pos;
    const found = pattern.exec(stream.string);
    stream.pos += Math.max(1, found?.[0].length ?? 0);
    if (found?.[0] === "{") reading.depth += 1;
    if (found?.[0] === "}") reading.depth = Math.max(0, reading.depth - 1);
    const groups = Object.entries(found?.groups ?? {});
    return groups.find(([, text]) => text !== undefined)?.[0] ?? null;
  },
  indent: ({ depth }, textAfter, { unit }) =>
    Math.max(0, depth - (textAfter.startsWith("}") ? 1 : 0)) * unit,
  tokenTable: kinds,
  languageData: {
    commentTokens: { line: "//" },
    closeBrackets: { brackets: ["(", "[", "{", '"'] },
    indentOnInput: /^\s*\}$/,
  },
});

const style = HighlightStyle.define([
  { tag: kinds.declaration, color: "var(--code-declaration)", fontWeight: "700" },
  { tag: kinds.statement, color: "var(--code-statement)", fontWeight: "700" },
  { tag: kinds.word, color: "var(--code-word)" },
  { tag: [kinds.constant, kinds.number], color: "var(--code-number)" },
  { tag: [kinds.operator, kinds.punctuation], color: "var(--code-sign)" },
  { tag: kinds.string, color: "var(--code-string)" },
  { tag: kinds.comment, color: "var(--code-comment)", fontStyle: "italic" },
]);

/** The language of rules, as far as single lines tell. */
export const colours: Extension = [language, syntaxHighlighting(style)];

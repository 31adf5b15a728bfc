// The TextMate grammar of the language: for editors, for pages and for the terminal.

import { declarationWords, reservedWords } from "../syntax/tokens.ts";
import { contextualPattern, namePattern, plainWords } from "./contexts.ts";
import { reservedPatterns, signPatterns, type TokenPattern, wordPatterns } from "./patterns.ts";
import { rootScope, scopeOf } from "./scopes.ts";

/** One rule of a TextMate grammar, as far as ours needs it. */
interface GrammarRule {
  readonly name?: string;
  readonly match?: string;
  readonly begin?: string;
  readonly end?: string;
  readonly captures?: Captures;
  readonly beginCaptures?: Captures;
  readonly endCaptures?: Captures;
  readonly patterns?: readonly GrammarRule[];
  readonly include?: string;
}

type Captures = Readonly<Record<string, Pick<GrammarRule, "name" | "patterns">>>;

interface Grammar {
  readonly name: string;
  readonly displayName: string;
  readonly scopeName: string;
  readonly fileTypes: readonly string[];
  readonly patterns: readonly GrammarRule[];
  readonly repository: Readonly<Record<string, { readonly patterns: readonly GrammarRule[] }>>;
}

/** The whole grammar as data. */
export function textmateGrammar(): Grammar {
  return {
    name: "regel",
    displayName: "Regelwerk",
    scopeName: rootScope,
    fileTypes: ["regel"],
    patterns: [
      "comment",
      "string",
      "picture",
      "given",
      "declaration",
      "word",
      "name",
      "number",
      "sign",
    ].map((key) => ({ include: `#${key}` })),
    repository: {
      comment: { patterns: [{ name: scopeOf("comment"), match: "//.*$" }] },
      string: { patterns: strings },
      picture: { patterns: [picture] },
      given: { patterns: [given] },
      declaration: { patterns: [...declarations(), reading, player] },
      word: { patterns: rules(wordPatterns()) },
      reserved: { patterns: rules(reservedPatterns()) },
      name: { patterns: names },
      number: { patterns: [{ name: scopeOf("number"), match: "(?<![A-Za-z])[0-9]+" }] },
      sign: { patterns: rules(signPatterns()) },
    },
  };
}

function rules(patterns: readonly TokenPattern[]): GrammarRule[] {
  return patterns.map(({ highlight, pattern }) =>
    highlight === "name" ? { match: pattern } : { name: scopeOf(highlight), match: pattern },
  );
}

const strings: readonly GrammarRule[] = [
  {
    name: scopeOf("string"),
    begin: '"',
    end: '"|$',
    beginCaptures: { 0: { name: "punctuation.definition.string.begin.regel" } },
    endCaptures: { 0: { name: "punctuation.definition.string.end.regel" } },
    patterns: [
      { name: "constant.character.escape.regel", match: '\\\\["\\\\]' },
      { name: "invalid.illegal.escape.regel", match: "\\\\." },
      {
        name: "meta.embedded.hole.regel",
        match: '(\\{)([^{}"]*)(\\})',
        captures: {
          1: { name: "punctuation.section.embedded.begin.regel" },
          2: { name: "variable.other.hole.regel" },
          3: { name: "punctuation.section.embedded.end.regel" },
        },
      },
    ],
  },
  { name: scopeOf("string"), match: '[„“”«»][^"„“”«»]*(?:["„“”«»]|$)' },
];

/** What is drawn row by row: cells, which are no words, whatever they look like. */
const cells: readonly GrammarRule[] = [
  { include: "#comment" },
  { include: "#string" },
  { name: scopeOf("word"), match: '\\b(?:de|en)\\b(?=[ \\t]+")' },
  { name: "constant.other.cell.regel", match: "\\b[A-Za-z][A-Za-z0-9]*\\b" },
  { include: "#number" },
  { include: "#sign" },
];

const picture: GrammarRule = {
  begin: `\\b(board)[ \\t]+(${namePattern})[ \\t]+(of)[ \\t]+(${namePattern})[ \\t]*(\\{)`,
  end: "\\}",
  beginCaptures: {
    1: { name: scopeOf("declaration") },
    2: { name: "entity.name.section.regel" },
    3: { name: scopeOf("word") },
    4: { name: "entity.name.type.regel" },
    5: { name: scopeOf("punctuation") },
  },
  endCaptures: { 0: { name: scopeOf("punctuation") } },
  patterns: cells,
};

/** `name { … }` among what an example starts from. */
function named(word: GrammarRule[], inner: readonly GrammarRule[]): GrammarRule {
  return {
    begin: "\\b([A-Za-z][A-Za-z0-9]*)[ \\t]*(\\{)",
    end: "\\}",
    beginCaptures: { 1: { patterns: word }, 2: { name: scopeOf("punctuation") } },
    endCaptures: { 0: { name: scopeOf("punctuation") } },
    patterns: inner,
  };
}

const variable: GrammarRule = { name: "variable.other.regel", match: ".+" };

/** The position in which an example starts: names are those of things, whatever else they mean. */
const given: GrammarRule = {
  begin: "\\b(given)[ \\t]*(\\{)",
  end: "\\}",
  beginCaptures: {
    1: { name: scopeOf("word") },
    2: { name: scopeOf("punctuation") },
  },
  endCaptures: { 0: { name: scopeOf("punctuation") } },
  patterns: [
    { include: "#comment" },
    named(
      [{ name: scopeOf("declaration"), match: "\\btable\\b" }, variable],
      [
        { include: "#comment" },
        named([variable], cells),
        { include: "#reserved" },
        { name: scopeOf("word"), match: "(?<!\\.)\\bempty\\b" },
        { include: "#name" },
        { include: "#number" },
        { include: "#sign" },
      ],
    ),
    { include: "#reserved" },
    { name: scopeOf("word"), match: contextualPattern("players") },
    { include: "#name" },
    { include: "#number" },
    { include: "#sign" },
  ],
};

/** What the names are that a declaration introduces; all others are variables. */
const kinds: Readonly<Record<string, string>> = {
  ...grouped("entity.name.type.regel", "enum", "family", "shape", "die"),
  ...grouped("entity.name.function.regel", "action", "to", "value", "table"),
  ...grouped("entity.name.function.regel", "requirement", "cost", "event"),
  ...grouped("entity.name.section.regel", "game", "example", "variant", "question", "source"),
};

function grouped(scope: string, ...words: string[]): Record<string, string> {
  return Object.fromEntries(words.map((word) => [word, scope]));
}

/** A word that declares, and the name it declares. */
function declarations(): GrammarRule[] {
  const words = declarationWords().filter((word) => !plainWords.includes(word));
  const scopes = [...new Set(words.map(declaredScope))];
  return scopes.map((scope) => {
    const own = words.filter((word) => declaredScope(word) === scope);
    const starts = own.map((word) => (word === "to" ? "^to\\b" : declaring(word)));
    return {
      match: `(${starts.join("|")})[ \\t]+(${namePattern})`,
      captures: { 1: { name: scopeOf("declaration") }, 2: { name: scope } },
    };
  });
}

function declaring(word: string): string {
  return reservedWords().includes(word) ? `\\b${word}\\b` : `(?:${contextualPattern(word)})`;
}

function declaredScope(word: string): string {
  return kinds[word] ?? "variable.other.declaration.regel";
}

const reading: GrammarRule = {
  match: `(${declaring("reading")})[ \\t]+(${namePattern})`,
  captures: { 1: { name: scopeOf("word") }, 2: { name: "entity.name.section.regel" } },
};

/** Who plays in an example. */
const player: GrammarRule = {
  match: "\\b(?:(when)|(then))[ \\t]+([A-Z][A-Za-z0-9]*)\\b",
  captures: {
    1: { name: scopeOf("declaration") },
    2: { name: scopeOf("statement") },
    3: { name: "variable.other.player.regel" },
  },
};

const names: readonly GrammarRule[] = [
  { name: "invalid.illegal.name.regel", match: "[A-Za-z0-9]*[_$À-ÖØ-öø-ɏ][A-Za-z0-9_$À-ÖØ-öø-ɏ]*" },
  {
    match: "(\\.)[ \\t]*(?!worth\\b)([A-Za-z][A-Za-z0-9]*)",
    captures: { 1: { name: scopeOf("punctuation") }, 2: { name: "variable.other.property.regel" } },
  },
  { name: "variable.other.property.regel", match: "\\b[A-Za-z][A-Za-z0-9]*(?=[ \\t]*:)" },
  { name: "entity.name.function.call.regel", match: "\\b[a-z][A-Za-z0-9]*(?=\\()" },
  { name: "entity.name.type.regel", match: "\\b[A-Z][A-Za-z0-9]*\\b" },
  { name: "variable.other.regel", match: "\\b[a-z][A-Za-z0-9]*\\b" },
];

// Syntax errors of the parser as facts in the terms of the language.

import {
  EOF,
  type IParserErrorMessageProvider,
  type IRecognitionException,
  type IToken,
  type TokenType,
  tokenMatcher,
} from "chevrotain";
import type { DiagnosticCode, Facts, LabelId } from "../diagnostics/catalog.ts";
import type { Expected, SyntaxCategory } from "../diagnostics/facts/syntax-facts.ts";
import type { RulesFile } from "../source/source.ts";
import type { Span } from "../source/span.ts";
import { innermostBrace, openBrace } from "./braces.ts";
import { nearestWord, otherName } from "./keyword-typos.ts";
import { syntaxExamples } from "./syntax-examples.ts";
import * as t from "./tokens.ts";

/** Error messages that consist of the names of the expected tokens. */
export const expectedTokens: IParserErrorMessageProvider = {
  buildMismatchTokenMessage: ({ expected }) => expected.name,
  buildNotAllInputParsedMessage: () => EOF.name,
  buildNoViableAltMessage: ({ expectedPathsPerAlt }) => firstOfPaths(expectedPathsPerAlt.flat()),
  buildEarlyExitMessage: ({ expectedIterationPaths }) => firstOfPaths(expectedIterationPaths),
};

function firstOfPaths(paths: readonly (readonly TokenType[])[]): string {
  return [...new Set(paths.map((path) => path[0]?.name ?? EOF.name))].join(" ");
}

/** A syntax error, before it becomes a diagnostic. */
export interface SyntaxDiagnostic<C extends DiagnosticCode = DiagnosticCode> {
  readonly code: C;
  readonly span: Span;
  readonly facts: Facts[C];
  readonly labels?: readonly { readonly span: Span; readonly label: LabelId }[];
}

// Rules whose alternatives have one name for people.
const thingOfRule: Readonly<Record<string, SyntaxCategory>> = {
  operand: "value",
  type: "type",
  statement: "statement",
  declaration: "declaration",
};

// What may come before a closing brace besides it.
const beforeBrace: Readonly<Record<string, readonly Expected[]>> = {
  block: [{ thing: "statement" }],
  cost: [{ thing: "statement" }],
  action: [{ thing: "statement" }],
  board: [{ thing: "cell" }],
  cells: [{ thing: "cell" }],
  textBody: [{ thing: "text" }],
  enumeration: [{ thing: "name" }],
  gameOption: [{ thing: "name" }],
  facts: [{ thing: "name" }],
  look: [{ thing: "name" }],
  rating: [{ thing: "name" }],
  requirement: [{ word: "needs" }, { word: "let" }],
  ranking: [{ word: "most" }, { word: "fewest" }],
  counter: [{ thing: "text" }, { word: "starts" }, { word: "max" }, { word: "beyond" }],
  game: [{ thing: "text" }, { word: "players" }, { word: "points" }, { word: "credit" }],
  example: [{ word: "given" }, { word: "when" }, { word: "then" }, { word: "chance" }],
};

/** The last token of what a condition asks about. */
const operandEnds = [t.Name, t.Integer, t.RightBracket, t.RightParen];

/** Converts a parser error into a diagnostic in the terms of the language. */
export class Stumble {
  readonly found: IToken;
  private readonly previous: IToken | undefined;
  private readonly rules: readonly string[];
  private readonly expected: readonly TokenType[];
  private readonly source: RulesFile;
  private readonly tokens: readonly IToken[];

  /** `index` is that of the token at which the parser stopped. */
  constructor(
    source: RulesFile,
    tokens: readonly IToken[],
    index: number,
    error: IRecognitionException,
  ) {
    this.source = source;
    this.tokens = tokens;
    this.found = error.token;
    this.previous = tokens[index - 1];
    this.rules = error.context.ruleStack;
    this.expected = error.message.split(" ").flatMap((name) => t.tokenNamed(name) ?? []);
  }

  /** Returns `undefined` if the cause has been reported already. */
  report(): SyntaxDiagnostic | undefined {
    const { tokenType, image } = this.found;
    const span = this.foundSpan();
    if (tokenType === t.Semicolon) return { code: "semicolon", span, facts: {} };
    if (this.expects(t.RightBrace) && this.beginsDeclaration()) return this.missingBrace();
    const membership = this.membership();
    if (membership !== undefined) return membership;
    if (this.rule() === "file") return this.leftOver();
    if (this.expectsName() && t.vocabulary().has(image) && this.isOnSameLine()) {
      return { code: "reserved-word", span, facts: { word: image, better: otherName(image) } };
    }
    return this.doesNotFit();
  }

  /** Reports `colour in net` where the condition `colour is in net` was meant. */
  private membership(): SyntaxDiagnostic<"does-not-fit"> | undefined {
    const { found, previous } = this;
    // At the end of a condition the parser stops at `in`; elsewhere it takes it for `in any order`.
    const isOrder = this.rule() === "inAnyOrder" && nearestWord(found.image, ["any"]) === undefined;
    const word = isOrder ? previous : found;
    const before = this.tokens[this.tokens.indexOf(found) - (isOrder ? 2 : 1)];
    if (word?.tokenType !== t.In || before === undefined || !this.isOnOneLine(before, word)) return;
    if (!isOrder && ![t.LeftBrace, t.Then, t.RightParen].some((type) => this.expects(type))) return;
    if (!operandEnds.some((type) => tokenMatcher(before, type))) return;
    return {
      code: "does-not-fit",
      span: this.spanOf(word),
      facts: {
        after: before.image,
        found: word.image,
        expected: [{ word: "is in" }],
        example: undefined,
        nearest: "is in",
      },
    };
  }

  /** Reports tokens between declarations. */
  private leftOver(): SyntaxDiagnostic | undefined {
    const { image, tokenType } = this.found;
    const span = this.foundSpan();
    if (tokenType === t.RightBrace) {
      const isExtra = innermostBrace(this.tokens, this.found) === undefined;
      return isExtra ? { code: "extra-brace", span, facts: {} } : undefined;
    }
    const after = this.isOnSameLine() ? this.previous?.image : undefined;
    const nearest = nearestWord(image, t.declarationWords());
    const example = after === undefined ? undefined : this.exampleOfDeclaration();
    return { code: "left-over", span, facts: { found: image, after, nearest, example } };
  }

  /** Returns how the declaration before the found token is written. */
  private exampleOfDeclaration(): string | undefined {
    const before = this.tokens.slice(0, this.tokens.indexOf(this.found));
    const word = before.findLast(({ tokenType }) => t.highlightOf(tokenType) === "declaration");
    return word && syntaxExamples[word.image];
  }

  private missingBrace(): SyntaxDiagnostic | undefined {
    const open = openBrace(this.source.text, this.tokens, this.found);
    if (open === undefined) return undefined;
    return {
      code: "missing-brace",
      span: this.previous ? this.spanOf(this.previous) : this.foundSpan(),
      facts: {},
      labels: [{ span: this.spanOf(open), label: "opened-here" }],
    };
  }

  private doesNotFit(): SyntaxDiagnostic<"does-not-fit"> {
    const { previous } = this;
    const atEnd = this.found.tokenType === EOF;
    const isNewItem = !this.isOnSameLine() && this.isInList();
    const here = this.isOnSameLine() || previous === undefined || isNewItem;
    return {
      code: "does-not-fit",
      span: (!here || atEnd) && previous ? this.spanOf(previous) : this.foundSpan(),
      facts: {
        after: isNewItem && !atEnd ? undefined : previous?.image,
        found: here && !atEnd ? this.found.image : undefined,
        expected: this.expectedThings(),
        example: this.example(),
        nearest: here && !atEnd ? this.nearest() : undefined,
      },
    };
  }

  /**
   * Returns the parts of `expected`, with categories such as `expression` in place of their tokens.
   */
  private expectedThings(): Expected[] {
    const thing = thingOfRule[this.rule()];
    if (thing !== undefined) return [{ thing }];

    const before = this.expects(t.RightBrace) ? (beforeBrace[this.rule()] ?? []) : [];
    return this.expected.includes(t.Your)
      ? [{ thing: "value" }]
      : [...before, ...this.expected.map(expectedOf)];
  }

  private nearest(): string | undefined {
    if (!tokenMatcher(this.found, t.Name)) return undefined;
    const possible = this.expected.flatMap(({ PATTERN }) =>
      typeof PATTERN === "string" ? [PATTERN] : [],
    );
    const inBlock = beforeBrace[this.rule()]?.some((one) => "thing" in one);
    const statements = inBlock && this.expects(t.RightBrace) ? t.statementWords() : [];
    return nearestWord(this.found.image, [...possible, ...statements]);
  }

  private example(): string | undefined {
    if (this.expects(t.RightParen) || this.expects(t.RightBracket)) return undefined;
    const rule = this.rules.findLast((name) => syntaxExamples[name] !== undefined);
    return rule && syntaxExamples[rule];
  }

  private rule(): string {
    return this.rules.at(-1) ?? "file";
  }

  private expects(type: TokenType): boolean {
    return this.expected.includes(type);
  }

  private expectsName(): boolean {
    return !this.expected.includes(t.Your) && (this.expects(t.Name) || this.expects(t.PlainName));
  }

  private beginsDeclaration(): boolean {
    const { tokenType } = this.found;
    return (
      tokenType === EOF || (t.highlightOf(tokenType) === "declaration" && !this.isOnSameLine())
    );
  }

  /**
   * Returns whether elements follow each other here, so that the found token was meant as the next
   * one.
   */
  private isInList(): boolean {
    return this.expects(t.RightBrace) || /item$|^(statement|given|step)$/i.test(this.rule());
  }

  /** Does what was found stand on the line of what is before it? */
  private isOnSameLine(): boolean {
    const { previous, found } = this;
    if (previous === undefined || found.tokenType === EOF) return false;
    return this.isOnOneLine(previous, found);
  }

  private isOnOneLine(first: IToken, second: IToken): boolean {
    return !this.source.text.slice(first.startOffset, second.startOffset).includes("\n");
  }

  private foundSpan(): Span {
    if (this.found.tokenType !== EOF) return this.spanOf(this.found);
    const end = this.source.text.length;
    return { file: this.source.path, start: end, end };
  }

  private spanOf({ startOffset, image }: IToken): Span {
    return { file: this.source.path, start: startOffset, end: startOffset + image.length };
  }
}

function expectedOf(type: TokenType): Expected {
  if (type === t.Name || type === t.PlainName) return { thing: "name" };
  if (type === t.Integer) return { thing: "number" };
  if (type === t.Str) return { thing: "quoted" };
  return { word: typeof type.PATTERN === "string" ? type.PATTERN : type.name };
}

// What the parser stumbled over, as facts in the words of the language.

import {
  EOF,
  type IParserErrorMessageProvider,
  type IRecognitionException,
  type IToken,
  type TokenType,
  tokenMatcher,
} from "chevrotain";
import type { Code, Facts, Label } from "../diagnostics/catalog.ts";
import type { Expected, Thing } from "../diagnostics/syntax-facts.ts";
import type { Source } from "../source/source.ts";
import type { Span } from "../source/span.ts";
import { openBrace } from "./braces.ts";
import { nearestWord } from "./spelling.ts";
import { examples } from "./syntax-examples.ts";
import * as t from "./tokens.ts";

/** The parser's message is nothing but the names of the tokens that would have fitted. */
export const expectedTokens: IParserErrorMessageProvider = {
  buildMismatchTokenMessage: ({ expected }) => expected.name,
  buildNotAllInputParsedMessage: () => EOF.name,
  buildNoViableAltMessage: ({ expectedPathsPerAlt }) => firstOfPaths(expectedPathsPerAlt.flat()),
  buildEarlyExitMessage: ({ expectedIterationPaths }) => firstOfPaths(expectedIterationPaths),
};

function firstOfPaths(paths: readonly (readonly TokenType[])[]): string {
  return [...new Set(paths.map((path) => path[0]?.name ?? EOF.name))].join(" ");
}

/** One report, before it becomes a diagnostic. */
export interface Report<C extends Code = Code> {
  readonly code: C;
  readonly span: Span;
  readonly facts: Facts[C];
  readonly labels?: readonly { readonly span: Span; readonly label: Label }[];
}

// Rules whose alternatives have one name for people.
const thingOfRule: Readonly<Record<string, Thing>> = {
  primary: "value",
  type: "type",
  statement: "statement",
  declaration: "declaration",
};

// What may come before a closing brace besides it.
const thingBeforeBrace: Readonly<Record<string, Thing>> = {
  block: "statement",
  cost: "statement",
  action: "statement",
  board: "cell",
  cells: "cell",
  textBody: "text",
  enumeration: "name",
  gameOption: "name",
};

/** A problem of the parser, told in the words of the language. */
export class Stumble {
  readonly found: IToken;
  private readonly previous: IToken | undefined;
  private readonly rules: readonly string[];
  private readonly expected: readonly TokenType[];
  private readonly source: Source;
  private readonly tokens: readonly IToken[];

  constructor(source: Source, tokens: readonly IToken[], error: IRecognitionException) {
    this.source = source;
    this.tokens = tokens;
    this.found = error.token;
    const index = tokens.indexOf(error.token);
    this.previous = tokens[(index === -1 ? tokens.length : index) - 1];
    this.rules = error.context.ruleStack;
    this.expected = error.message.split(" ").flatMap((name) => t.tokenNamed(name) ?? []);
  }

  report(): Report {
    return this.slip() ?? this.doesNotFit();
  }

  /** The common slips, each with a report of its own. */
  private slip(): Report | undefined {
    const { tokenType, image } = this.found;
    if (tokenType === t.Semicolon) return { code: "semicolon", span: this.foundSpan(), facts: {} };
    if (this.expects(t.RightBrace) && this.beginsDeclaration()) return this.missingBrace();
    if (tokenType === t.RightBrace && this.rule() === "file") {
      return { code: "extra-brace", span: this.foundSpan(), facts: {} };
    }
    if (tokenType === t.Equals && this.mayBeIs()) {
      return { code: "equals-for-is", span: this.foundSpan(), facts: {} };
    }
    if (this.expectsName() && t.vocabulary().has(image) && this.isOnSameLine()) {
      return { code: "reserved-word", span: this.foundSpan(), facts: { word: image } };
    }
    return undefined;
  }

  private missingBrace(): Report {
    const open = openBrace(this.source.text, this.tokens, this.found);
    return {
      code: "missing-brace",
      span: this.previous ? this.spanOf(this.previous) : this.foundSpan(),
      facts: {},
      labels: open ? [{ span: this.spanOf(open), label: "opened-here" }] : [],
    };
  }

  private doesNotFit(): Report<"does-not-fit"> {
    const here = this.isOnSameLine() || this.previous === undefined;
    const atEnd = this.found.tokenType === EOF;
    const { previous } = this;
    return {
      code: "does-not-fit",
      span: (!here || atEnd) && previous ? this.spanOf(previous) : this.foundSpan(),
      facts: {
        after: previous?.image,
        found: here && !atEnd ? this.found.image : undefined,
        expected: this.expectedThings(),
        example: this.example(),
        nearest: this.nearest(),
      },
    };
  }

  /** The parts of `expected`, told as things where a whole kind of thing is possible. */
  private expectedThings(): Expected[] {
    const thing = thingOfRule[this.rule()];
    if (thing !== undefined) return [{ thing }];
    if (this.expected.includes(EOF)) return [{ thing: "declaration" }];

    const before = thingBeforeBrace[this.rule()];
    const loop = before !== undefined && this.expects(t.RightBrace) ? [{ thing: before }] : [];
    return this.expected.includes(t.Your)
      ? [{ thing: "value" }]
      : [...loop, ...this.expected.map(expectedOf)];
  }

  private nearest(): string | undefined {
    if (!tokenMatcher(this.found, t.Name)) return undefined;
    const possible = this.expected.flatMap(({ PATTERN }) =>
      typeof PATTERN === "string" ? [PATTERN] : [],
    );
    const list = thingBeforeBrace[this.rule()] === "statement" ? t.statementWords() : [];
    const top = this.rule() === "file" ? t.declarationWords() : [];
    return nearestWord(this.found.image, [...possible, ...list, ...top]);
  }

  private example(): string | undefined {
    const rule = this.rules.findLast((name) => examples[name] !== undefined);
    return rule && examples[rule];
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

  /** `=` where an expression could go on, or where a statement or field begins with a name. */
  private mayBeIs(): boolean {
    return this.previous !== undefined && !t.vocabulary().has(this.previous.image);
  }

  private beginsDeclaration(): boolean {
    const { tokenType } = this.found;
    return (
      tokenType === EOF || (t.highlightOf(tokenType) === "declaration" && !this.isOnSameLine())
    );
  }

  /** Does what was found stand on the line of what is before it? */
  private isOnSameLine(): boolean {
    const { previous, found } = this;
    if (previous === undefined || found.tokenType === EOF) return false;
    return !this.source.text.slice(previous.startOffset, found.startOffset).includes("\n");
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

// Parses a text into a syntax tree. Never throws: errors are reported, and the rest is in the tree.

import type { CstNode, IRecognitionException, IToken, Rule } from "chevrotain";
import type { DiagnosticCode } from "../diagnostics/catalog.ts";
import { createDiagnostic, type Diagnostic } from "../diagnostics/diagnostic.ts";
import { controlCharacters } from "../source/control-characters.ts";
import { lineFinder, type RulesFile } from "../source/source.ts";
import type * as ast from "./ast.ts";
import type * as cst from "./cst.generated.ts";
import { expectedTokens, Stumble, type SyntaxDiagnostic } from "./errors.ts";
import { type Conversion, tokenSpan } from "./from-cst/cst-parts.ts";
import { declaredFromCst, fileFromCst } from "./from-cst/from-cst.ts";
import { replaceFormerWords } from "./grammar/former-words.ts";
import { RulesGrammar } from "./grammar/grammar.ts";
import { plainName } from "./keyword-typos.ts";
import { type SkippedText, tokenize } from "./lexer.ts";
import { withoutDepths } from "./nesting-limit.ts";
import * as t from "./tokens.ts";

export interface Parsed {
  readonly ast: ast.File;
  /** In the order of the text. */
  readonly diagnostics: readonly Diagnostic[];
  readonly tokens: readonly IToken[];
  readonly comments: readonly IToken[];
}

/** The CST takes several times the memory of all else, and only the formatter reads it. */
interface ParsedWithCst extends Parsed {
  readonly cst: CstNode;
}

/** Spelling errors with an unambiguous correction: the tree is complete despite them. */
const understood: ReadonlySet<DiagnosticCode> = new Set<DiagnosticCode>([
  "borrowed-sign",
  "condition-after-statement",
  "curly-quotes",
  "equals-for-is",
  "family-text",
  "hidden-character",
  "odd-name",
  "text-twice",
  "unknown-escape",
  "zone-on-shape",
]);

/** Returns whether a tree with such a diagnostic can be checked. */
export function isUnderstood(code: DiagnosticCode): boolean {
  return understood.has(code);
}

let parser: RulesGrammar | undefined;

/** The rules of the grammar as data, by name. */
export function grammarRules(): Readonly<Record<string, Rule>> {
  parser ??= new RulesGrammar({ errorMessageProvider: expectedTokens });
  return parser.getGAstProductions();
}

/** Reads one file. */
export function parse(source: RulesFile): Parsed {
  const { ast, diagnostics, tokens, comments } = read(source, false);
  return { ast, diagnostics, tokens, comments };
}

/** Reads one file, with its CST. */
export function parseWithCst(source: RulesFile): ParsedWithCst {
  return read(source, true);
}

/** Reads one file. Without `keepsCst`, the CST of a valid text has no declarations. */
function read(source: RulesFile, keepsCst: boolean): ParsedWithCst {
  const reports: SyntaxDiagnostic[] = [];
  const ctx = conversionOf(source, reports);
  const { tokens: written, comments, skipped } = tokenize(source.text);
  const { tokens, replaced } = replaceFormerWords(written);
  for (const text of skipped) reportCharacters(ctx, source, text);
  for (const token of tokens) reportOddities(ctx, token);
  reportHidden(ctx, source, skipped);

  const valid = new ValidDeclarations(source);
  const consumer = keepsCst ? undefined : valid.add;
  const { tree, isValid } = readTokens(ctx, source, tokens, skipped, consumer);
  if (isValid && !keepsCst) reports.push(...valid.reports);
  const file =
    isValid && !keepsCst
      ? { ...fileFromCst(ctx, tree), decls: valid.decls }
      : treeOfMeaning(withoutFollowUps(ctx, parser?.errors ?? []), tree, tokens);
  parser?.release();
  const formerWords = replaced.map((token) => formerWord(ctx, token));
  return {
    ast: withoutDepths({ ...file, formerWords }, (span) => ctx.report("too-deep", span, {})),
    diagnostics: reports.map(diagnosticFrom).sort((a, b) => a.span.start - b.span.start),
    cst: tree,
    tokens,
    comments,
  };
}

function conversionOf({ path, text }: RulesFile, reports: SyntaxDiagnostic[]): Conversion {
  return {
    file: path,
    text,
    report: (code, span, facts, labels = []) => reports.push({ code, span, facts, labels }),
  };
}

/** The declarations of a text that has had no errors so far, each converted when it has been read. */
class ValidDeclarations {
  readonly decls: ast.Declared[] = [];
  readonly reports: SyntaxDiagnostic[] = [];
  private readonly ctx: Conversion;

  constructor(source: RulesFile) {
    this.ctx = conversionOf(source, this.reports);
  }

  readonly add = (node: CstNode): void => {
    // The rule `declaration` makes nodes of that shape.
    const decl = declaredFromCst(this.ctx, node as cst.DeclarationCstNode);
    if (decl !== undefined) this.decls.push(decl);
  };
}

/** Returns a conversion that reports nothing on lines with a syntax error, which is the cause. */
function withoutFollowUps(
  ctx: Conversion,
  errors: readonly { readonly token: IToken }[],
): Conversion {
  if (errors.length === 0) return ctx;
  const lineOf = lineFinder(ctx.text);
  const lines = new Set(errors.map(({ token: { startOffset } }) => lineOf(startOffset)));
  return {
    ...ctx,
    report: (code, span, facts, labels) => {
      if (!lines.has(lineOf(span.start))) ctx.report(code, span, facts, labels);
    },
  };
}

/**
 * The number of tokens that must be parsed after an error before the next error counts as
 * independent.
 */
const FOOTING = 4;

/** Parses tokens into a CST; reports each cause of an error once. */
function readTokens(
  ctx: Conversion,
  source: RulesFile,
  tokens: IToken[],
  skipped: readonly SkippedText[],
  onDeclaration: ((node: CstNode) => void) | undefined,
): { readonly tree: cst.FileCstNode; readonly isValid: boolean } {
  parser ??= new RulesGrammar({ errorMessageProvider: expectedTokens });
  try {
    const { tree, isValid } = parser.read(source.text, tokens, onDeclaration);
    if (!isValid) reportErrors(ctx, source, tokens, skipped, parser.errors);
    // The rule `file` makes nodes of that shape.
    return { tree: tree as cst.FileCstNode, isValid };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    ctx.report("too-deep", deepest(ctx, tokens), {});
    return { tree: { name: "file", children: {} }, isValid: false };
  }
}

function reportErrors(
  ctx: Conversion,
  source: RulesFile,
  tokens: readonly IToken[],
  skipped: readonly SkippedText[],
  errors: readonly IRecognitionException[],
): void {
  // After an error the parser resumes where it can. Errors before it has resynchronized follow from
  // the previous one, unless both are superfluous tokens.
  let quietUntil = -1;
  let before: SyntaxDiagnostic | undefined;
  const indices = new Map(tokens.map((token, index) => [token, index]));
  for (const error of errors) {
    const index = indices.get(error.token) ?? tokens.length;
    const isKnown = followsSkipped(tokens, index, skipped) || isByOpenString(source, tokens, index);
    const report = isKnown ? undefined : new Stumble(source, tokens, index, error).report();
    const isLoose = report?.code === "semicolon" && before?.code === "semicolon";
    if (report !== undefined && (index > quietUntil + FOOTING || before === undefined || isLoose)) {
      ctx.report(report.code, report.span, report.facts, report.labels);
      before = report;
    }
    quietUntil = Math.max(quietUntil, index + error.resyncedTokens.length);
  }
}

/** Converts the CST to an AST, which is empty if the CST is too deep. */
function treeOfMeaning(
  ctx: Conversion,
  tree: cst.FileCstNode,
  tokens: IToken[],
): ReturnType<typeof fileFromCst> {
  try {
    return fileFromCst(ctx, tree);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    ctx.report("too-deep", deepest(ctx, tokens), {});
    return fileFromCst(ctx, { name: "file", children: {} });
  }
}

/**
 * Returns whether characters were skipped next to this token: then they are the cause of the error.
 */
function followsSkipped(
  tokens: readonly IToken[],
  index: number,
  skipped: readonly SkippedText[],
): boolean {
  const from = tokens[index - 1]?.startOffset ?? 0;
  const to = tokens[index + 1]?.startOffset ?? Number.POSITIVE_INFINITY;
  return skipped.some(({ offset }) => from <= offset && offset <= to);
}

/**
 * Returns whether an unterminated string on the line, or around the missing `}`, is the cause of
 * the error.
 */
function isByOpenString(source: RulesFile, tokens: readonly IToken[], index: number): boolean {
  const before = tokens[index - 1];
  if (before?.tokenType === t.OpenStr && before.image.includes("}")) return true;
  const from = tokens[index]?.startOffset;
  const line = from === undefined ? -1 : source.text.indexOf("\n", from);
  const end = line < 0 ? source.text.length : line;
  for (let at = index; (tokens[at]?.startOffset ?? end) < end; at += 1)
    if (tokens[at]?.tokenType === t.OpenStr) return true;
  return false;
}

/** Returns the span with the most open brackets, or the first token. */
function deepest(ctx: Conversion, tokens: readonly IToken[]): ReturnType<typeof tokenSpan> {
  let depth = 0;
  let most = -1;
  let place = tokens[0];
  for (const token of tokens) {
    if (/^[({[]$/.test(token.image)) depth += 1;
    if (/^[)}\]]$/.test(token.image)) depth -= 1;
    if (depth > most) [most, place] = [depth, token];
  }
  return place === undefined ? { file: ctx.file, start: 0, end: 0 } : tokenSpan(ctx, place);
}

function formerWord(ctx: Conversion, token: IToken): ast.FormerWord {
  const now = String(token.tokenType.PATTERN);
  return { was: token.image, now, span: tokenSpan(ctx, token) };
}

/** Characters that belong to no token. */
function reportCharacters(
  ctx: Conversion,
  source: RulesFile,
  { offset, length }: SkippedText,
): void {
  const span = { file: ctx.file, start: offset, end: offset + length };
  ctx.report("unknown-character", span, {
    character: source.text.slice(offset, offset + length),
  });
}

/** Reports invisible characters in texts and comments, except tabs and line breaks. */
function reportHidden(ctx: Conversion, source: RulesFile, skipped: readonly SkippedText[]): void {
  for (const { 0: sign, index } of source.text.matchAll(controlCharacters)) {
    if ("\t\r\n".includes(sign)) continue;
    if (skipped.some((at) => at.offset <= index && index < at.offset + at.length)) continue;
    const code = (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
    const span = { file: ctx.file, start: index, end: index + sign.length };
    ctx.report("hidden-character", span, { character: `U+${code}` });
  }
}

/** Reports tokens with an unambiguous meaning that are misspelt. */
function reportOddities(ctx: Conversion, token: IToken): void {
  const { tokenType, image } = token;
  const word = t.borrowedSigns.get(tokenType);
  if (word !== undefined) {
    const written = apart(ctx.text, token, word);
    ctx.report("borrowed-sign", tokenSpan(ctx, token), { sign: image, word, written });
  }
  if (tokenType === t.OpenStr) ctx.report("open-string", tokenSpan(ctx, token), {});
  if (tokenType === t.CurlyStr) {
    const straight = `"${image.slice(1, -1).replaceAll("\\", "\\\\")}"`;
    ctx.report("curly-quotes", tokenSpan(ctx, token), { straight });
  }
  if (tokenType === t.OddName) {
    ctx.report("odd-name", tokenSpan(ctx, token), { name: image, better: plainName(image) });
  }
  if (tokenType === t.Str && image.includes("\\")) reportEscapes(ctx, token);
}

function reportEscapes(ctx: Conversion, { image, startOffset }: IToken): void {
  for (const { 0: written, index } of image.matchAll(/\\./g)) {
    if (written === '\\"' || written === "\\\\") continue;
    const start = startOffset + index;
    const span = { file: ctx.file, start, end: start + 2 };
    ctx.report("unknown-escape", span, { written, better: plainly(written) });
  }
}

/**
 * Returns the most likely meaning of an unknown escape: of `
 * ` a space, of `\'` the character itself.
 */
function plainly(written: string): string {
  const sign = written.charAt(1);
  if (/[nrt]/.test(sign)) return " ";
  return /[A-Za-z0-9{}]/.test(sign) ? `\\${written}` : sign;
}

/**
 * Returns a word with the spaces that separate it from its neighbours, as a replacement of a
 * symbol.
 */
function apart(text: string, { startOffset, image }: IToken, word: string): string {
  const before = text.charAt(startOffset - 1);
  const after = text.charAt(startOffset + image.length);
  return `${/[\w)\]}"]/.test(before) ? " " : ""}${word}${/[\w({"-]/.test(after) ? " " : ""}`;
}

function diagnosticFrom({ code, span, facts, labels = [] }: SyntaxDiagnostic): Diagnostic {
  return createDiagnostic({ code, severity: "error", span, facts, labels });
}

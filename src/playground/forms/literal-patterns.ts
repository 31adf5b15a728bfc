// Patterns of source text: literal values, numbers in expressions and statements, and the text
// around them.

import type { ast, RulesFile, Span } from "../../dsl/index.ts";

/** An editable literal as source text; without a span if the text does not contain it. */
export interface LiteralValue {
  readonly text: string;
  readonly span: Span | undefined;
  /** Whether it is a member of an enum. */
  readonly isMember?: true;
}

/** Values with the pieces of text around them: n values have n + 1 pieces. */
export interface LiteralPattern {
  readonly pieces: readonly string[];
  readonly values: readonly LiteralValue[];
}

export type SourceTexts = ReadonlyMap<string, string>;

/** Indexes source texts by path. */
export function textsOf(sources: readonly RulesFile[]): SourceTexts {
  return new Map(sources.map(({ path, text }) => [path, text]));
}

/** Returns the text of a span, or "" if the file is unknown. */
export function sliceOf(texts: SourceTexts, { file, start, end }: Span): string {
  return texts.get(file)?.slice(start, end) ?? "";
}

/** Returns the text with these values. */
export function fillPattern({ pieces }: LiteralPattern, values: readonly string[]): string {
  return pieces.map((piece, i) => piece + (values[i] ?? "")).join("");
}

/** Returns the literal of one token: `3`, `-1`, `yes`, `red`. */
export function readSimpleValue(expr: ast.Expr | undefined): LiteralValue | undefined {
  if (expr === undefined) return undefined;
  const { span } = expr;
  switch (expr.kind) {
    case "int":
      return { text: String(expr.value), span };
    case "bool":
      return { text: expr.value ? "yes" : "no", span };
    case "none":
      return { text: "none", span };
    case "ref":
      return { text: expr.name.text, span };
    case "unary":
      return expr.op === "-" && expr.of.kind === "int"
        ? { text: String(-expr.of.value), span }
        : undefined;
    default:
      return undefined;
  }
}

/**
 * Returns a pattern of literals with the same text between them, or `undefined` if one is not a
 * literal.
 */
export function readValueList(
  exprs: readonly ast.Expr[],
  between = ", ",
): LiteralPattern | undefined {
  const values = exprs.flatMap((expr) => readSimpleValue(expr) ?? []);
  if (values.length < exprs.length || values.length === 0) return undefined;
  return createListPattern(values, between);
}

/** Creates a pattern of values with a separator. */
export function createListPattern(values: readonly LiteralValue[], between = ", "): LiteralPattern {
  return { values, pieces: ["", ...values.slice(1).map(() => between), ""] };
}

/** Creates the pattern of a span with placeholders for the values. */
export function createSpanPattern(
  texts: SourceTexts,
  span: Span,
  values: readonly LiteralValue[],
): LiteralPattern {
  const pieces: string[] = [];
  let from = span.start;
  for (const value of values) {
    if (value.span === undefined) continue;
    pieces.push(sliceOf(texts, { ...span, start: from, end: value.span.start }));
    from = value.span.end;
  }
  pieces.push(sliceOf(texts, { ...span, start: from }));
  return { pieces, values };
}

/** Creates the pattern of statements in braces; a variant may have replaced some of them. */
export function createBlockPattern(
  texts: SourceTexts,
  body: ast.Block,
  values: readonly LiteralValue[],
): LiteralPattern {
  const { statements, span } = body;
  const lines = statements.map((one) =>
    createSpanPattern(texts, one.span, values.filter(isIn(one.span))),
  );
  const pieces = [opening(texts, body)];
  for (const [i, line] of lines.entries()) {
    const [first = "", ...rest] = line.pieces;
    pieces[pieces.length - 1] += (i === 0 ? "" : gap(texts, statements, i)) + first;
    pieces.push(...rest);
  }
  const last = statements.at(-1)?.span;
  const isOpen = pieces[0]?.includes("\n") === true || last?.file !== span.file;
  pieces[pieces.length - 1] += isOpen ? "\n}" : " }";
  return { pieces, values };
}

function isIn(outer: Span): (value: LiteralValue) => boolean {
  return ({ span }) =>
    span !== undefined &&
    span.file === outer.file &&
    span.start >= outer.start &&
    span.end <= outer.end;
}

/** Returns the text before the first statement, if it is only white space. */
function opening(texts: SourceTexts, { statements, span }: ast.Block): string {
  const [first] = statements;
  if (first === undefined || !isIn(span)({ text: "", span: first.span })) return "{\n";
  const before = sliceOf(texts, { ...span, end: first.span.start });
  return /^\{\s*$/.test(before) ? before : "{\n";
}

/** Returns the text between a statement and its predecessor. */
function gap(texts: SourceTexts, statements: readonly ast.Stmt[], i: number): string {
  const [before, after] = [statements[i - 1]?.span, statements[i]?.span];
  if (before === undefined || after === undefined) return "";
  const isNext = before.file === after.file && before.end <= after.start;
  return isNext ? sliceOf(texts, { ...after, start: before.end, end: after.start }) : "\n";
}

/** The names of all members of enums. */
export type Members = ReadonlySet<string>;

/** Returns the names of all enum members. */
export function membersIn(decls: readonly ast.Decl[]): Members {
  const all = decls.flatMap((decl) => (decl.kind === "enum" ? decl.members : []));
  return new Set(all.map(({ name }) => name.text));
}

/** Returns all numbers and enum members in a tree, in source order. */
export function valuesIn(tree: unknown, members: Members): LiteralValue[] {
  const found = new Map<number, LiteralValue>();
  for (const node of nodesIn(tree)) {
    const { kind, span } = node;
    if (kind === "int") found.set(span.start, { text: `${node.value}`, span });
    if (kind === "ref" && members.has(node.name.text)) {
      found.set(span.start, { text: node.name.text, span, isMember: true });
    }
  }
  return [...found].toSorted(([a], [b]) => a - b).map(([, value]) => value);
}

/**
 * Returns the literals in the operands of statements: amounts of gaining, paying, scoring, drawing,
 * rolling, advancing and repeating; enum members also of indexes, assigned values and arguments.
 */
export function amountsIn(tree: unknown, members: Members): LiteralValue[] {
  const nodes = [...nodesIn(tree)];
  const named = valuesIn(nodes.flatMap(namedBy), members).filter(({ isMember }) => isMember);
  return inOrder([...valuesIn(nodes.flatMap(amountsOf), members), ...named]);
}

/** Returns all numbers in a block, and the enum members in operands of its statements. */
export function detailsIn(body: ast.Block, members: Members): LiteralValue[] {
  const numbers = valuesIn(body, new Set());
  return inOrder([...numbers, ...amountsIn(body, members)]);
}

/** Removes repeated spans and sorts by position. */
function inOrder(values: readonly LiteralValue[]): LiteralValue[] {
  const once = new Map(values.map((value) => [value.span?.start ?? 0, value]));
  return [...once].toSorted(([a], [b]) => a - b).map(([, value]) => value);
}

type TreeNode = ast.Stmt | ast.Expr;

/** Iterates over all nodes of a tree that have a `kind`. */
function* nodesIn(tree: unknown): Generator<TreeNode> {
  if (typeof tree !== "object" || tree === null) return;
  // Every object with a `kind` in a statement or expression is a node.
  if ("kind" in tree) yield tree as TreeNode;
  for (const part of Object.values(tree)) yield* nodesIn(part);
}

function amountsOf(statement: TreeNode): (ast.Expr | undefined)[] {
  switch (statement.kind) {
    case "gain":
    case "pay":
    case "score":
      return [statement.amount];
    case "draw":
    case "roll":
      return [statement.count];
    case "advance":
      return [statement.by];
    case "repeat":
      return statement.how === "times" ? [statement.limit] : [];
    default:
      return [];
  }
}

/** Returns the operands whose enum members select what a statement applies to. */
function namedBy(statement: TreeNode): (ast.Expr | undefined)[] {
  switch (statement.kind) {
    case "gain":
    case "pay":
      return [statement.index];
    case "set":
      return "value" in statement ? [statement.value] : [];
    case "do":
      return [...statement.args];
    case "choose":
      return statement.actions.flatMap(({ args }) => args);
    default:
      return [];
  }
}

// How things stand in a text: simple values, the numbers in formulas and statements, and what is
// around them.

import type { ast, Source, Span } from "../../dsl/index.ts";

/** Something that can be entered, as it is written; without a place where nothing is written. */
export interface Value {
  readonly text: string;
  readonly span: Span | undefined;
}

/** Values with the text around them: there is one piece more than there are values. */
export interface Pattern {
  readonly pieces: readonly string[];
  readonly values: readonly Value[];
}

export type Texts = ReadonlyMap<string, string>;

export function textsOf(sources: readonly Source[]): Texts {
  return new Map(sources.map(({ path, text }) => [path, text]));
}

export function sliceOf(texts: Texts, { file, start, end }: Span): string {
  return texts.get(file)?.slice(start, end) ?? "";
}

/** The text with values in it. */
export function woven({ pieces }: Pattern, values: readonly string[]): string {
  return pieces.map((piece, i) => piece + (values[i] ?? "")).join("");
}

/** A value that is one word: `3`, `-1`, `yes`, `red`. */
export function simple(expr: ast.Expr | undefined): Value | undefined {
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

/** All of them simple, with the same text between them. */
export function listOf(exprs: readonly ast.Expr[], between = ", "): Pattern | undefined {
  const values = exprs.flatMap((expr) => simple(expr) ?? []);
  if (values.length < exprs.length || values.length === 0) return undefined;
  return listed(values, between);
}

export function listed(values: readonly Value[], between = ", "): Pattern {
  return { values, pieces: ["", ...values.slice(1).map(() => between), ""] };
}

/** The text of a span with holes where the values stand. */
export function around(texts: Texts, span: Span, values: readonly Value[]): Pattern {
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

/** Statements in braces, with holes where the values stand; a variant may have exchanged some. */
export function block(texts: Texts, body: ast.Block, values: readonly Value[]): Pattern {
  const { statements, span } = body;
  const lines = statements.map((one) => around(texts, one.span, values.filter(isIn(one.span))));
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

function isIn(outer: Span): (value: Value) => boolean {
  return ({ span }) =>
    span !== undefined &&
    span.file === outer.file &&
    span.start >= outer.start &&
    span.end <= outer.end;
}

/** What stands before the first statement, if that is nothing but space. */
function opening(texts: Texts, { statements, span }: ast.Block): string {
  const [first] = statements;
  if (first === undefined || !isIn(span)({ text: "", span: first.span })) return "{\n";
  const before = sliceOf(texts, { ...span, end: first.span.start });
  return /^\{\s*$/.test(before) ? before : "{\n";
}

/** What stands between a statement and the one before it. */
function gap(texts: Texts, statements: readonly ast.Stmt[], i: number): string {
  const [before, after] = [statements[i - 1]?.span, statements[i]?.span];
  if (before === undefined || after === undefined) return "";
  const isNext = before.file === after.file && before.end <= after.start;
  return isNext ? sliceOf(texts, { ...after, start: before.end, end: after.start }) : "\n";
}

/** Every number in a tree, in the order of the text. */
export function numbersIn(tree: unknown): Value[] {
  const found = new Map<number, Value>();
  for (const node of nodesIn(tree)) {
    if (node.kind === "int") found.set(node.span.start, { text: `${node.value}`, span: node.span });
  }
  return [...found].toSorted(([a], [b]) => a - b).map(([, value]) => value);
}

/** How much of something statements gain, pay, score, draw, roll, advance and repeat. */
export function amountsIn(tree: unknown): Value[] {
  return numbersIn([...nodesIn(tree)].flatMap(amountsOf));
}

type TreeNode = ast.Stmt | ast.Expr;

/** All parts of a tree that say what they are. */
function* nodesIn(tree: unknown): Generator<TreeNode> {
  if (typeof tree !== "object" || tree === null) return;
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

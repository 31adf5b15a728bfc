// Types and expressions, from CST to AST.

import type { CstNode } from "chevrotain";
import { joinSpans, type Span } from "../source/span.ts";
import type * as ast from "./ast.ts";
import type * as cst from "./cst.generated.ts";
import {
  type Conversion,
  first,
  isFromCst,
  nameFromCst,
  nodeSpan,
  tokenSpan,
  whole,
  written,
} from "./cst-parts.ts";
import { NotEquals } from "./tokens.ts";

/** `Sum ".." Sum`, `yes/no`, `Name ["of" Name]` */
export function typeFromCst(ctx: Conversion, node: cst.TypeCstNode): ast.Type | undefined {
  const { children } = node;
  const span = nodeSpan(ctx, node);
  if (written(children.YesNo)) return { kind: "yesno", span };

  const name = nameFromCst(ctx, children.name);
  if (name !== undefined) {
    return { kind: "named", name, of: nameFromCst(ctx, children.of), span };
  }
  const from = first(ctx, children.from, sumFromCst);
  const to = first(ctx, children.to, sumFromCst);
  return from && to && { kind: "range", from, to, span };
}

/** `(a: Type, b: Type)` */
export function paramsFromCst(
  ctx: Conversion,
  nodes: readonly cst.ParamsCstNode[] | undefined,
): ast.Param[] {
  return whole(ctx, nodes?.[0]?.children.param, paramFromCst);
}

function paramFromCst(ctx: Conversion, node: cst.ParamCstNode): ast.Param | undefined {
  const type = first(ctx, node.children.type, typeFromCst);
  return type && { name: nameFromCst(ctx, node.children.name), type, span: nodeSpan(ctx, node) };
}

/** `name(args)` without its parentheses: the name and the arguments. */
export function callFromCst(
  ctx: Conversion,
  node: cst.CallCstNode,
): { name: ast.Name; args: ast.Expr[]; span: Span } | undefined {
  const name = nameFromCst(ctx, node.children.name);
  return name && { name, args: argsFromCst(ctx, node.children.args), span: nodeSpan(ctx, node) };
}

function argsFromCst(ctx: Conversion, nodes: readonly cst.ArgsCstNode[] | undefined): ast.Expr[] {
  return whole(ctx, nodes?.[0]?.children.expression, expressionFromCst);
}

/** `x: Family in D where E` */
export function binderFromCst(ctx: Conversion, node: cst.BinderCstNode): ast.Binder | undefined {
  const { children } = node;
  const name = nameFromCst(ctx, children.name);
  const domain = first(ctx, children.domain, domainFromCst);
  if (name === undefined || domain === undefined) return undefined;

  return {
    name,
    type: nameFromCst(ctx, children.type),
    domain,
    where: first(ctx, children.where, expressionFromCst),
    span: nodeSpan(ctx, node),
  };
}

/** `A..B` or any expression */
export function domainFromCst(ctx: Conversion, node: cst.DomainCstNode): ast.Expr | undefined {
  const { children } = node;
  const from = first(ctx, children.from, operandFromCst);
  if (children.DotDot === undefined) return from;

  const to = first(ctx, children.to, sumFromCst);
  return from && to && { kind: "range", from, to, span: nodeSpan(ctx, node) };
}

// Operators, loosest first -----------------------------------------------------

/** `a or b or c` */
export function expressionFromCst(
  ctx: Conversion,
  { children }: cst.ExpressionCstNode,
): ast.Expr | undefined {
  return joined(ctx, children.operand, conjunctionFromCst, () => "or");
}

function conjunctionFromCst(
  ctx: Conversion,
  { children }: cst.ConjunctionCstNode,
): ast.Expr | undefined {
  return joined(ctx, children.operand, comparisonFromCst, () => "and");
}

/** `not a < b` is `not (a < b)`. */
function comparisonFromCst(ctx: Conversion, node: cst.ComparisonCstNode): ast.Expr | undefined {
  let result = comparedFromCst(ctx, node);
  for (const not of node.children.Not?.toReversed() ?? []) {
    if (result === undefined) return undefined;
    const span = joinSpans(tokenSpan(ctx, not), result.span);
    result = { kind: "unary", op: "not", of: result, span };
  }
  return result;
}

/** `a < b`, `a is b`, or `a` alone */
function comparedFromCst(
  ctx: Conversion,
  { children }: cst.ComparisonCstNode,
): ast.Expr | undefined {
  const left = first(ctx, children.left, sumFromCst);
  if (left === undefined) return undefined;
  if (children.predicate?.[0]) return predicateFromCst(ctx, left, children.predicate[0]);
  const order = children.order?.[0];
  if (order === undefined) return left;

  const right = first(ctx, children.right, sumFromCst);
  // The grammar allows only these four tokens under the label.
  const op = order.image as "<" | "<=" | ">" | ">=";
  return right && { kind: "binary", op, left, right, span: joinSpans(left.span, right.span) };
}

/** What follows the left side: `is empty`, `is not one of set`, `is b` */
function predicateFromCst(
  ctx: Conversion,
  left: ast.Expr,
  node: cst.PredicateCstNode,
): ast.Expr | undefined {
  const { children } = node;
  isFromCst(ctx, children.Is);
  const negated = children.Not !== undefined || children.Is?.[0]?.tokenType === NotEquals;
  const span = joinSpans(left.span, nodeSpan(ctx, node));
  const state = written(children.state);
  if (state !== undefined) {
    // The grammar allows only these three tokens under the label.
    const word = state.image as "empty" | "filled" | "full";
    return { kind: "state", of: left, state: word, negated, span };
  }
  const set = first(ctx, children.set, sumFromCst);
  if (set !== undefined) return { kind: "oneOf", of: left, set, negated, span };

  const right = first(ctx, children.value, sumFromCst);
  return right && { kind: "binary", op: negated ? "is not" : "is", left, right, span };
}

/** `a + b - c` */
export function sumFromCst(ctx: Conversion, { children }: cst.SumCstNode): ast.Expr | undefined {
  return joined(ctx, children.operand, productFromCst, (index) =>
    children.operator?.[index]?.image === "-" ? "-" : "+",
  );
}

/** `a * b mod c`, `a / b rounded up` */
function productFromCst(ctx: Conversion, { children }: cst.ProductCstNode): ast.Expr | undefined {
  let left = first(ctx, children.operand, operandFromCst);
  for (const factor of children.factor ?? []) {
    if (left === undefined) return undefined;
    left = factorFromCst(ctx, left, factor);
  }
  return left;
}

function factorFromCst(
  ctx: Conversion,
  left: ast.Expr,
  node: cst.FactorCstNode,
): ast.Expr | undefined {
  const { children } = node;
  const right = first(ctx, children.operand, operandFromCst);
  if (right === undefined) return undefined;

  const span = joinSpans(left.span, nodeSpan(ctx, node));
  if (children.Slash === undefined) {
    const op = children.operator?.[0]?.image === "mod" ? "mod" : "*";
    return { kind: "binary", op, left, right, span };
  }
  const rounded = written(children.rounded);
  return (
    rounded && {
      kind: "divide",
      left,
      right,
      rounded: rounded.image === "up" ? "up" : "down",
      span,
    }
  );
}

/** Operators of one rank, grouped to the left; a hole in any operand is a hole in the whole. */
function joined<N extends CstNode>(
  ctx: Conversion,
  operands: readonly N[] | undefined,
  convert: (ctx: Conversion, node: N) => ast.Expr | undefined,
  operator: (index: number) => ast.BinaryOp,
): ast.Expr | undefined {
  let left = first(ctx, operands, convert);
  for (const [index, node] of (operands ?? []).slice(1).entries()) {
    const right = convert(ctx, node);
    if (left === undefined || right === undefined) return undefined;
    const span = joinSpans(left.span, right.span);
    left = { kind: "binary", op: operator(index), left, right, span };
  }
  return left;
}

// Operands ---------------------------------------------------------------------

/** `-a`, `a.field`, `a[index]` */
export function operandFromCst(ctx: Conversion, node: cst.OperandCstNode): ast.Expr | undefined {
  let result = first(ctx, node.children.primary, primaryFromCst);
  for (const suffix of node.children.suffix ?? []) {
    if (result === undefined) return undefined;
    result = suffixFromCst(ctx, result, suffix);
  }
  for (const minus of node.children.Minus?.toReversed() ?? []) {
    if (result === undefined) return undefined;
    const span = joinSpans(tokenSpan(ctx, minus), result.span);
    result = { kind: "unary", op: "-", of: result, span };
  }
  return result;
}

function suffixFromCst(
  ctx: Conversion,
  of: ast.Expr,
  node: cst.SuffixCstNode,
): ast.Expr | undefined {
  const span = joinSpans(of.span, nodeSpan(ctx, node));
  const index = first(ctx, node.children.index, indexFromCst);
  if (index !== undefined) return { kind: "index", of, index, span };

  const field = nameFromCst(ctx, node.children.field);
  return field && { kind: "field", of, field, span };
}

/** `[E]` */
export function indexFromCst(
  ctx: Conversion,
  { children }: cst.IndexCstNode,
): ast.Expr | undefined {
  return first(ctx, children.expression, expressionFromCst);
}

function primaryFromCst(ctx: Conversion, node: cst.PrimaryCstNode): ast.Expr | undefined {
  const { children } = node;
  const span = nodeSpan(ctx, node);
  const integer = written(children.Integer);
  if (integer) return { kind: "int", value: Number(integer.image), span };
  if (children.named) return first(ctx, children.named, namedFromCst);
  if (children.your) {
    const name = nameFromCst(ctx, children.your[0]?.children.name);
    return name && { kind: "your", name, span };
  }
  if (written(children.Yes)) return { kind: "bool", value: true, span };
  if (written(children.No)) return { kind: "bool", value: false, span };
  if (written(children.You)) return { kind: "you", span };
  if (children.numberOf) return first(ctx, children.numberOf, numberOfFromCst);
  if (children.sumOf) return first(ctx, children.sumOf, sumOfFromCst);
  if (children.quantified) return first(ctx, children.quantified, quantifiedFromCst);
  if (children.conditional) return first(ctx, children.conditional, conditionalFromCst);
  if (children.set) {
    const members = whole(ctx, children.set[0]?.children.expression, expressionFromCst);
    return { kind: "set", members, span };
  }
  return first(ctx, children.parenthesised?.[0]?.children.expression, expressionFromCst);
}

/** `name`, `name(args)`, `name of E`; `place of you on track` is `place(you, track)`. */
function namedFromCst(ctx: Conversion, node: cst.NamedCstNode): ast.Expr | undefined {
  const { children } = node;
  const span = nodeSpan(ctx, node);
  const name = nameFromCst(ctx, children.name);
  if (name === undefined) return undefined;
  if (children.args) return { kind: "call", name, args: argsFromCst(ctx, children.args), span };
  if (children.Of === undefined) return { kind: "ref", name, span };

  const of = first(ctx, children.operand, operandFromCst);
  if (of === undefined) return undefined;
  if (children.On === undefined) return { kind: "of", name, of, span };

  const on = nameFromCst(ctx, children.on);
  return on && { kind: "call", name, args: [of, { kind: "ref", name: on, span: on.span }], span };
}

/** `number of x in D where E`, `number of different Family.field in D` */
function numberOfFromCst(ctx: Conversion, node: cst.NumberOfCstNode): ast.Expr | undefined {
  const { children } = node;
  const span = nodeSpan(ctx, node);
  if (children.Different === undefined) {
    const binder = first(ctx, children.binder, binderFromCst);
    return binder && { kind: "number", binder, span };
  }
  const family = nameFromCst(ctx, children.family);
  const field = nameFromCst(ctx, children.field);
  const domain = first(ctx, children.domain, domainFromCst);
  return family && field && domain && { kind: "different", family, field, domain, span };
}

/** `sum of E for x in D` */
function sumOfFromCst(ctx: Conversion, node: cst.SumOfCstNode): ast.Expr | undefined {
  const of = first(ctx, node.children.expression, expressionFromCst);
  const binder = first(ctx, node.children.binder, binderFromCst);
  return of && binder && { kind: "sum", of, binder, span: nodeSpan(ctx, node) };
}

/** `some x in D`, `every x in D has E` */
function quantifiedFromCst(ctx: Conversion, node: cst.QuantifiedCstNode): ast.Expr | undefined {
  const { children } = node;
  const span = nodeSpan(ctx, node);
  const binder = first(ctx, children.binder, binderFromCst);
  if (children.Every === undefined) return binder && { kind: "some", binder, span };

  const has = first(ctx, children.expression, expressionFromCst);
  return binder && has && { kind: "every", binder, has, span };
}

/** `if E then E else E` */
function conditionalFromCst(ctx: Conversion, node: cst.ConditionalCstNode): ast.Expr | undefined {
  const { children } = node;
  const condition = first(ctx, children.condition, expressionFromCst);
  const then = first(ctx, children.then, expressionFromCst);
  const otherwise = first(ctx, children.else, expressionFromCst);
  if (condition === undefined || then === undefined || otherwise === undefined) return undefined;

  return { kind: "if", condition, then, else: otherwise, span: nodeSpan(ctx, node) };
}

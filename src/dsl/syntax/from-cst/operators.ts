// Operators, comparisons and what follows them, from CST to AST.

import { type IToken, type TokenType, tokenMatcher } from "chevrotain";
import { isBinaryOp } from "../../operators/operators.ts";
import { joinSpans, type Span } from "../../source/span.ts";
import type * as ast from "../ast.ts";
import type * as cst from "../cst.generated.ts";
import { And, NotEquals, Or } from "../tokens.ts";
import {
  type Conversion,
  convertFirst,
  firstWrittenToken,
  isFromCst,
  nodeSpan,
  tokenSpan,
} from "./cst-parts.ts";
import { callFromCst, domainFromCst, operandFromCst } from "./expr.ts";

/** A sum with the `not` before it and the comparison behind it. */
interface Comparison {
  readonly nots: readonly IToken[];
  readonly sum: cst.SumCstNode | undefined;
  readonly tails: cst.TailCstNode[];
}

/** `a or not b is c`: loosest `or`, then `and`, `not`, comparisons, and the operators of sums. */
export function expressionFromCst(
  ctx: Conversion,
  { children }: cst.ExpressionCstNode,
): ast.Expr | undefined {
  const { Not: nots = [], sum = [], tail = [] } = children;
  const alternatives: Comparison[][] = [[{ nots, sum: sum[0], tails: [] }]];
  for (const node of tail) {
    const { operator, Not = [], sum: right = [] } = node.children;
    const next: Comparison = { nots: Not, sum: right[0], tails: [] };
    if (isToken(operator, Or)) alternatives.push([next]);
    else if (isToken(operator, And)) alternatives.at(-1)?.push(next);
    else alternatives.at(-1)?.at(-1)?.tails.push(node);
  }
  const operands = alternatives.map((all) =>
    joined(
      all.map((one) => comparisonFromCst(ctx, one)),
      "and",
    ),
  );
  return joined(operands, "or");
}

function isToken(tokens: readonly IToken[] | undefined, type: TokenType): boolean {
  const token = tokens?.[0];
  return token !== undefined && tokenMatcher(token, type);
}

/** Operands of one operator, grouped to the left; a hole in one is a hole in the whole. */
function joined(
  operands: readonly (ast.Expr | undefined)[],
  op: "and" | "or",
): ast.Expr | undefined {
  return operands.reduce(
    (left, right) =>
      left && right && { kind: "binary", op, left, right, span: joinSpans(left.span, right.span) },
  );
}

/** `not a < b after p` is `not ((a < b) after p)`. */
function comparisonFromCst(
  ctx: Conversion,
  { nots, sum, tails }: Comparison,
): ast.Expr | undefined {
  let result = sum && sumFromCst(ctx, sum);
  let compared: cst.TailCstNode | undefined;
  for (const tail of tails) {
    if (tail.children.After !== undefined) {
      result &&= afterFromCst(ctx, result, tail);
      continue;
    }
    if (compared === undefined) result &&= comparedFromCst(ctx, result, tail);
    else reportChain(ctx, compared, tail);
    compared ??= tail;
  }
  for (const not of nots.toReversed()) {
    if (result === undefined) return undefined;
    const span = joinSpans(tokenSpan(ctx, not), result.span);
    result = { kind: "unary", op: "not", of: result, span };
  }
  return result;
}

function reportChain(ctx: Conversion, first: cst.TailCstNode, second: cst.TailCstNode): void {
  const middle = first.children.sum?.[0];
  const { start, end } = middle === undefined ? { start: 0, end: 0 } : nodeSpan(ctx, middle);
  ctx.report("chained-comparison", nodeSpan(ctx, second), {
    middle: ctx.text.slice(start, end) || undefined,
  });
}

/** `E after p(args)` */
function afterFromCst(ctx: Conversion, of: ast.Expr, node: cst.TailCstNode): ast.Expr | undefined {
  const call = convertFirst(ctx, node.children.call, callFromCst);
  if (call === undefined) return undefined;
  const { name, args } = call;
  return { kind: "after", of, name, args, span: joinSpans(of.span, call.span) };
}

/** What follows the left side: `< b`, `is b`, `is empty`, `is not in D` */
function comparedFromCst(
  ctx: Conversion,
  left: ast.Expr,
  node: cst.TailCstNode,
): ast.Expr | undefined {
  const { children } = node;
  const span = joinSpans(left.span, nodeSpan(ctx, node));
  const right = convertFirst(ctx, children.sum, sumFromCst);
  const operator = children.operator?.[0];
  if (operator !== undefined) {
    // Besides `or` and `and`, the grammar allows only these four tokens under the label.
    const op = operator.image as "<" | "<=" | ">" | ">=";
    return right && { kind: "binary", op, left, right, span };
  }
  isFromCst(ctx, children.Is);
  const negated = children.Not !== undefined || children.Is?.[0]?.tokenType === NotEquals;
  const state = firstWrittenToken(children.state);
  if (state !== undefined) {
    // The grammar allows only these three tokens under the label.
    const word = state.image as "empty" | "filled" | "full";
    return { kind: "state", of: left, state: word, negated, span };
  }
  if (children.In !== undefined) {
    const domain = convertFirst(ctx, children.domain, domainFromCst);
    return domain && { kind: "isIn", of: left, domain, negated, span };
  }
  return right && { kind: "binary", op: negated ? "is not" : "is", left, right, span };
}

/** `a + b * c`: `*`, `/` and `mod` bind tighter than `+` and `-`. */
export function sumFromCst(ctx: Conversion, { children }: cst.SumCstNode): ast.Expr | undefined {
  let total: ast.Expr | undefined;
  let sign: "+" | "-" = "+";
  let product = convertFirst(ctx, children.operand, operandFromCst);
  for (const node of children.arithmetic ?? []) {
    const operator = node.children.operator?.[0]?.image;
    const right = convertFirst(ctx, node.children.operand, operandFromCst);
    if (product === undefined || right === undefined) return undefined;
    if (operator === "+" || operator === "-") {
      total = added(total, sign, product);
      [sign, product] = [operator, right];
    } else {
      product = multiplied(product, right, node, joinSpans(product.span, nodeSpan(ctx, node)));
    }
  }
  return product && added(total, sign, product);
}

function added(total: ast.Expr | undefined, op: "+" | "-", right: ast.Expr): ast.Expr {
  if (total === undefined) return right;
  return { kind: "binary", op, left: total, right, span: joinSpans(total.span, right.span) };
}

/** `a * b`, `a mod b`, `a / b rounded up` */
function multiplied(
  left: ast.Expr,
  right: ast.Expr,
  { children }: cst.ArithmeticCstNode,
  span: Span,
): ast.Expr | undefined {
  if (children.Slash === undefined) {
    const op = children.operator?.[0]?.image;
    if (op === undefined || !isBinaryOp(op)) return undefined;
    return { kind: "binary", op, left, right, span };
  }
  const rounded = firstWrittenToken(children.rounded)?.image;
  if (rounded === undefined) return undefined;
  return { kind: "divide", left, right, rounded: rounded === "up" ? "up" : "down", span };
}

// Types and expressions, from CST to AST.

import { isUnaryOp } from "../../operators/operators.ts";
import { joinSpans, type Span } from "../../source/span.ts";
import type * as ast from "../ast.ts";
import type * as cst from "../cst.generated.ts";
import {
  type Conversion,
  convertComplete,
  convertFirst,
  firstWrittenToken,
  nameFromCst,
  nodeSpan,
  tokenSpan,
} from "./cst-parts.ts";
import { expressionFromCst, sumFromCst } from "./operators.ts";

/** A type, or `Type or none` */
export function typeFromCst(ctx: Conversion, node: cst.TypeCstNode): ast.Type | undefined {
  const of = solidFromCst(ctx, node);
  if (of === undefined || firstWrittenToken(node.children.None) === undefined) return of;
  return { kind: "orNone", of, span: nodeSpan(ctx, node) };
}

/** `Sum ".." Sum`, `yes/no`, `Name ["of" Name]` */
function solidFromCst(ctx: Conversion, node: cst.TypeCstNode): ast.SolidType | undefined {
  const { children } = node;
  const span = nodeSpan(ctx, node);
  if (firstWrittenToken(children.YesNo)) return { kind: "yesno", span };

  const name = nameFromCst(ctx, children.name);
  if (name !== undefined) {
    return { kind: "named", name, of: nameFromCst(ctx, children.of), span };
  }
  const from = convertFirst(ctx, children.from, sumFromCst);
  const to = convertFirst(ctx, children.to, sumFromCst);
  return from && to && { kind: "range", from, to, span };
}

/** `(a: Type, b: Type)` */
export function paramsFromCst(
  ctx: Conversion,
  nodes: readonly cst.ParamsCstNode[] | undefined,
): ast.Param[] {
  return convertComplete(ctx, nodes?.[0]?.children.param, paramFromCst);
}

function paramFromCst(ctx: Conversion, node: cst.ParamCstNode): ast.Param | undefined {
  const type = convertFirst(ctx, node.children.type, typeFromCst);
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
  return convertComplete(ctx, nodes?.[0]?.children.expression, expressionFromCst);
}

/** `x: Family in D until E where F` */
export function binderFromCst(ctx: Conversion, node: cst.BinderCstNode): ast.Binder | undefined {
  const { children } = node;
  const name = nameFromCst(ctx, children.name);
  const domain = convertFirst(ctx, children.domain, domainFromCst);
  if (name === undefined || domain === undefined) return undefined;

  return {
    name,
    type: nameFromCst(ctx, children.type),
    domain,
    until: convertFirst(ctx, children.until, expressionFromCst),
    where: convertFirst(ctx, children.where, expressionFromCst),
    span: nodeSpan(ctx, node),
  };
}

/** `A..B` or any expression */
export function domainFromCst(ctx: Conversion, node: cst.DomainCstNode): ast.Expr | undefined {
  const { children } = node;
  const from = convertFirst(ctx, children.from, operandFromCst);
  if (children.DotDot === undefined) return from;

  const to = convertFirst(ctx, children.to, sumFromCst);
  return from && to && { kind: "range", from, to, span: nodeSpan(ctx, node) };
}

// Operands ---------------------------------------------------------------------

/** `-a`, `a.field`, `a[index]` */
export function operandFromCst(ctx: Conversion, node: cst.OperandCstNode): ast.Expr | undefined {
  let result = primaryFromCst(ctx, node);
  for (const suffix of node.children.suffix ?? []) {
    if (result === undefined) return undefined;
    result = suffixFromCst(ctx, result, suffix);
  }
  for (const sign of node.children.sign?.toReversed() ?? []) {
    if (result === undefined || !isUnaryOp(sign.image)) return undefined;
    const span = joinSpans(tokenSpan(ctx, sign), result.span);
    result = { kind: "unary", op: sign.image, of: result, span };
  }
  return result;
}

function suffixFromCst(
  ctx: Conversion,
  of: ast.Expr,
  node: cst.SuffixCstNode,
): ast.Expr | undefined {
  const span = joinSpans(of.span, nodeSpan(ctx, node));
  const index = convertFirst(ctx, node.children.index, indexFromCst);
  if (index !== undefined) return { kind: "index", of, index, span };

  const field = nameFromCst(ctx, node.children.field);
  return field && { kind: "field", of, field, span };
}

/** `[E]` */
export function indexFromCst(
  ctx: Conversion,
  { children }: cst.IndexCstNode,
): ast.Expr | undefined {
  return convertFirst(ctx, children.expression, expressionFromCst);
}

function primaryFromCst(ctx: Conversion, { children }: cst.OperandCstNode): ast.Expr | undefined {
  if (children.named) return convertFirst(ctx, children.named, namedFromCst);
  if (children.your) return convertFirst(ctx, children.your, yourFromCst);
  if (children.numberOf) return convertFirst(ctx, children.numberOf, numberOfFromCst);
  if (children.sumOf) return convertFirst(ctx, children.sumOf, sumOfFromCst);
  if (children.beside) return convertFirst(ctx, children.beside, besideFromCst);
  if (children.found) return convertFirst(ctx, children.found, foundFromCst);
  if (children.quantified) return convertFirst(ctx, children.quantified, quantifiedFromCst);
  if (children.conditional) return convertFirst(ctx, children.conditional, conditionalFromCst);
  if (children.set) return convertFirst(ctx, children.set, setFromCst);
  if (children.parenthesised) return convertFirst(ctx, children.parenthesised, bracketedFromCst);
  return constantFromCst(ctx, children);
}

/** `(E)`: its span covers the brackets, so that what it is part of is a whole text. */
function bracketedFromCst(ctx: Conversion, node: cst.ParenthesisedCstNode): ast.Expr | undefined {
  const expr = convertFirst(ctx, node.children.expression, expressionFromCst);
  return expr && { ...expr, span: nodeSpan(ctx, node) };
}

/** `3`, `yes`, `no`, `none`, `you` */
function constantFromCst(
  ctx: Conversion,
  { Integer, Yes, No, None, You }: cst.OperandCstChildren,
): ast.Expr | undefined {
  const token = firstWrittenToken(Integer ?? Yes ?? No ?? None ?? You);
  if (token === undefined) return undefined;
  const span = tokenSpan(ctx, token);
  if (Integer) return { kind: "int", value: Number(token.image), span };
  if (You) return { kind: "you", span };
  return None ? { kind: "none", span } : { kind: "bool", value: Yes !== undefined, span };
}

/** `your name` */
function yourFromCst(ctx: Conversion, node: cst.YourCstNode): ast.Expr | undefined {
  const name = nameFromCst(ctx, node.children.name);
  return name && { kind: "your", name, span: nodeSpan(ctx, node) };
}

/** `{a, b}` */
function setFromCst(ctx: Conversion, node: cst.SetCstNode): ast.Expr {
  const members = convertComplete(ctx, node.children.expression, expressionFromCst);
  return { kind: "set", members, span: nodeSpan(ctx, node) };
}

/** `name`, `name(args)`, `name of E`; `place of you on track` is `place(you, track)`. */
function namedFromCst(ctx: Conversion, node: cst.NamedCstNode): ast.Expr | undefined {
  const { children } = node;
  const span = nodeSpan(ctx, node);
  const name = nameFromCst(ctx, children.name);
  if (name === undefined) return undefined;
  if (children.args) return { kind: "call", name, args: argsFromCst(ctx, children.args), span };
  if (children.Of === undefined) return { kind: "ref", name, span };

  const of = convertFirst(ctx, children.operand, operandFromCst);
  if (of === undefined) return undefined;
  if (children.On === undefined) return { kind: "of", name, of, span };

  const on = nameFromCst(ctx, children.on);
  return on && { kind: "call", name, args: [of, { kind: "ref", name: on, span: on.span }], span };
}

/** `number of x in D where E`, `number of different Family.field in D`, `number of (E) in D` */
function numberOfFromCst(ctx: Conversion, node: cst.NumberOfCstNode): ast.Expr | undefined {
  const { children } = node;
  const span = nodeSpan(ctx, node);
  const binder = convertFirst(ctx, children.binder, binderFromCst);
  if (binder !== undefined) return { kind: "number", binder, span };

  const domain = convertFirst(ctx, children.domain, domainFromCst);
  if (children.Different === undefined) {
    const of = convertFirst(
      ctx,
      children.parenthesised?.[0]?.children.expression,
      expressionFromCst,
    );
    return of && domain && { kind: "howMany", of, domain, span };
  }
  const family = nameFromCst(ctx, children.family);
  const field = nameFromCst(ctx, children.field);
  return family && field && domain && { kind: "different", family, field, domain, span };
}

/** `sum of E for x in D` */
function sumOfFromCst(ctx: Conversion, node: cst.SumOfCstNode): ast.Expr | undefined {
  const of = convertFirst(ctx, node.children.expression, expressionFromCst);
  const binder = convertFirst(ctx, node.children.binder, binderFromCst);
  return of && binder && { kind: "sum", of, binder, span: nodeSpan(ctx, node) };
}

/** `next player after E` */
function besideFromCst(ctx: Conversion, node: cst.BesideCstNode): ast.Expr | undefined {
  const of = convertFirst(ctx, node.children.operand, operandFromCst);
  return of && { kind: "beside", of, span: nodeSpan(ctx, node) };
}

/** `some x in D`, `every x in D has E` */
function quantifiedFromCst(ctx: Conversion, node: cst.QuantifiedCstNode): ast.Expr | undefined {
  const { children } = node;
  const span = nodeSpan(ctx, node);
  const binder = convertFirst(ctx, children.binder, binderFromCst);
  if (children.Every === undefined) return binder && { kind: "some", binder, span };

  const has = convertFirst(ctx, children.expression, expressionFromCst);
  return binder && has && { kind: "every", binder, has, span };
}

/** `first x in D`, `last x in D` */
function foundFromCst(ctx: Conversion, node: cst.FoundCstNode): ast.Expr | undefined {
  const binder = convertFirst(ctx, node.children.binder, binderFromCst);
  const end = node.children.end?.[0]?.image === "last" ? "last" : "first";
  return binder && { kind: "find", end, binder, span: nodeSpan(ctx, node) };
}

/** `if E then E else E` */
function conditionalFromCst(ctx: Conversion, node: cst.ConditionalCstNode): ast.Expr | undefined {
  const { children } = node;
  const condition = convertFirst(ctx, children.condition, expressionFromCst);
  const then = convertFirst(ctx, children.then, expressionFromCst);
  const otherwise = convertFirst(ctx, children.else, expressionFromCst);
  if (condition === undefined || then === undefined || otherwise === undefined) return undefined;

  return { kind: "if", condition, then, else: otherwise, span: nodeSpan(ctx, node) };
}

// Narrowing: after a tested condition, flow facts prove that a zone or space is filled, or that an
// optional value is not none.

import { evaluateConstant } from "../../ir/evaluate-constant.ts";
import type * as ir from "../../ir/ir.ts";
import type * as ast from "../../syntax/ast.ts";
import type { Context } from "../context.ts";
import type { Scope } from "../scope.ts";
import { type FlowFact, hasFact, isSteady, passed } from "./flow-facts.ts";

/** Returns the scope in which a condition is true, or false. */
export function narrowScope(
  ctx: Context,
  scope: Scope,
  condition: ast.Expr | undefined,
  holds = true,
): Scope {
  return condition === undefined ? scope : withFacts(scope, thereIf(ctx, condition, holds));
}

function withFacts(scope: Scope, facts: readonly FlowFact[]): Scope {
  return facts.length === 0 ? scope : { ...scope, facts: [...scope.facts, ...facts] };
}

/**
 * Returns the scope in which a checked condition is true, or false; marks it as unreachable if that
 * never happens.
 */
export function where(
  ctx: Context,
  scope: Scope,
  condition: ast.Expr,
  checked: ir.Expr,
  holds: boolean,
): Scope {
  const inner = narrowScope(ctx, scope, condition, holds);
  return evaluateConstant(checked, { keepsFigures: true }) === Number(!holds)
    ? { ...inner, isUnreachable: true }
    : inner;
}

/** Drops all flow facts except those about bound names, whose values cannot change. */
export function invalidateFacts(scope: Scope): Scope {
  return keeping(scope, ({ kind, of }) => {
    return kind === "there" && of.kind === "ref" && scope.names.has(of.name.text);
  });
}

function keeping(scope: Scope, stays: (fact: FlowFact) => boolean): Scope {
  return scope.facts.length === 0 ? scope : { ...scope, facts: scope.facts.filter(stays) };
}

/** Returns whether a flow fact proves that a zone is filled or that a value is not none. */
export function scopeHasFact(scope: Scope, of: ast.Expr): boolean {
  return hasFact(scope.facts, { kind: "there", of });
}

/** Returns the cell that an expression reads, or of whose piece it reads a field, as syntax. */
export function findCell(expr: ast.Expr): ast.Expr | undefined {
  if (expr.kind === "field") return findCell(expr.of);
  // In `own of p[s]`, the index belongs to the end of the expression.
  const isIndexed = expr.kind === "index" || (expr.kind === "of" && expr.of.kind === "index");
  return isIndexed ? expr : undefined;
}

/** Returns the scope with the flow fact that a cell is filled. */
export function withFilled(scope: Scope, cell: ast.Expr): Scope {
  return withFacts(scope, [filled(cell)]);
}

/**
 * Returns whether a flow fact proves that a cell is filled; a space alone denotes the cell of your
 * own or a shared grid.
 */
export function hasFilledFact(scope: Scope, cell: ast.Expr, isMeantBySpace: boolean): boolean {
  if (hasFact(scope.facts, filled(cell))) return true;
  return isMeantBySpace && cell.kind === "index" && hasFact(scope.facts, filled(cell.index));
}

function filled(of: ast.Expr): FlowFact {
  return { kind: "filled", of };
}

/** Equality proves that the operands exist: an empty cell equals nothing. */
function filledBy(...operands: readonly ast.Expr[]): FlowFact[] {
  return operands.flatMap((operand) => {
    const cell = findCell(operand);
    return cell === undefined ? [] : [filled(cell)];
  });
}

/** Returns the scope after a statement: only the statements listed here preserve flow facts. */
export function scopeAfter(ctx: Context, scope: Scope, stmt: ast.Stmt): Scope {
  switch (stmt.kind) {
    case "add":
      return findCell(stmt.to) === stmt.to ? withFilled(scope, stmt.to) : scope;
    case "score":
      return scope;
    case "let":
      return stmt.how === "draw" ? invalidateFacts(scope) : scope;
    case "set":
    case "pay":
      return stillFilled(scope);
    case "gain": {
      // The statements at the limit of a counter can change anything.
      const counter = ctx.find(stmt.counter.text, "counter")?.counter;
      return counter?.beyond === undefined ? stillFilled(scope) : invalidateFacts(scope);
    }
    default:
      stmt.kind satisfies
        | ("remove" | "move" | "draw" | "roll" | "sort" | "advance" | "if" | "forEach")
        | ("anyOrder" | "forPlayer" | "eachPlayer" | "repeat" | "do" | "announce")
        | ("choose" | "endGame");
      return invalidateFacts(scope);
  }
}

/**
 * Returns the scope after a mark or counter has changed: pieces have not moved, so facts with
 * constant names remain.
 */
function stillFilled(scope: Scope): Scope {
  return keeping(scope, (fact) => isSteady(fact, (name) => scope.names.has(name)));
}

/** Returns the scope after the payment of costs, where the filled cells have other names. */
export function afterPaying(ctx: Context, scope: Scope, paid: readonly ast.Stmt[]): Scope {
  return paid.reduce(
    (inner, stmt) => (stmt.kind === "add" ? inner : scopeAfter(ctx, inner, stmt)),
    scope,
  );
}

/** Returns the flow facts that follow if a condition is true, or false. */
function thereIf(ctx: Context, expr: ast.Expr, holds: boolean): readonly FlowFact[] {
  switch (expr.kind) {
    case "unary":
      return expr.op === "not" ? thereIf(ctx, expr.of, !holds) : [];
    case "binary":
      if ((expr.op === "is" && holds) || (expr.op === "is not" && !holds))
        return filledBy(expr.left, expr.right);
      if (expr.right.kind === "none" && (expr.op === "is" || expr.op === "is not"))
        return [{ kind: "there", of: expr.left }];
      return expr.op === (holds ? "and" : "or")
        ? [...thereIf(ctx, expr.left, holds), ...thereIf(ctx, expr.right, holds)]
        : [];
    case "state":
      return (expr.state === "empty") === (holds === expr.negated)
        ? [{ kind: "there", of: expr.of }, filled(expr.of)]
        : [];
    case "isIn":
      return holds === expr.negated ? [] : filledBy(expr.of);
    case "call":
      return thereIfDefined(ctx, expr, holds);
    default:
      return [];
  }
}

/**
 * Returns the flow facts about the arguments of a call that follow from the conditions of a
 * value that no exception bends.
 */
function thereIfDefined(
  ctx: Context,
  { name, args }: Extract<ast.Expr, { kind: "call" }>,
  holds: boolean,
): FlowFact[] {
  const value = ctx.formulas.get(name.text);
  if (value === undefined) return [];
  const passedFor = new Map(
    value.params.flatMap((param, i) => {
      const arg = args[i];
      return param.name === undefined || arg === undefined ? [] : [[param.name.text, arg] as const];
    }),
  );
  return factsOf(ctx, value, holds).map((fact) => passed(fact, passedFor));
}

/** Returns the flow facts of a value; cached. Recursive values are reported elsewhere. */
function factsOf(ctx: Context, value: ast.Value, holds: boolean): readonly FlowFact[] {
  const all = holds ? ctx.factsIf : ctx.factsUnless;
  const known = all.get(value);
  if (known !== undefined) return known;
  all.set(value, []);
  const names = new Set(value.params.map(({ name }) => name?.text));
  const found: FlowFact[] = [];
  for (const fact of thereIf(ctx, value.body, holds)) {
    if (isSteady(fact, (name) => names.has(name)) && !hasFact(found, fact)) found.push(fact);
  }
  all.set(value, found);
  return found;
}

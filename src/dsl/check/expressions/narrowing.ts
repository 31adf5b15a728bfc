// What rules have asked before: where a condition has been tested, a zone or a space is known to
// hold something, or a value not to be none.

import { evaluateConstant } from "../../ir/evaluate-constant.ts";
import type * as ir from "../../ir/ir.ts";
import type * as ast from "../../syntax/ast.ts";
import type { Context, Scope } from "../context.ts";
import { type FlowFact, hasFact, isSteady, passed } from "./flow-facts.ts";

/** The scope where a condition has turned out to hold, or not to. */
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

/** The scope where a checked condition holds, or does not; if it never does, nothing there happens. */
export function where(
  ctx: Context,
  scope: Scope,
  condition: ast.Expr,
  checked: ir.Expr,
  holds: boolean,
): Scope {
  const inner = narrowScope(ctx, scope, condition, holds);
  return evaluateConstant(checked) === Number(!holds) ? { ...inner, isUnreachable: true } : inner;
}

/** The scope where anything may have happened since; a name for a value stands for it all along. */
export function invalidateFacts(scope: Scope): Scope {
  return keeping(scope, ({ kind, of }) => {
    return kind === "there" && of.kind === "ref" && scope.names.has(of.name.text);
  });
}

function keeping(scope: Scope, stays: (fact: FlowFact) => boolean): Scope {
  return scope.facts.length === 0 ? scope : { ...scope, facts: scope.facts.filter(stays) };
}

/** Whether a zone is known to hold something, or a value not to be none. */
export function scopeHasFact(scope: Scope, of: ast.Expr): boolean {
  return hasFact(scope.facts, { kind: "there", of });
}

/** The space of a grid whose piece an expression is, or of whose piece it is a field, as it is written. */
export function findCell(expr: ast.Expr): ast.Expr | undefined {
  if (expr.kind === "field") return findCell(expr.of);
  // `own of p[s]` is read from its end.
  const isIndexed = expr.kind === "index" || (expr.kind === "of" && expr.of.kind === "index");
  return isIndexed ? expr : undefined;
}

/** The scope where something lies on a space of a grid. */
export function withFilled(scope: Scope, cell: ast.Expr): Scope {
  return withFacts(scope, [filled(cell)]);
}

/** Whether something is known to lie on a space; one's own and shared grids are meant by their spaces. */
export function hasFilledFact(scope: Scope, cell: ast.Expr, isMeantBySpace: boolean): boolean {
  if (hasFact(scope.facts, filled(cell))) return true;
  return isMeantBySpace && cell.kind === "index" && hasFact(scope.facts, filled(cell.index));
}

function filled(of: ast.Expr): FlowFact {
  return { kind: "filled", of };
}

/** Only what lies somewhere equals something. */
function filledBy(...operands: readonly ast.Expr[]): FlowFact[] {
  return operands.flatMap((operand) => {
    const cell = findCell(operand);
    return cell === undefined ? [] : [filled(cell)];
  });
}

/** The scope after a statement: only these take nothing away. */
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
      // What happens beyond the limit of a counter can be anything.
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

/** The scope after a mark or counter has changed: no piece has moved, and a named space is the same one. */
function stillFilled(scope: Scope): Scope {
  return keeping(scope, (fact) => isSteady(fact, (name) => scope.names.has(name)));
}

/** The scope behind the payment of costs; what they fill has other names there. */
export function afterPaying(ctx: Context, scope: Scope, paid: readonly ast.Stmt[]): Scope {
  return paid.reduce(
    (inner, stmt) => (stmt.kind === "add" ? inner : scopeAfter(ctx, inner, stmt)),
    scope,
  );
}

/** What is there if a condition holds, or if it does not. */
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

/** What a definition asks of its parameters is known of what it is asked about. */
function thereIfDefined(
  ctx: Context,
  { name, args }: Extract<ast.Expr, { kind: "call" }>,
  holds: boolean,
): FlowFact[] {
  const define = ctx.formulas.get(name.text);
  if (define === undefined) return [];
  const passedFor = new Map(
    define.params.flatMap((param, i) => {
      const arg = args[i];
      return param.name === undefined || arg === undefined ? [] : [[param.name.text, arg] as const];
    }),
  );
  return factsOf(ctx, define, holds).map((fact) => passed(fact, passedFor));
}

/** Found once for each definition; one that leads to itself is refused elsewhere. */
function factsOf(ctx: Context, define: ast.Define, holds: boolean): readonly FlowFact[] {
  const all = holds ? ctx.factsIf : ctx.factsUnless;
  const known = all.get(define);
  if (known !== undefined) return known;
  all.set(define, []);
  const names = new Set(define.params.map(({ name }) => name?.text));
  const found: FlowFact[] = [];
  for (const fact of thereIf(ctx, define.body, holds)) {
    if (isSteady(fact, (name) => names.has(name)) && !hasFact(found, fact)) found.push(fact);
  }
  all.set(define, found);
  return found;
}

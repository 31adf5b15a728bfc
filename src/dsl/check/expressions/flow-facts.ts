// Flow facts: what a tested condition proves about expressions, which are compared as syntax.

import type * as ast from "../../syntax/ast.ts";
import { collectNames, isStructurallyEqual } from "../../variants/structural-equality.ts";

/** `there`: a zone is filled, or a value is not none. `filled`: a space holds a piece. */
export interface FlowFact {
  readonly kind: "there" | "filled";
  readonly of: ast.Expr;
}

export function hasFact(facts: readonly FlowFact[], { kind, of }: FlowFact): boolean {
  return facts.some((fact) => fact.kind === kind && isStructurallyEqual(fact.of, of));
}

/** Returns whether a fact is about an expression that contains this name. */
export function isAbout({ of }: FlowFact, name: string): boolean {
  return collectNames(of).some(({ text }) => text === name);
}

/**
 * Returns whether a fact remains true while no piece moves, because the values of its names cannot
 * change. `[s]` in `men[s]`, `your men[s]` and `men of p[s]` is such a name, and so is `p`.
 */
export function isSteady(fact: FlowFact, isBound: (name: string) => boolean): boolean {
  const isName = (expr: ast.Expr) => expr.kind === "ref" && isBound(expr.name.text);
  const { of } = fact;
  if (isName(of)) return true;
  if (fact.kind !== "filled") return false;
  // In `men of p[s]`, the index belongs to the end of the expression.
  if (of.kind === "of") return of.of.kind === "index" && isName(of.of.of) && isName(of.of.index);
  if (of.kind !== "index" || !isName(of.index)) return false;
  return of.of.kind === "of" ? isName(of.of.of) : of.of.kind === "ref" || of.of.kind === "your";
}

/** Replaces the parameters in a fact by the arguments of a call. */
export function passed(fact: FlowFact, args: ReadonlyMap<string, ast.Expr>): FlowFact {
  return { kind: fact.kind, of: replaced(fact.of, args) };
}

function replaced(expr: ast.Expr, args: ReadonlyMap<string, ast.Expr>): ast.Expr {
  switch (expr.kind) {
    case "ref":
      return args.get(expr.name.text) ?? expr;
    case "of":
      return { ...expr, of: replaced(expr.of, args) };
    case "index":
      return { ...expr, of: replaced(expr.of, args), index: replaced(expr.index, args) };
    default:
      return expr;
  }
}

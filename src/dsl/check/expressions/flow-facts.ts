// What is known where a condition has been tested: flow facts about expressions as they are written.

import type * as ast from "../../syntax/ast.ts";

/** `there`: a zone holds something, or a value is not none. `filled`: something lies on a space. */
export interface FlowFact {
  readonly kind: "there" | "filled";
  readonly of: ast.Expr;
}

export function hasFact(facts: readonly FlowFact[], { kind, of }: FlowFact): boolean {
  return facts.some((fact) => fact.kind === kind && isSame(fact.of, of));
}

/** Whether a fact is about an expression in which this name is written. */
export function isAbout({ of }: FlowFact, name: string): boolean {
  return namesIn(of).includes(name);
}

/**
 * Whether a fact stays true while no piece moves: the names in it stand for the same all along.
 * `[s]` in `men[s]`, `your men[s]` and `men of p[s]` is such a name, and so is `p`.
 */
export function isSteady(fact: FlowFact, isBound: (name: string) => boolean): boolean {
  const isName = (expr: ast.Expr) => expr.kind === "ref" && isBound(expr.name.text);
  const { of } = fact;
  if (isName(of)) return true;
  if (fact.kind !== "filled") return false;
  // `men of p[s]` is read from its end.
  if (of.kind === "of") return of.of.kind === "index" && isName(of.of.of) && isName(of.of.index);
  if (of.kind !== "index" || !isName(of.index)) return false;
  return of.of.kind === "of" ? isName(of.of.of) : of.of.kind === "ref" || of.of.kind === "your";
}

/** A fact about parameters as one about what is passed for them. */
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

/** The same tree, wherever it is written. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isNode(one) || !isNode(other)) return false;
  const keys = Object.keys(one).filter((key) => key !== "span");
  return (
    keys.length === Object.keys(other).filter((key) => key !== "span").length &&
    keys.every((key) => isSame(one[key], other[key]))
  );
}

function namesIn(node: unknown): string[] {
  if (!isNode(node)) return [];
  const { text } = node;
  const own = typeof text === "string" ? [text] : [];
  return [...own, ...Object.values(node).flatMap(namesIn)];
}

function isNode(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

// Warns about parameters, picks and `let` that are never referenced.

import type { LintFacts } from "../../diagnostics/facts/lint-facts.ts";
import type * as ast from "../../syntax/ast.ts";
import type { LintContext } from "../lint-context.ts";

/**
 * Names that a declaration introduces for itself. The parameters of an event are for those who
 * answer it, and those of a value that is bent for its exceptions.
 */
export function checkUnusedNames(linted: LintContext): void {
  for (const kind of ["requirement", "cost", "action", "to", "piece"] as const)
    for (const decl of linted.all(kind))
      for (const { name } of decl.params)
        if (name !== undefined) requireUse(linted, name, "parameter");
  for (const decl of linted.all("value"))
    if (linted.valueOf(decl)?.isBent === false)
      for (const { name } of decl.params)
        if (name !== undefined) requireUse(linted, name, "parameter");
  for (const kind of ["action", "cost"] as const)
    for (const decl of linted.all(kind))
      for (const item of decl.head)
        if (item.kind === "pick")
          for (const { name } of item.items) requireUse(linted, name, "pick");
  for (const kind of [
    "requirement",
    "cost",
    "action",
    "to",
    "when",
    "flow",
    "piece",
    "family",
  ] as const)
    for (const decl of linted.all(kind))
      for (const one of letsIn(decl)) requireUse(linted, one.name, "let");
}

function requireUse(linted: LintContext, name: ast.Name, is: LintFacts["unused-name"]["is"]): void {
  if (!linted.mentioned.has(name.span))
    linted.warn("unused-name", name.span, { name: name.text, is });
}

const known = new WeakMap<object, readonly ast.Let[]>();

/** Every `let` of a declaration, but for draws: what is drawn is gone, whether it is named or not. */
function letsIn(decl: object): readonly ast.Let[] {
  const found = known.get(decl) ?? gathered(decl);
  known.set(decl, found);
  return found;
}

function gathered(node: unknown, found: ast.Let[] = []): ast.Let[] {
  if (typeof node !== "object" || node === null) return found;
  if ("kind" in node && node.kind === "let") {
    const one = node as ast.Let; // By its kind.
    if (one.how !== "draw") found.push(one);
    return found;
  }
  for (const [key, part] of Object.entries(node)) if (key !== "span") gathered(part, found);
  return found;
}

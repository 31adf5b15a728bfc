// Requirements and costs as declared. In actions they are inlined with their arguments; here they
// are stored once on their own, for prose and comparison.

import type * as ir from "../../ir/ir.ts";
import type * as ast from "../../syntax/ast.ts";
import type { Context } from "../context.ts";

/** The parts of a requirement or cost; filled when all actions have been checked. */
interface IncludedParts {
  readonly params: ir.Local[];
  readonly head: ir.HeadStep[];
  readonly body: ir.Stmt[];
  readonly includes: (ir.Requirement | ir.Cost)[];
}

export interface Included {
  readonly rule: ir.Requirement | ir.Cost;
  readonly parts: IncludedParts;
}

/**
 * Returns the rule of a requirement or cost that an action includes; one object shared by all
 * actions.
 */
export function includedRule(
  ctx: Context,
  declaration: ast.Requirement | ast.Cost,
): ir.Requirement | ir.Cost {
  const known = ctx.included.get(declaration);
  if (known !== undefined) return known.rule;
  const parts: IncludedParts = { params: [], head: [], body: [], includes: [] };
  const { params, head, body, includes } = parts;
  const { text: id, span } = declaration.name;
  const rule: ir.Requirement | ir.Cost =
    declaration.kind === "cost"
      ? { kind: "cost", id, params, head, body, includes, span }
      : { kind: "requirement", id, params, head, includes, span };
  ctx.included.set(declaration, { rule, parts });
  return rule;
}

/**
 * Checks requirements and costs on their own, with open parameters. Their errors and references
 * have been recorded with the actions, so both are discarded here.
 */
export function readIncluded(
  ctx: Context,
  read: (declaration: ast.Requirement | ast.Cost, parts: IncludedParts) => void,
): Pick<ir.Game, "requirements" | "costs"> {
  const labels = ctx.labels.length;
  const moves = new Set(ctx.moves.keys());
  const rules = [...ctx.included].flatMap(
    ([declaration, { rule, parts }]) =>
      ctx.attempt(() => {
        read(declaration, parts);
        return rule;
      }) ?? [],
  );
  ctx.labels.length = labels;
  for (const key of [...ctx.moves.keys()]) if (!moves.has(key)) ctx.moves.delete(key);
  return {
    requirements: rules.filter((rule) => rule.kind === "requirement"),
    costs: rules.filter((rule) => rule.kind === "cost"),
  };
}

// Requirements and costs as declared. Actions have them written out, with arguments in the place of
// parameters; here they are kept once more by themselves, so that they can be told and compared.

import type * as ir from "../../ir/ir.ts";
import type * as ast from "../../syntax/ast.ts";
import type { Context } from "../context.ts";

/** What a requirement or cost consists of; filled when all actions have been read. */
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

/** The rule of a requirement or cost that an action includes; the same for all of them. */
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
 * Reads those that actions include by themselves, with their parameters open. What is wrong with
 * them has been reported with the actions, and what they offer is known: nothing is added to either.
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

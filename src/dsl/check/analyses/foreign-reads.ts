// What rules read of players other than `you`, by way of values and definitions too.

import type * as ir from "../../ir/ir.ts";

/** What players may own. */
export type OwnedStorage = ir.Counter | ir.Mark | ir.Zone | ir.Grid | "score";

/** The things that are, or may be, another player's. Looks into all parts of a rule's node. */
export function collectForeignReads(
  node: unknown,
  found = new Set<OwnedStorage>(),
  formulas = new Set<ir.Define | ir.Value>(),
): ReadonlySet<OwnedStorage> {
  if (typeof node !== "object" || node === null || "id" in node) return found;
  for (const thing of ownedIn(node)) found.add(thing);
  const formula = formulaIn(node);
  if (formula !== undefined && !formulas.has(formula)) {
    formulas.add(formula);
    // A value is asked for about `you`, and so are its exceptions.
    const exceptions = "exceptions" in formula ? formula.exceptions.map(({ to }) => to) : [];
    collectForeignReads([formula.body, ...exceptions], found, formulas);
  }
  for (const [key, value] of Object.entries(node))
    if (key !== "type") collectForeignReads(value, found, formulas);
  return found;
}

/** What a reference names, if its owner is not simply `you`. */
function ownedIn(node: object): OwnedStorage[] {
  if (!("owner" in node) || node.owner === undefined) return [];
  if ((node.owner as ir.Expr).kind === "you") return [];
  if ("counter" in node) return [node.counter as ir.Counter];
  if ("mark" in node) return [node.mark as ir.Mark];
  if ("zone" in node) return [node.zone as ir.Zone];
  if (!("grid" in node)) return ["score"];
  // What is printed on the spaces of a grid depends on its owner's board.
  const grid = node.grid as ir.Grid;
  return grid.by !== undefined && "perPlayer" in grid.by && grid.by.perPlayer
    ? [grid, grid.by]
    : [grid];
}

function formulaIn(node: object): ir.Define | ir.Value | undefined {
  const { kind, define, value } = node as Partial<Record<string, unknown>>;
  if (kind === "define") return define as ir.Define;
  return kind === "value" ? (value as ir.Value) : undefined;
}

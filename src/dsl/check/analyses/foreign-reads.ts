// Collects what rules read of players other than `you`, including through values.

import type * as ir from "../../ir/ir.ts";
import { asAfter, reachedBy } from "../../ir/outlook.ts";
import { storageOfThing } from "../../ir/reads.ts";

/** Storage that players may own. */
export type OwnedStorage = ir.Counter | ir.Mark | ir.Zone | ir.Grid | "score";

/**
 * Returns the storage that is read and may be another player's. Visits all parts of a rule's node.
 */
export function collectForeignReads(
  node: unknown,
  found = new Set<OwnedStorage>(),
  formulas = new Set<ir.Value>(),
): ReadonlySet<OwnedStorage> {
  if (typeof node !== "object" || node === null || "id" in node) return found;
  for (const thing of ownedIn(node)) found.add(thing);
  for (const thing of ownedInHistory(node)) found.add(thing);
  const formula = formulaIn(node);
  if (formula !== undefined && !formulas.has(formula)) {
    formulas.add(formula);
    // A value is evaluated for `you`, and so are its exceptions.
    const exceptions = formula.exceptions.map(({ to }) => to);
    collectForeignReads([formula.body, ...exceptions], found, formulas);
  }
  const after = asAfter(node);
  if (after !== undefined) collectForeignReads(reachedBy(after), found, formulas);
  for (const [key, value] of Object.entries(node))
    if (key !== "type") collectForeignReads(value, found, formulas);
  return found;
}

/**
 * Returns the storage of a reference whose owner is not simply `you`. The casts rely on two facts:
 * only references have an `owner`, and their other key determines the type of the storage.
 */
function ownedIn(node: object): OwnedStorage[] {
  if (!("owner" in node) || node.owner === undefined) return [];
  if ((node.owner as ir.Expr).kind === "you") return [];
  if ("counter" in node) return [node.counter as ir.Counter];
  if ("mark" in node) return [node.mark as ir.Mark];
  if ("zone" in node) return [node.zone as ir.Zone];
  if (!("grid" in node)) return ["score"];
  // The fields of the spaces of a grid depend on its owner's board.
  const grid = node.grid as ir.Grid;
  return grid.by !== undefined && "perPlayer" in grid.by && grid.by.perPlayer
    ? [grid, grid.by]
    : [grid];
}

/**
 * Returns the storage of players of which a history compares how it stands now: that of all of them.
 * The cast relies on the `kind`.
 */
function ownedInHistory(node: object): OwnedStorage[] {
  const { kind, history }: { kind?: unknown; history?: unknown } = node;
  if (kind !== "timesSeen") return [];
  return (history as ir.History).things.flatMap((thing) => {
    const storage = storageOfThing(thing);
    return "perPlayer" in storage && storage.perPlayer ? [storage] : [];
  });
}

/** Returns the formula that a node calls, cast to the type of its `kind`; else `undefined`. */
function formulaIn(node: object): ir.Value | undefined {
  const { kind, value }: { kind?: unknown; value?: unknown } = node;
  return kind === "value" ? (value as ir.Value) : undefined;
}

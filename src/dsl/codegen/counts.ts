// Zones that count their elements: which of them have a count there. What has none is found nowhere
// in the zone, and does not come into it: beside its counts lie those of other zones.

import type * as ir from "../ir/ir.ts";
import { sameExpr } from "../ir/same-expr.ts";
import { isWithin } from "../ir/within.ts";
import type { Env, Gen } from "./gen.ts";
import { zoneBase, zoneFrom, zoneWidth } from "./place.ts";

/** An element that comes or goes: an expression, or anything of a type. */
export type Element = ir.Expr | { readonly kind?: undefined; readonly type: ir.Type };

/** Whether whatever an element is, the zone has a count for it. */
export function hasCount(ref: ir.ZoneRef, element: Element): boolean {
  const { elements } = ref.zone;
  const isCounted = (from: number, to: number) =>
    elements.every((range) => from >= range.from && to <= range.to);
  if (element.kind === "const") return isCounted(element.value, element.value);
  const { type } = element;
  if (type.kind === "number") {
    return element.kind === undefined
      ? isCounted(type.from, type.to)
      : isWithin(element, ref.zone.element);
  }
  if (type.kind !== "piece" || isSorted(ref, element)) return true;
  return isCounted(Math.min(...type.family.members), Math.max(...type.family.members));
}

/** Whether the zone is the one of its family in which the element lies: `bag[tile.colour]`. */
function isSorted({ zone, index }: ir.ZoneRef, element: Element): boolean {
  if (element.kind === undefined || index?.kind !== "pieceField") return false;
  return index.field === zone.by && sameExpr(index.of, element);
}

/** The number of the count of an element in its zone. */
export function countIndex(gen: Gen, env: Env, ref: ir.ZoneRef, what: string): string {
  return `${what}-${zoneFrom(gen, env, ref)}`;
}

/** How often an element is in the zone; never, if it has no count there. */
export function emitCounted(
  gen: Gen,
  env: Env,
  ref: ir.ZoneRef,
  what: string,
  element: Element,
): string {
  const index = countIndex(gen, env, ref, what);
  const base = zoneBase(gen, env, ref);
  return hasCount(ref, element)
    ? `S[${base}+1+${index}]`
    : `countOf(S,${base},${index},${zoneWidth(gen, env, ref)})`;
}

/** One less of an element; the game stops if there is none. */
export function emitCountsRemove(
  gen: Gen,
  env: Env,
  ref: ir.ZoneRef,
  { what, element, at }: { readonly what: string; readonly element: Element; readonly at: number },
): string {
  const index = countIndex(gen, env, ref, what);
  const base = zoneBase(gen, env, ref);
  if (hasCount(ref, element)) return `countsRemove(S,${base},${index},${at});`;
  return `if(${emitCounted(gen, env, ref, what, element)}<=0)fail("absent",${at});countsAdd(S,${base},${index},-1);`;
}

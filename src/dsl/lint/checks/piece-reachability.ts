// Finds which pieces can reach which zones, by supplies and by statements that move them.

import { type ConstantEnv, evaluateConstant } from "../../ir/evaluate-constant.ts";
import type * as ir from "../../ir/ir.ts";
import { storageAt } from "../../ir/reads.ts";
import type { Transfer } from "../analysis/uses.ts";
import type { LintContext } from "../lint-context.ts";

type Place = ir.Zone | ir.Grid;

/** Returns the kinds that can reach each place; conditions of the moving statements are ignored. */
function computeReachableKinds({
  game,
  uses,
  budget,
  constants,
}: Pick<LintContext, "game" | "uses" | "budget" | "constants">): ReadonlyMap<
  Place,
  ReadonlySet<number>
> {
  const found = new Map<Place, Set<number>>();
  const at = (place: Place) => {
    const known = found.get(place) ?? new Set();
    found.set(place, known);
    return known;
  };
  for (const { zone, element } of game.supplies) at(zone).add(element);
  for (let isNew = true; isNew; ) {
    isNew = false;
    for (const transfer of uses.transfers) {
      const target = at(storageAt(transfer.to));
      const before = target.size;
      for (const kind of kindsMoved(constants, transfer, found)) {
        budget.spend();
        target.add(kind);
      }
      isNew ||= target.size > before;
    }
  }
  return found;
}

function kindsMoved(
  constants: ConstantEnv,
  { from, what }: Transfer,
  lying: ReadonlyMap<Place, ReadonlySet<number>>,
): Iterable<number> {
  const there = from && (lying.get(from) ?? new Set<number>());
  if (what === undefined) return there ?? [];
  const named = kindsOf(constants, what);
  return there === undefined ? named : named.filter((kind) => there.has(kind));
}

function kindsOf(constants: ConstantEnv, what: ir.Expr): readonly number[] {
  const known = evaluateConstant(what, constants);
  if (known !== undefined) return [known];
  const { type } = what;
  const solid = type.kind === "orNone" ? type.of : type;
  return solid.kind === "piece" ? solid.family.members : [];
}

/**
 * Warns about rules of pieces for places that no such piece can reach. Pieces that reach no place
 * have a warning of their own.
 */
export function checkUnreachablePieceRules(linted: LintContext): void {
  const { game } = linted;
  const lying = computeReachableKinds(linted);
  const inPlay = new Set([...lying.values()].flatMap((kinds) => [...kinds]));
  const places = new Map<string, Place>([...game.zones, ...game.grids].map((one) => [one.id, one]));
  for (const decl of [...linted.all("family"), ...linted.all("piece")]) {
    const own = linted.kindsOf(decl).filter(({ index }) => inPlay.has(index));
    if (own.length === 0) continue;
    for (const item of decl.items) {
      const place = item.kind === "while" ? places.get(item.zone.text) : undefined;
      if (item.kind !== "while" || place === undefined) continue;
      if (own.some(({ index }) => lying.get(place)?.has(index))) continue;
      linted.warn("never-lies", item.zone.span, { piece: decl.name.text, zone: place.id });
    }
  }
}

// Limits the size of the state, which is copied at every step of a search and saved with every
// decision.

import type * as ir from "../../ir/ir.ts";
import { familySize, gridSize, historySize, zoneSize } from "../../ir/slot-count.ts";
import type { Context } from "../context.ts";

/** The maximum number of slots in the state of a game. */
const MOST_NUMBERS = 1_000_000;

/** Reports the largest storage of a game that is too big. */
export function checkSize(ctx: Context): void {
  const sizes = [
    ...[...ctx.counters, ...ctx.marks].map((thing) =>
      sized(ctx, thing, familySize(thing.family, ctx.seats)),
    ),
    ...ctx.zones.map((zone) =>
      sized(
        ctx,
        zone,
        zone.elements.reduce((sum, one) => sum + zoneSize(zone, one), 0),
      ),
    ),
    ...ctx.histories.map((history) => ({ thing: history, size: historySize(history) })),
    ...ctx.grids.map((grid) => sized(ctx, grid, gridSize(grid, ctx.pieces))),
  ].sort((a, b) => b.size - a.size);
  const [largest] = sizes;
  const all = sizes.reduce((sum, { size }) => sum + size, 0);
  if (largest === undefined || all <= MOST_NUMBERS) return;
  const { thing, size } = largest;
  ctx.report("too-much-to-hold", thing.span, {
    name: thing.id,
    found: size,
    all,
    most: MOST_NUMBERS,
  });
}

type Thing = Pick<ir.Zone, "id" | "perPlayer" | "span">;

function sized(ctx: Context, thing: Thing, one: number) {
  return { thing, size: thing.perPlayer ? one * ctx.seats : one };
}

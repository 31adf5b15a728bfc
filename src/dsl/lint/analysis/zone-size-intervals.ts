// The minimum and maximum number of elements in each zone.

import { evaluateConstant } from "../../ir/evaluate-constant.ts";
import type * as ir from "../../ir/ir.ts";
import type { LintContext } from "../lint-context.ts";

interface Amount {
  readonly low: number;
  readonly high: number;
}

/** One zone: of a family, of a seat. */
export interface ZoneInstance {
  readonly zone: ir.Zone;
  readonly member: number;
  readonly seat: number | undefined;
}

/** The zones of a game for so many players: shared ones, and those of each seat. */
export class ZoneSizes {
  /** Where the amounts of each zone begin; seats of one member follow each other. */
  private readonly starts: readonly number[];
  private readonly players: number;
  private readonly lows: Float64Array;
  private readonly highs: Float64Array;

  constructor({ game: { zones, supplies }, constants }: LintContext, players: number) {
    this.players = players;
    let next = 0;
    this.starts = zones.map((zone) => {
      const start = next;
      next += zone.elements.length * this.seatsOf(zone);
      return start;
    });
    this.lows = new Float64Array(next);
    this.highs = new Float64Array(next);
    for (const { zone, index, count, formula } of supplies) {
      const copies =
        formula === undefined
          ? count
          : (evaluateConstant(formula, { ...constants, players }) ?? count);
      this.add({ zone, member: index, seat: 0 }, exactly(copies));
    }
  }

  /** Whether there is such a zone: rivals and members beside the family have none. */
  has({ zone, member, seat = 0 }: ZoneInstance): boolean {
    return member >= 0 && member < zone.elements.length && seat < this.seatsOf(zone);
  }

  of(spot: ZoneInstance): Amount {
    const at = this.slot(spot);
    return { low: this.lows[at] ?? 0, high: this.highs[at] ?? 0 };
  }

  add(spot: ZoneInstance, { low, high }: Amount): void {
    const now = this.of(spot);
    this.set(spot, { low: now.low + low, high: now.high + high });
  }

  /** Takes up to `wanted` elements; returns the number taken. */
  take(spot: ZoneInstance, wanted: number): Amount {
    const { low, high } = this.of(spot);
    const left = (there: number) => (wanted === Infinity ? 0 : Math.max(there - wanted, 0));
    this.set(spot, { low: left(low), high: left(high) });
    return { low: Math.min(wanted, low), high: Math.min(wanted, high) };
  }

  /** Things may have come to a zone, or gone from it; without a member, to any of the family. */
  blur(zone: ir.Zone, member: number | undefined, how: "comes" | "goes"): void {
    const [amounts, value] = how === "comes" ? [this.highs, Infinity] : [this.lows, 0];
    const width = this.seatsOf(zone);
    const start = this.slot({ zone, member: member ?? 0, seat: 0 });
    amounts.fill(value, start, start + width * (member === undefined ? zone.elements.length : 1));
  }

  private set(spot: ZoneInstance, { low, high }: Amount): void {
    const at = this.slot(spot);
    this.lows[at] = low;
    this.highs[at] = high;
  }

  private slot({ zone, member, seat = 0 }: ZoneInstance): number {
    return (this.starts[zone.index] ?? 0) + member * this.seatsOf(zone) + seat;
  }

  private seatsOf({ perPlayer }: ir.Zone): number {
    return perPlayer ? this.players : 1;
  }
}

export function exactly(count: number): Amount {
  return { low: count, high: count };
}

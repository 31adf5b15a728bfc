// Points that run round a track: what has gone round it lies beside them on a tile.

import type { DisplayText, Meta } from "../../../dsl/index.ts";
import { titleIn } from "../../../dsl/runtime/meta/look-titles.ts";

/** A tile that keeps whole laps of the track of points. */
interface PointsTile {
  readonly title: string;
  /** The points on it. */
  readonly amount: number;
}

/**
 * Returns the tile beside so many points, or `undefined` if they have not gone round a track. Its
 * length is the `lap` of a look; the last space belongs to the lap.
 */
export function pointsTileOf(
  meta: Pick<Meta, "looks">,
  points: number,
  language: keyof DisplayText,
): PointsTile | undefined {
  for (const [id, { lap }] of Object.entries(meta.looks)) {
    const length = Number(lap);
    // What has no length is no number, and no points are more than that.
    if (points > length)
      return {
        title: titleIn(meta, id, language) ?? "",
        amount: Math.ceil(points / length - 1) * length,
      };
  }
  return undefined;
}

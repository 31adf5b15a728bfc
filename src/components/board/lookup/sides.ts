// The two sides of a tile, each drawn as a card.

import type { Meta } from "../../../dsl/index.ts";
import { type Face, faceOf, lookOf } from "../look.ts";

/**
 * Returns the sides of a tile, front first; none if only one is known. The author gives each a row
 * of pictures, in the colour of the zone that shows it, or names the field that colours the front.
 */
export function listSides(meta: Meta, kind: number): Face[] {
  const face = faceOf(meta, { kind: "kind" }, kind);
  if (face.isCard) return [];
  const { frontFill } = face;
  if (frontFill !== undefined)
    return [
      { ...face, fill: frontFill, picture: undefined, label: "", isCard: true },
      { ...face, isCard: true },
    ];
  return face.rows.map((row, side) => {
    const shown = meta.zones.find(({ id }) => lookOf(meta, id).row === String(side + 1));
    const fill = (shown && lookOf(meta, shown.id).fill) ?? face.fill;
    return { ...face, fill, isCard: true, rows: [row] };
  });
}

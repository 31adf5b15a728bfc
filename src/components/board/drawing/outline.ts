// Outlines of the elements of a zone: tiles are hexagons, cards are cards, all else is square.

import type { Meta, ValueType } from "../../../dsl/index.ts";
import { faceOf, lookOf } from "../look.ts";
import { card, hexagon, square } from "./hex.ts";

/** Returns the path of the highlight around an element of a zone. */
export function outlineIn(meta: Meta, type: ValueType, value: number): string {
  if (type.kind !== "kind") return square(92, 16);
  return faceOf(meta, type, value).isCard ? card(2) : hexagon(94, 9);
}

/** Returns the path of a free place of a zone. */
export function freePlaceOf(meta: Meta, zone: number): string {
  const declared = meta.zones[zone];
  const { show } = lookOf(meta, declared?.id ?? "");
  if (show === "cards" || show === "fan") return card(-2);
  if (declared?.element.kind !== "kind") return square(84, 16);
  const first = faceOf(meta, declared.element, declared.elements[0]?.from ?? 0);
  return first.isCard ? card(-2) : hexagon(90, 9);
}

// What the numbers of one game are called in another.

import type { Meta, ValueType } from "../../dsl/index.ts";
import { formatValueId, parseValueId } from "./named-values.ts";

/**
 * The values of B for those of A, by name; `undefined` where numbers mean the same in both. A value
 * that B does not know becomes -2, which no slot holds.
 */
export function createValueMapping(
  metaA: Meta,
  typeA: ValueType,
  metaB: Meta,
  typeB: ValueType,
): readonly number[] | undefined {
  if (typeA.kind !== typeB.kind) return [];
  if (typeA.kind === "set" && typeB.kind === "set") {
    const names = [metaA.enums[typeA.of], metaB.enums[typeB.of]];
    const [a, b] = names.map((one) => one?.members.map(({ id }) => id).join(" "));
    return a === b ? undefined : [];
  }
  const size = sizeOfType(metaA, typeA);
  if (size === undefined) return undefined;
  const values = Array.from({ length: size }, (_, value) => {
    return parseValueId(metaB, typeB, formatValueId(metaA, typeA, value)) ?? -2;
  });
  return values.every((value, index) => value === index) ? undefined : values;
}

/** How many values a type of names has; `undefined` where numbers mean themselves. */
function sizeOfType(meta: Meta, type: ValueType): number | undefined {
  switch (type.kind) {
    case "kind":
      return meta.kinds.length;
    case "board":
      return meta.boards.length;
    case "enum":
      return meta.enums[type.of]?.members.length ?? 0;
    case "space":
      return meta.shapes[meta.grids[type.of]?.shape ?? -1]?.cells.length ?? 0;
    case "set":
    case "number":
    case "yesno":
    case "player":
      return undefined;
    default:
      return type satisfies never;
  }
}

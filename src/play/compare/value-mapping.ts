// Maps the numbers of values in one game to those in another.

import type { Meta, ValueType } from "../../dsl/index.ts";
import { formatValueId, parseValueId } from "./named-values.ts";

/**
 * Maps the values of A to those of B by name; `undefined` if the numbers are the same. Values that
 * B lacks are mapped to -2, which no slot contains.
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

/** Returns the number of values of a type with names; `undefined` for plain numbers. */
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

// Values as typed by people: `6`, `yes`, the id of an element or the name of a space.

import type { Meta, ValueType } from "../../dsl/index.ts";
import { NONE_VALUE } from "../../dsl/runtime/meta/none.ts";

/** Returns the names of a type's values, in numeric order; empty for numbers, players and sets. */
export function listValueNames(meta: Meta, type: ValueType): readonly string[] {
  switch (type.kind) {
    case "yesno":
      return ["no", "yes"];
    case "enum":
      return meta.enums[type.of]?.members.map(({ id }) => id) ?? [];
    case "kind":
      return meta.kinds.map(({ id }) => id);
    case "board":
      return meta.boards.map(({ id }) => id);
    case "space": {
      const shape = meta.grids[type.of]?.shape ?? -1;
      return meta.shapes[shape]?.cells.map(({ name }) => name) ?? [];
    }
    case "player":
    case "number":
    case "set":
      return [];
    default:
      return type satisfies never;
  }
}

/** Parses a value; `undefined` if the type has none of that name. Players count from 1. */
export function readValue(meta: Meta, type: ValueType, word: string): number | undefined {
  if (type.orNone && word === "none") return NONE_VALUE;
  const index = listValueNames(meta, type).indexOf(word);
  if (index >= 0) return index;
  if (!/^-?\d{1,9}$/.test(word)) return undefined;
  const number = Number(word);
  if (type.kind === "number") return number >= type.from && number <= type.to ? number : undefined;
  if (type.kind === "player") return number >= 1 ? number - 1 : undefined;
  return undefined;
}

// Values identified by their names in the rules, which makes two games comparable.

import type { DisplayText, Game, LogEntry, Meta, ValueType } from "../../dsl/index.ts";
import { isNone } from "../../dsl/runtime/meta/none.ts";
import { listValueNames } from "../session/value-names.ts";
import { positionTexts, toBothLanguages } from "./position-text.ts";

/** Formats a value with its id: `bank`, `d4`, `{red, blue}`, `3`. */
export function formatValueId(meta: Meta, type: ValueType, value: number): string {
  if (isNone(type, value)) return "none";
  if (type.kind === "player") return `player${value + 1}`;
  if (type.kind !== "set") return listValueNames(meta, type)[value] ?? String(value);
  const members = meta.enums[type.of]?.members ?? [];
  const inSet = Array.from({ length: 31 }, (_, bit) => bit).filter((bit) => (value >> bit) & 1);
  return `{${inSet.map((bit) => members[bit]?.id ?? bit).join(", ")}}`;
}

/** Parses a value id; `undefined` if the game lacks it. The inverse of `formatValueId`. */
export function parseValueId(meta: Meta, type: ValueType, id: string): number | undefined {
  if (type.kind === "number") {
    const value = Number(id);
    return value >= type.from && value <= type.to ? value : undefined;
  }
  if (type.kind === "player") return Number(id.slice("player".length)) - 1;
  if (type.kind === "set") return setOf(meta, type.of, id);
  const value = listValueNames(meta, type).indexOf(id);
  return value < 0 ? undefined : value;
}

/** Formats a value for display; players by name. */
export function formatNamedValue(
  game: Game,
  type: ValueType,
  value: number,
  names: readonly string[],
): DisplayText {
  if (type.kind === "player")
    return toBothLanguages(names[value] ?? formatValueId(game.meta, type, value));
  return game.formatValue(type, value);
}

/** Renders a chance event: "roll of 4", "drawn cod". */
export function renderChanceEvent(
  game: Game,
  entry: LogEntry & { readonly kind: "chance" },
): DisplayText {
  const result = game.formatValue(entry.type, entry.value);
  return entry.how === "roll" ? positionTexts.rolled(result) : positionTexts.drawn(result);
}

function setOf(meta: Meta, of: number, id: string): number | undefined {
  const members = meta.enums[of]?.members.map((member) => member.id);
  let set = 0;
  for (const name of id.slice(1, -1).split(", ").filter(Boolean)) {
    const bit = members === undefined ? Number(name) : members.indexOf(name);
    if (bit < 0) return undefined;
    set |= 1 << bit;
  }
  return set;
}

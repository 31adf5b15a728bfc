// What values and zones are called in refusals.

import type { Meta, ValueType } from "../../meta/meta.ts";
import type { ZoneRefMeta } from "../../meta/needs.ts";
import type { State } from "../game.ts";
import { formatValue } from "../notation.ts";
import { zoneItems } from "../view.ts";
import type { NamedThing, ZoneFacts } from "./facts.ts";

export function thingOf(meta: Meta, type: ValueType, value: number): NamedThing {
  switch (type.kind) {
    case "number":
      return { kind: "number", value };
    case "enum":
    case "kind": {
      const noun =
        type.kind === "kind" ? meta.kinds[value]?.noun : meta.enums[type.of]?.members[value]?.noun;
      return noun === undefined ? named(meta, type, value) : { kind: "noun", noun };
    }
    case "space":
      return { kind: "space", name: formatValue(meta, type, value) };
    case "yesno":
    case "player":
    case "board":
    case "set":
      return named(meta, type, value);
    default:
      return type satisfies never;
  }
}

function named(meta: Meta, type: ValueType, value: number): NamedThing {
  return { kind: "name", name: formatValue(meta, type, value) };
}

export function setMembers(meta: Meta, of: number, set: number): readonly NamedThing[] {
  const members = meta.enums[of]?.members ?? [];
  return members.flatMap(({ noun }, i) => ((set >> i) & 1 ? [{ kind: "noun", noun }] : []));
}

/** Returns what a zone is called and what it holds; `kept` has its owner and its index. */
export function zoneFacts(
  meta: Meta,
  state: State,
  { zone, owner, member }: ZoneRefMeta,
  kept: readonly number[],
): ZoneFacts {
  const found = meta.zones[zone];
  if (found === undefined) throw new RangeError("there is no such zone");
  const { at, element, noun, named: naming, perPlayer } = found;
  const seat = kept[owner ?? -1] ?? 0;
  const index = kept[member ?? -1] ?? at.indexFrom;
  const isThere = at.bases[index - at.indexFrom] !== undefined;
  const items = isThere ? zoneItems(state, found, index - at.indexFrom, seat) : [];
  const values = [...new Set(items.filter(({ count }) => count > 0).map(({ value }) => value))];
  return {
    noun,
    named: naming,
    owner: perPlayer ? ownerOf(meta, state, seat) : "shared",
    index: at.index === undefined ? undefined : thingOf(meta, at.index, index),
    contents: values.sort((a, b) => a - b).map((value) => thingOf(meta, element, value)),
  };
}

/** Returns whose a seat is: that of the player who decides, or that of another by name. */
function ownerOf(meta: Meta, state: State, seat: number): ZoneFacts["owner"] {
  const decider = state[3];
  if (seat === decider) return "you";
  const rival = meta.rivals.find(({ slot }) => state[slot] === seat);
  return rival?.text ?? formatValue(meta, { kind: "player" }, seat);
}

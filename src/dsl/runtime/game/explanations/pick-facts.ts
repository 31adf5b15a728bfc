// Facts about a picked value that is not available.

import type { Meta, ParamMeta } from "../../meta/meta.ts";
import type { State } from "../game.ts";
import { isKnown } from "../view.ts";
import { MOST_NAMED, type NamedThing, type RefusalFacts } from "./facts.ts";
import { countedNoun } from "./placeholder.ts";
import { setMembers, thingOf, zoneFacts } from "./things.ts";

interface Picked {
  readonly value: number;
  /** The values that the program computed about what may be picked. */
  readonly kept: readonly number[];
}

export function pickFacts(
  meta: Meta,
  state: State,
  param: ParamMeta,
  { value, kept }: Picked,
): RefusalFacts {
  const { type, among } = param;
  const tried = thingOf(meta, type, value);
  switch (among.kind) {
    case "zone":
      return inZone(meta, state, among, tried, kept);
    case "limits":
      return withinOrBeyond(tried, value, among.from, among.to);
    case "range":
      return inRange(meta, among.most, value, kept, tried);
    case "set":
      return type.kind === "enum"
        ? notAmong(tried, setMembers(meta, type.of, kept[0] ?? 0))
        : notAmong(tried, []);
    case "subsets":
      return { kind: "setSize", size: kept[1] ?? 0 };
    case "spaces":
      return { kind: "noSuchSpace", tried };
    case "values":
      return { kind: "notAmong", tried, choices: [] };
    default:
      return among satisfies never;
  }
}

/** Long lists of choices are left out. */
function notAmong(tried: NamedThing, choices: readonly NamedThing[]): RefusalFacts {
  return { kind: "notAmong", tried, choices: choices.length > MOST_NAMED ? [] : choices };
}

function inZone(
  meta: Meta,
  state: State,
  { zone }: Extract<ParamMeta["among"], { kind: "zone" }>,
  tried: NamedThing,
  kept: readonly number[],
): RefusalFacts {
  const facts = zoneFacts(meta, state, zone, kept);
  const found = meta.zones[zone.zone];
  const isSeen = found !== undefined && isKnown(found, kept[zone.owner ?? -1] ?? 0, state[3]);
  if (!isSeen) return { kind: "notAmong", tried, choices: [] };
  return facts.contents.length === 0
    ? { kind: "emptyZone", zone: facts }
    : { kind: "notInZone", zone: facts, tried };
}

function inRange(
  meta: Meta,
  most: Extract<ParamMeta["among"], { kind: "range" }>["most"],
  value: number,
  kept: readonly number[],
  tried: NamedThing,
): RefusalFacts {
  const [from = 0, to = 0] = kept;
  const noun = countedNoun(meta, most?.counter, kept);
  const isCounter = most !== undefined && kept[most.amount] === to;
  if (noun !== undefined && isCounter && value > to) return { kind: "onlySoMany", noun, most: to };
  return withinOrBeyond(tried, value, from, to);
}

/** A value within the limits is gone: what is gone through in any order has each value once. */
function withinOrBeyond(tried: NamedThing, value: number, from: number, to: number): RefusalFacts {
  return from <= value && value <= to
    ? { kind: "notAmong", tried, choices: [] }
    : { kind: "outOfRange", value, from, to };
}

/** Facts about an argument that another form of the action takes. */
export function unneeded(meta: Meta, action: string, id: string): RefusalFacts {
  const params = meta.moves.filter((move) => move.id === action).flatMap(({ params }) => params);
  const among = params.find((param) => param.id === id)?.among;
  const zone = among?.kind === "zone" ? meta.zones[among.zone.zone] : undefined;
  return { kind: "unneeded", noun: zone?.named === "place" ? undefined : zone?.noun };
}

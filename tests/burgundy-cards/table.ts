// What lies on the table of the card game, by the names of its rules.

import type { Holdings, State } from "../../src/dsl/index.ts";
import { gameOf } from "../support/rules-of.ts";

export const game = gameOf("burgundy-cards");
const { meta } = game;

export const kinds = membersOf("Kind");
export const rounds = membersOf("Round");

/** The ids of what lies in a zone, in all members of a family together or in one of them. */
export function contents(holdings: Holdings, zone: string, member?: number): string[] {
  return holdings.zones
    .filter(({ id, index }) => meta.zones[id]?.id === zone && index === (member ?? index))
    .flatMap(({ id, items }) =>
      items.flatMap(({ value, count }) => Array.from({ length: count }, () => nameOf(id, value))),
    );
}

export function markOf(state: State, mark: string): number {
  const held = game.view(state).shared.marks.find(({ id }) => meta.marks[id]?.id === mark);
  if (held === undefined) throw new Error(`no mark ${mark}`);
  return held.value;
}

/** `castle4` → `castle`. */
export function sortOf(card: string): string {
  return card.replace(/\d$/, "");
}

/** The kind of a card: a church is a building. */
export function kindOf(card: string): string {
  const sort = sortOf(card);
  return kinds.includes(sort) ? sort : "building";
}

function nameOf(zone: number, value: number): string {
  const { element } = meta.zones[zone] ?? {};
  return element?.kind === "kind" ? (meta.kinds[value]?.id ?? "") : String(value);
}

function membersOf(id: string): readonly string[] {
  return meta.enums.find((one) => one.id === id)?.members.map((member) => member.id) ?? [];
}

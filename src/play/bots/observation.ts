// What of a state a seat can see: positions that look alike to it have the same print.

import type { Game, State } from "../../dsl/index.ts";

type Meta = Game["meta"];
type Place = Meta["counters"][number]["at"];

/** The slots whose content a seat may know; not those of the generator of chance. */
export function seenSlots(game: Game, seat: number): Int32Array {
  const { meta } = game;
  const hidden = chanceSlots(game);
  const hide = (at: Place, length: number, perPlayer: boolean) => {
    for (const base of at.bases) {
      for (let owner = 0; owner < (perPlayer ? meta.players.max : 1); owner++) {
        if (perPlayer && owner === seat) continue;
        const first = base + owner * at.playerStride;
        for (let slot = first; slot < first + length; slot++) hidden.add(slot);
      }
    }
  };
  for (const mark of meta.marks) if (mark.hidden) hide(mark.at, 1, mark.perPlayer);
  for (const zone of meta.zones) if (zone.hidden) hide(zone.at, lengthOf(zone), zone.perPlayer);
  return Int32Array.from(
    Array.from({ length: meta.size }, (_, slot) => slot).filter((slot) => !hidden.has(slot)),
  );
}

/** Where the generator of chance lies: what a seed writes into an empty state. */
function chanceSlots(game: Game): Set<number> {
  const state = new Int32Array(game.meta.size);
  game.reseed(state, 1);
  return new Set(Array.from(state.keys()).filter((slot) => state[slot] !== 0));
}

/** Whether everybody sees everything. */
export function hidesNothing({ meta }: Game): boolean {
  const isHidden = ({ hidden }: { readonly hidden: boolean }) => hidden;
  return meta.once === undefined && !meta.marks.some(isHidden) && !meta.zones.some(isHidden);
}

/** A number for what a seat sees, so long that two positions do not share it by chance. */
export function hashObservation(state: State, slots: Int32Array): number {
  let one = 0x811c9dc5;
  let other = 0x9e3779b9;
  for (let i = 0; i < slots.length; i++) {
    const value = state[slots[i] as number] as number;
    one = Math.imul(one ^ value, 0x01000193);
    other = Math.imul(other + value, 0x85ebca6b) ^ (other >>> 13);
  }
  return (one >>> 0) * 0x200000 + (other >>> 11);
}

function lengthOf({ layout, capacity, elements }: Meta["zones"][number]): number {
  if (layout === "places") return capacity;
  if (layout === "row") return capacity + 1;
  return Math.max(...elements.map(({ from, to }) => to - from + 2));
}

// Observations: what a seat may see of a state, and the hash of it. Slots are indexes into the
// state: hence `as number`.

import type { PlayableGame, State } from "../../dsl/index.ts";

type Meta = PlayableGame["meta"];
type Place = Meta["counters"][number]["at"];

/** Returns the slots that a seat may see, without those of the RNG. */
export function findSeenSlots(game: PlayableGame, seat: number): Int32Array {
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

/** Returns the slots of the RNG: those that a seed writes into an empty state. */
function chanceSlots(game: PlayableGame): Set<number> {
  const state = new Int32Array(game.meta.size);
  game.reseed(state, 1);
  return new Set(Array.from(state.keys()).filter((slot) => state[slot] !== 0));
}

/** Tests whether the game has no hidden information and no simultaneous decisions. */
export function hasNoHiddenInformation({ meta }: PlayableGame): boolean {
  const isHidden = ({ hidden }: { readonly hidden: boolean }) => hidden;
  return meta.once === undefined && !meta.marks.some(isHidden) && !meta.zones.some(isHidden);
}

/** Hashes the given slots to 53 bits, so that accidental collisions are unlikely. */
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

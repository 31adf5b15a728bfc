// Kalah, written from its rules: one ring of fourteen bowls, with the stores in it.

import type { HandGame } from "./side-by-side.ts";

/**
 * Bowls 0 to 5 are the first player's houses and 6 the first player's store; 7 to 12 and 13 are
 * those of the second. Sowing goes upwards.
 */
interface Ring {
  readonly bowls: readonly number[];
  readonly player: number;
}

const STORES = [6, 13] as const;

/** Kalah with six houses a side and so many seeds in each. */
export function kalahByHand(seeds: number): HandGame<Ring, number> {
  return {
    start: { bowls: Array.from({ length: 14 }, (_, i) => (isStore(i) ? 0 : seeds)), player: 0 },
    player: ({ player }) => player,
    points: ({ bowls }) => STORES.map((store) => bowls[store] ?? 0),
    moves: ({ bowls, player }) => housesOf(player).filter((house) => bowls[house] !== 0),
    notation: (_, house) => `sow(house: ${house < 6 ? `b${house + 1}` : `a${13 - house}`})`,
    after: (position, house) => swept(sown(position, house)),
    isOver: ({ bowls }) => housesAreEmpty(bowls, 0) || housesAreEmpty(bowls, 1),
  };
}

function sown({ bowls, player }: Ring, house: number): Ring {
  const after = [...bowls];
  const [own, others] = [STORES[player] ?? 0, STORES[1 - player] ?? 0];
  let hand = after[house] ?? 0;
  after[house] = 0;
  let at = house;
  while (hand > 0) {
    at = (at + 1) % 14;
    if (at === others) continue;
    after[at] = (after[at] ?? 0) + 1;
    hand--;
  }
  if (at === own) return { bowls: after, player };
  const opposite = 12 - at;
  if (after[at] === 1 && housesOf(player).includes(at) && after[opposite] !== 0) {
    after[own] = (after[own] ?? 0) + 1 + (after[opposite] ?? 0);
    after[at] = 0;
    after[opposite] = 0;
  }
  return { bowls: after, player: 1 - player };
}

/** Once a side is empty, the seeds of the other come into its store. */
function swept({ bowls, player }: Ring): Ring {
  if (!housesAreEmpty(bowls, 0) && !housesAreEmpty(bowls, 1)) return { bowls, player };
  const after = bowls.map((seeds, i) => (isStore(i) ? seeds : 0));
  for (const [side, store] of STORES.entries())
    for (const house of housesOf(side)) after[store] = (after[store] ?? 0) + (bowls[house] ?? 0);
  return { bowls: after, player };
}

function housesOf(player: number): number[] {
  return Array.from({ length: 6 }, (_, i) => player * 7 + i);
}

function housesAreEmpty(bowls: readonly number[], player: number): boolean {
  return housesOf(player).every((house) => bowls[house] === 0);
}

function isStore(bowl: number): boolean {
  return bowl === STORES[0] || bowl === STORES[1];
}

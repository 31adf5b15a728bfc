// What a player can still reach by own decisions, as long as nobody else has anything to decide.

import type { State, TableGame } from "../dsl/index.ts";

export interface GoalSearch {
  readonly seat: number;
  readonly isReached: (state: State) => boolean;
  /** How many positions to look at, at most. */
  readonly limit: number;
}

export interface GoalSearchResult {
  /** The options of a shortest way there; none where no way was found. */
  readonly way: readonly number[] | undefined;
  /** Whether no way was found because there is none. */
  readonly isHopeless: boolean;
  /** The highest score that the seat had in any position looked at. */
  readonly best: number;
}

interface Visited {
  readonly state: State;
  readonly way: readonly number[];
}

/** Tries everything, the shortest ways first, each position once. */
export function searchGoal(
  game: TableGame,
  state: State,
  { seat, isReached, limit }: GoalSearch,
): GoalSearchResult {
  const slot = game.meta.score + seat;
  let best = state[slot] ?? 0;
  if (isReached(state)) return { way: [], isHopeless: false, best };
  const seen = new Set([print(state)]);
  const queue: Visited[] = [{ state, way: [] }];
  for (const { state: from, way } of queue) {
    const options = game.options(from);
    // Others do what they have to; where they may choose, nobody knows how it goes on.
    if (game.decision(from)?.player !== seat && options.length > 1) continue;
    for (const option of options) {
      if (seen.size >= limit) return { way: undefined, isHopeless: false, best };
      const next = from.slice();
      game.play(next, option);
      best = Math.max(best, next[slot] ?? 0);
      if (isReached(next)) return { way: [...way, option], isHopeless: false, best };
      const mark = print(next);
      if (seen.has(mark)) continue;
      seen.add(mark);
      queue.push({ state: next, way: [...way, option] });
    }
  }
  return { way: undefined, isHopeless: true, best };
}

/** A number for a position, so long that two positions do not share it by chance. */
function print(state: State): number {
  let one = 0x811c9dc5;
  let other = 0x9e3779b9;
  for (const value of state) {
    one = Math.imul(one ^ value, 0x01000193);
    other = Math.imul(other + value, 0x85ebca6b) ^ (other >>> 13);
  }
  return (one >>> 0) * 0x200000 + (other >>> 11);
}

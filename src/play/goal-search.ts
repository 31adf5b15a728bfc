// Breadth-first search for a goal that a player can reach without another player's choice.

import type { State, TableGame } from "../dsl/index.ts";

/** A goal and its limits. */
export interface GoalSearch {
  readonly seat: number;
  readonly isReached: (state: State) => boolean;
  /** Maximum number of positions. */
  readonly limit: number;
}

/** The result of a search. */
export interface GoalSearchResult {
  /** Options of a shortest way, or `undefined` if none was found. */
  readonly way: readonly number[] | undefined;
  /** Whether the search was exhaustive, so that no way exists. */
  readonly isHopeless: boolean;
  /** Highest score of the seat in any visited position. */
  readonly best: number;
}

interface Visited {
  readonly state: State;
  readonly way: readonly number[];
}

/** Searches all positions breadth-first, each once, up to the limit. */
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
    // Other players' forced moves are played; at a real choice of theirs the search ends.
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

/** Hashes a position to 53 bits, so that accidental collisions are unlikely. */
function print(state: State): number {
  let one = 0x811c9dc5;
  let other = 0x9e3779b9;
  for (const value of state) {
    one = Math.imul(one ^ value, 0x01000193);
    other = Math.imul(other + value, 0x85ebca6b) ^ (other >>> 13);
  }
  return (one >>> 0) * 0x200000 + (other >>> 11);
}

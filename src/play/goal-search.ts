// Exhaustive search for a goal that a player can reach by choices alone: it ends at chance events
// and at choices of other players.

import type { ExerciseGame, GoalCondition, State } from "../dsl/index.ts";

/** A goal and the limit of its search. */
interface GoalSearch {
  readonly seat: number;
  /** The position from which points count. */
  readonly start: State;
  readonly goal: readonly GoalCondition[];
  /** Maximum number of positions. */
  readonly limit: number;
}

/** The result of a search. */
interface GoalSearchResult {
  /** Options of a shortest way, or `undefined` if none was found. */
  readonly way: readonly number[] | undefined;
  /** Whether all positions were visited, so that no other way exists. */
  readonly isExhaustive: boolean;
  /** For each condition, whether it holds in any visited position. */
  readonly reachable: readonly boolean[];
  /** Highest score of the seat in any visited position, and the options that lead to it. */
  readonly best: number;
  readonly bestWay: readonly number[];
}

interface Visited {
  readonly state: State;
  readonly way: readonly number[];
}

/** Searches all positions breadth-first, each once, up to the limit. */
export function searchGoal(
  game: ExerciseGame,
  state: State,
  { seat, start, goal, limit }: GoalSearch,
): GoalSearchResult {
  const reachable = goal.map(() => false);
  const slot = game.meta.score + seat;
  let best = state[slot] ?? 0;
  let bestWay: readonly number[] = [];
  const isReached = ({ state: at, way }: Visited): boolean => {
    const met = goal.map((condition) => game.isMet(condition, { start, state: at }));
    for (const [index, holds] of met.entries()) if (holds) reachable[index] = true;
    const points = at[slot] ?? 0;
    if (points > best) [best, bestWay] = [points, way];
    return met.every((holds) => holds);
  };
  const result = (way: readonly number[] | undefined, isExhaustive: boolean) => {
    return { way, isExhaustive, reachable, best, bestWay };
  };
  const first = { state, way: [] };
  if (isReached(first)) return result([], false);
  const seen = new Set([hashState(state)]);
  const queue: Visited[] = [first];
  for (const { state: from, way } of queue) {
    for (const option of listChoices(game, from, seat)) {
      if (seen.size >= limit) return result(undefined, false);
      const step = playWithoutChance(game, from, option);
      const next = { state: step.state, way: [...way, option] };
      if (isReached(next)) return result(next.way, false);
      const mark = hashState(next.state);
      if (seen.has(mark) || step.isChance) continue;
      seen.add(mark);
      queue.push(next);
    }
  }
  return result(undefined, true);
}

/** Returns the options of the seat, or the forced option of another one; empty at a real choice of another. */
function listChoices(game: ExerciseGame, state: State, seat: number): readonly number[] {
  const options = game.options(state);
  return game.decision(state)?.player !== seat && options.length > 1 ? [] : options;
}

/** Plays an option in a copy, and returns whether chance had a part in it. */
export function playWithoutChance(game: ExerciseGame, from: State, option: number) {
  const state = from.slice();
  let isChance = false;
  game.play(state, option, (entry) => {
    isChance ||= entry.kind === "chance" && !entry.isCertain;
  });
  return { state, isChance };
}

/** Hashes a position to 53 bits, so that accidental collisions are unlikely. */
function hashState(state: State): number {
  let one = 0x811c9dc5;
  let other = 0x9e3779b9;
  for (const value of state) {
    one = Math.imul(one ^ value, 0x01000193);
    other = Math.imul(other + value, 0x85ebca6b) ^ (other >>> 13);
  }
  return (one >>> 0) * 0x200000 + (other >>> 11);
}

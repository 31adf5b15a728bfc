// What a position means in an exercise: whether its goal is reached, still reachable or lost.

import type { ExerciseGame, GoalCondition, State } from "../dsl/index.ts";
import { playWithoutChance, searchGoal } from "./goal-search.ts";

/** An exercise: a position, the goal of the deciding seat, and the author's way to it. */
export interface JudgedTask {
  readonly game: ExerciseGame;
  readonly start: State;
  readonly seat: number;
  readonly goal: readonly GoalCondition[];
  readonly solution: readonly number[];
}

/** A verdict on the moves so far. Points are those of the seat since the start. */
export type Verdict = { readonly points: number } & (
  | { readonly kind: "onTheWay"; readonly way: readonly number[] }
  /** The search reached its limit, so that nothing is known. */
  | { readonly kind: "open" }
  | {
      readonly kind: "but";
      /** The conditions that can no longer hold; empty if each can, but not all together. */
      readonly lost: readonly number[];
      /** The most points that can still be made, counted from the start, and the moves to them. */
      readonly best: number;
      readonly bestWay: readonly number[];
    }
  | {
      readonly kind: "right";
      readonly isOwnWay: boolean;
      /** Points more than the author's way makes; negative if fewer. */
      readonly difference: number;
    }
);

/** Maximum number of positions that a verdict visits. */
const maxPositions = 6000;

/** Judges the moves that were played from the start of an exercise. */
export function judge(task: JudgedTask, played: readonly number[]): Verdict {
  const { game, start, seat, goal, solution } = task;
  const { state, isChance, choices } = replay(task, played);
  const points = pointsSince(task, state);
  if (goal.every((condition) => game.isMet(condition, { start, state }))) {
    const own = replay(task, solution);
    const isOwnWay = own.choices.join() === choices.join();
    return { kind: "right", points, isOwnWay, difference: points - pointsSince(task, own.state) };
  }
  // Behind a chance event the exercise is over: what follows is another turn.
  const limit = isChance ? 1 : maxPositions;
  const found = searchGoal(game, state, { seat, start, goal, limit });
  if (found.way !== undefined) return { kind: "onTheWay", points, way: found.way };
  if (!found.isExhaustive && !isChance) return { kind: "open", points };
  const lost = found.reachable.flatMap((isReachable, index) => (isReachable ? [] : [index]));
  const best = found.best - scoreOf(task, start);
  return { kind: "but", points, lost, best, bestWay: found.bestWay };
}

/** Plays moves from the start. Returns the choices of the seat, without forced moves of others. */
function replay({ game, start, seat }: JudgedTask, played: readonly number[]) {
  let state = start;
  let isChance = false;
  const choices: number[] = [];
  for (const option of played) {
    if (game.decision(state)?.player === seat) choices.push(option);
    const step = playWithoutChance(game, state, option);
    state = step.state;
    isChance ||= step.isChance;
  }
  return { state, isChance, choices };
}

function pointsSince(task: JudgedTask, state: State): number {
  return scoreOf(task, state) - scoreOf(task, task.start);
}

function scoreOf({ game, seat }: JudgedTask, state: State): number {
  return state[game.meta.score + seat] ?? 0;
}

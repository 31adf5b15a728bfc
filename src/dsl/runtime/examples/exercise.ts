// Examples as exercises: the position is given, and the conditions after the last move are the
// goal, which any moves may reach.

import type { ExerciseGame, State, TableGame } from "../game/game.ts";
import { createTable, type LoadedTable } from "../game/table-game.ts";
import type { ExampleCondition, ExampleMeta } from "../meta/examples.ts";
import {
  checkExampleCondition,
  type GoalCondition,
  readPoints,
} from "./check-example-condition.ts";

/** Creates the part of a game that lessons need. */
export function createExerciseGame(loaded: LoadedTable): ExerciseGame {
  const game = createTable(loaded);
  return { ...game, isMet: (condition, at) => isMet(loaded, game, condition, at) };
}

/** Returns the goal of an exercise: the conditions after the last move of an example. */
export function goalOf({ steps }: ExampleMeta): ExampleCondition[] {
  const last = steps.findLastIndex(({ kind }) => kind === "play");
  return steps.slice(last + 1).flatMap((step) => {
    return step.kind === "play" || step.kind === "chance" ? [] : [step];
  });
}

/** Returns whether a condition holds. Points count since the start; more than stated also count. */
export function isMet(
  loaded: LoadedTable,
  game: TableGame,
  condition: GoalCondition,
  { start, state }: { readonly start: State; readonly state: State },
): boolean {
  const run = { state, names: [], before: start };
  return condition.kind === "scores"
    ? readPoints(loaded.meta, run, condition) >= condition.amount
    : checkExampleCondition(loaded, game, run, condition) === undefined;
}

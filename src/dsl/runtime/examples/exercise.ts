// An example as an exercise: where it starts is given, what it says behind its last move is to be
// reached, in whatever way.

import type { ExerciseGame, State, TableGame } from "../game/game.ts";
import { createTable, type LoadedTable } from "../game/table-game.ts";
import type { ExampleCondition, ExampleMeta } from "../meta/examples.ts";
import {
  checkExampleCondition,
  type GoalCondition,
  readPoints,
} from "./check-example-condition.ts";

/** A compiled game as far as lessons need it. */
export function createExerciseGame(loaded: LoadedTable): ExerciseGame {
  const game = createTable(loaded);
  return { ...game, isMet: (condition, at) => isMet(loaded, game, condition, at) };
}

/** The conditions that an example states behind its last move. */
export function goalOf({ steps }: ExampleMeta): ExampleCondition[] {
  const last = steps.findLastIndex(({ kind }) => kind === "play");
  return steps.slice(last + 1).flatMap((step) => {
    return step.kind === "play" || step.kind === "chance" ? [] : [step];
  });
}

/** Whether a condition has come true; points count from the start on, and more are welcome. */
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

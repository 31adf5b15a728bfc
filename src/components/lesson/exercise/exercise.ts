// An exercise as plain data for a page, made from an example of the rules.

import {
  type DisplayText,
  type Game,
  type GoalCondition,
  goalOf,
  type MatchGame,
} from "../../../dsl/index.ts";
import { type StartData, startData } from "../../example/start.ts";

export interface Exercise {
  /** Folder of the game's rules and name of the example: "reef/twoPearls". */
  readonly id: string;
  readonly start: StartData;
  /** Text of the task. */
  readonly text: DisplayText;
  /** Conditions to reach, with their wording in the rules. */
  readonly goal: readonly { readonly condition: GoalCondition; readonly says: string }[];
  /** Names of the rules that it practises. */
  readonly rules: readonly string[];
}

/** Exercises by their games: lessons and practice show the same ones, in each language. */
const known = new WeakMap<Game, Map<string, Exercise>>();

/** Returns an example as an exercise. Throws if there is no such example or it does not hold. */
export function exerciseOf(game: Game, folder: string, name: string): Exercise {
  const ofGame = known.get(game) ?? new Map<string, Exercise>();
  known.set(game, ofGame);
  const exercise = ofGame.get(name) ?? createExercise(game, folder, name);
  ofGame.set(name, exercise);
  return exercise;
}

function createExercise(game: Game, folder: string, name: string): Exercise {
  const example = game.meta.examples.find(({ id }) => id === name);
  if (example === undefined) throw new Error(`There is no example ${name} in ${folder}.`);
  const { passed, problem } = game.runExample(name);
  if (!passed) throw new Error(`Example ${name}: ${problem?.text.en}`);
  const goal = goalOf(example).map((condition) => {
    if (condition.kind === "can") throw new Error(`${name} asks whether something can be done.`);
    const { file, start, end } = condition.source;
    return { condition, says: game.meta.sources[file]?.text.slice(start, end).trim() ?? "" };
  });
  const { text, proves: rules } = example;
  return { id: `${folder}/${name}`, start: startData(game, name), text, goal, rules };
}

/**
 * Returns whether an example works as a question for points: a single move, its score, and nothing
 * afterwards that asks whether something can be done.
 */
export function isQuestion(game: MatchGame, name: string): boolean {
  const example = game.meta.examples.find(({ id }) => id === name);
  if (example === undefined) return false;
  const [first, ...others] = example.steps.filter(
    ({ kind }) => kind === "play" || kind === "chance",
  );
  const goal = goalOf(example);
  return (
    first?.kind === "play" &&
    others.length === 0 &&
    goal.some(({ kind }) => kind === "scores") &&
    goal.every(({ kind }) => kind !== "can")
  );
}

/** Returns whether a file contains positions for lessons. */
export function isLesson(path: string): boolean {
  return path.includes("/lessons/");
}

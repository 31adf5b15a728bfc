// An example of the rules as an exercise for a page: plain data, without the other examples.

import { type DisplayText, type Game, type GoalCondition, goalOf } from "../../../dsl/index.ts";
import { type StartData, startData } from "../../example/start.ts";

export interface Exercise {
  /** The folder of the game's rules and the example's name: "reef/twoPearls". */
  readonly id: string;
  readonly start: StartData;
  /** What there is to do, or what it shows. */
  readonly text: DisplayText;
  /** What is to be reached, and how the rules say it. */
  readonly goal: readonly { readonly condition: GoalCondition; readonly says: string }[];
  /** Names of the rules that it practises. */
  readonly rules: readonly string[];
}

/** Fails where there is no such example or it does not hold. */
export function exerciseOf(game: Game, folder: string, name: string): Exercise {
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

/** Whether a file holds positions for lessons. */
export function isLesson(path: string): boolean {
  return path.includes("/lessons/");
}

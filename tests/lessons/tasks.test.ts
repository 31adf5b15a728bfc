// Every task of every lesson, played as its page does.

import { describe, expect, test } from "vitest";
import { startFrom } from "../../src/components/example/start.ts";
import { exerciseOf } from "../../src/components/lesson/exercise/exercise.ts";
import { ExerciseModel } from "../../src/components/lesson/exercise/task.svelte.ts";
import { quizOf } from "../../src/components/lesson/quiz/quiz.ts";
import type { Game } from "../../src/dsl/index.ts";
import { languages } from "../../src/i18n/language.ts";
import { taskParts } from "../support/lesson-tasks.ts";
import { lessonsIn } from "../support/lessons.ts";
import { gameOf } from "../support/rules-of.ts";

describe.each(taskParts("de"))("$name", ({ game, part }) => {
  test.each(languages)("is solved by its own way (%s)", async (language) => {
    const model = modelOf(game, part.text.task, language);
    await model.prepare();
    const own = startFrom(part.exercise.start).moves.filter(
      ({ player }) => player === model.task.seat,
    );
    for (const { option } of own) {
      expect(model.isSolved).toBe(false);
      expect(model.course.stage.options).toContain(option);
      model.course.play(option);
      model.course.stage.clear();
    }
    expect(model.verdict).toMatchObject({ kind: "right", isOwnWay: true, difference: 0 });
    expect(model.met.every((one) => one)).toBe(true);
    expect(model.course.stage.options).toEqual([]);
  });

  test("has a step for each condition of its goal", () => {
    expect(part.text.steps).toHaveLength(part.exercise.goal.length);
  });

  test("names moves that its position allows", () => {
    const { options } = modelOf(game, part.text.task, "de").course.stage;
    const notations = options.map((option) => game.notation(option));
    for (const { after } of part.text.but) expect(notations).toContain(after);
  });

  test("its solution makes no points but those of the goal", () => {
    const { start, goal } = part.exercise;
    const { state, moves } = startFrom(start);
    const end = state.slice();
    for (const { option } of moves) game.play(end, option);
    for (const { condition } of goal) {
      if (condition.kind !== "scores") continue;
      const more = { ...condition, amount: condition.amount + 1 };
      expect(game.isMet(condition, { start: state, state: end })).toBe(true);
      expect(game.isMet(more, { start: state, state: end })).toBe(false);
    }
  });

  test("undo restores the position byte for byte, and a move out of reach can be taken back", async () => {
    const model = modelOf(game, part.text.task, "en");
    const { course } = model;
    await model.prepare();
    const before = [...course.stage.state];
    for (const option of course.stage.options) {
      course.play(option);
      if (model.isAstray) model.retry();
      else model.back();
      expect([...course.stage.state], game.notation(option)).toEqual(before);
    }
  });

  test("goes on where it was left", async () => {
    const model = modelOf(game, part.text.task, "en");
    await model.restore(model.task.solution);
    expect(model.isSolved).toBe(true);
    const [first = -1] = model.task.solution;
    const other = modelOf(game, part.text.task, "de");
    await other.restore([first, -7]);
    expect(other.played[0]).toBe(first);
    expect(other.played).not.toContain(-7);
  });
});

describe.each(lessonsIn("de"))("$game/$slug", ({ game: folder, asked }) => {
  const game = gameOf(folder);

  for (const { tag, example: name } of asked) {
    if (tag !== "Quiz") continue;
    test(`${name} asks for a number, with three wrong ones beside it`, () => {
      const { start } = exerciseOf(game, folder, name);
      const { state, moves } = startFrom(start);
      const { answers, right, entries } = quizOf(game, state, moves[0]?.option ?? -1);
      const scored = entries.reduce((sum, one) => sum + (one.kind === "score" ? one.amount : 0), 0);
      expect(right).toBe(scored);
      expect(answers).toContain(right);
      expect(new Set(answers).size).toBe(4);
      expect(answers).toEqual(answers.toSorted((a, b) => a - b));
    });
  }

  test("no task asks for the same moves as the one before", () => {
    const tasks = asked.filter(({ tag }) => tag === "Task");
    const moves = tasks.map(({ example }) => movesWithoutPieces(game, folder, example));
    for (const [at, shape] of moves.entries()) expect(shape).not.toBe(moves[at + 1]);
  });
});

function modelOf(game: Game, name: string, language: (typeof languages)[number]): ExerciseModel {
  const parts = taskParts(language);
  const found = parts.find((one) => one.game === game && one.part.text.task === name);
  if (found === undefined) throw new Error(`There is no task ${name}.`);
  return new ExerciseModel({ game, whole: async () => game, language, part: found.part });
}

/** The moves of a solution without the pieces that they are about: the same dice, the same spaces. */
function movesWithoutPieces(game: Game, folder: string, name: string): string {
  const { moves } = startFrom(exerciseOf(game, folder, name).start);
  return moves
    .map(({ option }) => {
      const { move, args } = game.decode(option);
      const { id = "", params = [] } = game.meta.moves[move] ?? {};
      const kept = params.flatMap(({ type }, at) => (type.kind === "kind" ? [] : [args[at]]));
      return `${id} ${kept.join(" ")}`;
    })
    .join("; ");
}

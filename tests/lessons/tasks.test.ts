// Every exercise of every lesson, played through the logic of its page, in both languages.

import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { startFrom } from "../../src/components/example/start.ts";
import { exerciseOf } from "../../src/components/lesson/exercise/exercise.ts";
import { ExerciseModel } from "../../src/components/lesson/exercise/task.svelte.ts";
import { exercisesIn } from "../../src/components/lesson/mentions.ts";
import { quizOf } from "../../src/components/lesson/quiz/quiz.ts";
import { languages } from "../../src/i18n/language.ts";
import { gameOf } from "../support/rules-of.ts";

const games = new Map<string, ReturnType<typeof gameOf>>();
const lessons = globSync("src/content/de/lessons/*/*.mdx").sort();

describe.each(lessons)("%s", (path) => {
  const folder = path.split("/")[4] ?? "";
  const body = readFileSync(path, "utf8");
  const game = games.get(folder) ?? gameOf(folder);
  games.set(folder, game);
  const named = (tag: string) =>
    exercisesIn(body).filter((name) => new RegExp(`<${tag}\\s+example="${name}"`).test(body));

  test("asks for something", () => {
    expect(exercisesIn(body).length).toBeGreaterThan(0);
  });

  for (const name of named("Task")) {
    test.each(languages)(`${name} is solved by what it shows (%s)`, (language) => {
      const task = taskOf(game, folder, name, language);
      expect(task.isSolved).toBe(false);
      for (let moves = 0; !task.isSolved && moves < 20; moves++) {
        expect(task.next).toBeDefined();
        const { stage } = task.course;
        expect(stage.options).toContain(task.next);
        task.showMe();
      }
      expect(task.isSolved).toBe(true);
    });

    test(`${name}: each hint behind the written ones points at a move`, () => {
      const task = taskOf(game, folder, name, "de");
      for (let hints = 0; hints < task.hintCount; hints++) task.hint();
      expect(game.options(task.course.stage.state)).toContain(task.next);
    });

    test(`${name}: its solution makes no points but those of the goal`, () => {
      const { start, goal } = exerciseOf(game, folder, name);
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

    test(`${name}: from every wrong first move there is a way back`, async () => {
      const { options } = taskOf(game, folder, name, "en").course.stage;
      for (const option of options) {
        const task = taskOf(game, folder, name, "en");
        await task.lookAhead();
        task.course.play(option);
        for (let moves = 0; !task.isSolved && moves < 20; moves++) task.showMe();
        expect(task.isSolved, game.notation(option)).toBe(true);
      }
    });
  }

  for (const name of named("Quiz")) {
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
});

function taskOf(
  game: ReturnType<typeof gameOf>,
  folder: string,
  name: string,
  language: (typeof languages)[number],
): ExerciseModel {
  return new ExerciseModel({
    game,
    whole: async () => game,
    language,
    exercise: exerciseOf(game, folder, name),
    hints: 2,
  });
}

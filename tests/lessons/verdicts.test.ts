// The verdict of the player equals an independent answer, and there are words for every verdict that
// a reader can reach.

import { describe, expect, test } from "vitest";
import { startFrom } from "../../src/components/example/start.ts";
import { refute } from "../../src/components/lesson/exercise/refutation.ts";
import { ExerciseModel } from "../../src/components/lesson/exercise/task.svelte.ts";
import { lostText, rightText } from "../../src/components/lesson/exercise/verdict-text.ts";
import type { TaskPart } from "../../src/components/lesson/parts.ts";
import type { Game, State } from "../../src/dsl/index.ts";
import { languages } from "../../src/i18n/language.ts";
import { type JudgedTask, judge } from "../../src/play/verdict.ts";
import { taskParts } from "../support/lesson-tasks.ts";

/** Two moves are tried where there are at most this many pairs. */
const maxPairs = 120;

const praise = /\b(?:gut|prima|super|toll|bravo|auch so|great|nice|well done|works, too)\b/i;

/** What proves nothing: that another decision is asked now, and points that no goal asks for. */
const otherDecision = /kannst du jetzt nicht/;
const otherDecisionOrPoints = /kannst du jetzt nicht|höchstens/;
const isAboutPoints = ({ exercise }: TaskPart) =>
  exercise.goal.some(({ condition, says }) => condition.kind === "scores" || /score/.test(says));

describe.each(taskParts("de"))("$name", ({ game, part }) => {
  const task = taskOf(game, part);
  const ways = reachableWays(task);

  test("is possible, and never left open", () => {
    expect(judge(task, []).kind).toBe("onTheWay");
    const open = ways.filter((way) => judge(task, way).kind === "open");
    expect(open.map((way) => way.map((option) => game.notation(option)))).toEqual([]);
  });

  test("every verdict equals the answer of a plain search", () => {
    for (const way of ways) {
      const expected = plainAnswer(task, way);
      const words = way.map((option) => game.notation(option)).join(", ");
      expect(judge(task, way).kind, words).toBe(expected);
    }
  });

  test("every verdict has words in both languages, and only a reached goal is praised", () => {
    for (const [at, language] of languages.entries()) {
      const text = taskParts(language).find(
        ({ part: one }) => one.exercise.id === part.exercise.id,
      );
      const translated = at === 0 ? part : (text?.part ?? part);
      for (const played of ways) {
        const verdict = judge(task, played);
        const moves = { part: translated, played };
        if (verdict.kind === "but") {
          const said = lostText(moves, verdict, game, language);
          expect(said.text).not.toBe("");
          expect(`${said.title} ${said.text}`).not.toMatch(praise);
          expect(said.text.split(" ").length).toBeLessThanOrEqual(32);
        } else if (verdict.kind === "right") {
          expect(rightText(moves, verdict, game, language).text).not.toBe("");
        }
      }
    }
  });

  test("each move out of reach can be refuted", () => {
    for (const way of ways) {
      const model = new ExerciseModel({ game, whole: async () => game, language: "de", part });
      for (const option of way) model.course.play(option);
      const verdict = judge(task, model.played);
      if (verdict.kind !== "but") continue;
      const { text, cross, states, label } = refute(game, model, verdict);
      expect(text).not.toBe("");
      expect(`${text} ${label}`).not.toMatch(/\b0 /);
      expect(text).not.toMatch(isAboutPoints(part) ? otherDecision : otherDecisionOrPoints);
      const isProved = cross !== undefined || states.length > 0 || label !== "" || model.isOver;
      expect(isProved, way.map((option) => game.notation(option)).join(", ")).toBe(true);
    }
  });
});

function taskOf(game: Game, { exercise }: TaskPart): JudgedTask {
  const { state: start, moves } = startFrom(exercise.start);
  return {
    game,
    start,
    seat: moves[0]?.player ?? 0,
    goal: exercise.goal.map(({ condition }) => condition),
    solution: moves.map(({ option }) => option),
  };
}

/** Each first move, and each second one where there are few. */
function reachableWays(task: JudgedTask): number[][] {
  const { game, start, seat } = task;
  const firsts = game.options(start).map((option) => [option]);
  const seconds = firsts.flatMap((way) => {
    const { state, isChance } = played(task, way);
    if (isChance || isMet(task, state) || game.decision(state)?.player !== seat) return [];
    return game.options(state).map((option) => [...way, option]);
  });
  return seconds.length > maxPairs ? firsts : [...firsts, ...seconds];
}

/** The same question, answered by trying everything, depth first and without any hash. */
function plainAnswer(task: JudgedTask, way: readonly number[]): string {
  const { state, isChance } = played(task, way);
  if (isMet(task, state)) return "right";
  if (isChance) return "but";
  return canReach(task, state, new Set()) ? "onTheWay" : "but";
}

function canReach(task: JudgedTask, state: State, seen: Set<string>): boolean {
  const mark = state.join();
  if (seen.has(mark)) return false;
  seen.add(mark);
  const { game, seat } = task;
  const options = game.options(state);
  if (game.decision(state)?.player !== seat && options.length > 1) return false;
  return options.some((option) => {
    const next = state.slice();
    let isChance = false;
    game.play(next, option, (entry) => {
      isChance ||= entry.kind === "chance" && !entry.isCertain;
    });
    return isMet(task, next) || (!isChance && canReach(task, next, seen));
  });
}

function played({ game, start }: JudgedTask, way: readonly number[]) {
  const state = start.slice();
  let isChance = false;
  for (const option of way) {
    game.play(state, option, (entry) => {
      isChance ||= entry.kind === "chance" && !entry.isCertain;
    });
  }
  return { state, isChance };
}

function isMet({ game, start, goal }: JudgedTask, state: State): boolean {
  return goal.every((condition) => game.isMet(condition, { start, state }));
}

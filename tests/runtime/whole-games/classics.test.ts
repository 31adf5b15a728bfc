// Facts about the classics that can be looked up or worked out.

import { expect, test } from "vitest";
import type { State } from "../../../src/dsl/index.ts";
import { programOf, withChance } from "../../support/programs/program-of.ts";
import { gameOf } from "../../support/rules-of.ts";

const pig = gameOf("classics/pig");
const program = programOf("classics/pig");
const [roll, hold] = ["roll", "hold"].map(
  (id) => pig.meta.moves.find((move) => move.id === id)?.base ?? 0,
);

// As published with the 255 168 games: how many the first and the second player win, and the draws.
test("tic-tac-toe is won 131 184 times by the first and 77 904 times by the second", () => {
  const game = gameOf("classics/tic-tac-toe");
  const ends = new Map<string, number>();
  const follow = (state: State) => {
    if (game.isOver(state)) {
      const scores = game.scores(state).join();
      ends.set(scores, (ends.get(scores) ?? 0) + 1);
    }
    for (const option of game.options(state)) {
      const after = state.slice();
      game.playUnchecked(after, option);
      follow(after);
    }
  };
  follow(game.start({ players: 2, seed: 1 }));

  expect(Object.fromEntries(ends)).toEqual({ "1,0": 131_184, "0,1": 77_904, "0,0": 46_080 });
});

test("a one loses the turn and its points", () => {
  const state = started();
  rolled(state, 6);
  rolled(state, 5);
  rolled(state, 1);

  expect(pig.scores(state)).toEqual([0, 0]);
  expect(pig.decision(state)?.player).toBe(1);
});

test("held points are safe", () => {
  const state = started();
  rolled(state, 6);
  rolled(state, 5);
  pig.play(state, hold ?? 0);
  rolled(state, 1);

  expect(pig.scores(state)).toEqual([11, 0]);
  expect(pig.decision(state)?.player).toBe(0);
});

test("nothing can be held before a roll", () => {
  expect(pig.options(started())).toEqual([roll]);
});

test("a hundred points win at once", () => {
  const state = started();
  for (let i = 0; i < 16; i++) rolled(state, 6);
  rolled(state, 4);
  expect(pig.isOver(state)).toBe(false);
  pig.play(state, hold ?? 0);

  expect(pig.isOver(state)).toBe(true);
  expect(pig.scores(state)).toEqual([100, 0]);
  expect(pig.ranking(state)).toEqual([[0], [1]]);
});

// Neller and Presser, "Optimal Play of the Dice Game Pig" (2004): whoever holds at 20 scores
// nothing in a turn with probability 0.6245; the expected score of such a turn is about 8.14.
test("holding at twenty scores nothing in 62.45 % of the turns", () => {
  const results = turnResults(started());

  expect(results.get(0)).toBeCloseTo(0.6245, 4);
  expect([...results.values()].reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 12);
  expect([...results].reduce((sum, [points, p]) => sum + points * p, 0)).toBeCloseTo(8.14, 2);
});

/** Probabilities of the points of a turn that is held at 20, through every result of the die. */
function turnResults(state: State, results = new Map<number, number>(), chance = 1) {
  for (let face = 1; face <= 6; face++) {
    const after = state.slice();
    rolled(after, face);
    const isLost = pig.decision(after)?.player !== 0;
    const pot = isLost ? 0 : potOf(after);
    if (!isLost && pot < 20) turnResults(after, results, chance / 6);
    else results.set(pot, (results.get(pot) ?? 0) + chance / 6);
  }
  return results;
}

function potOf(state: State): number {
  return pig.view(state).shared.counters[0]?.value ?? 0;
}

function started(): State {
  return pig.start({ players: 2, seed: 1 });
}

function rolled(state: State, face: number): void {
  withChance(program, [face], () => program.apply(state, roll ?? 0));
}

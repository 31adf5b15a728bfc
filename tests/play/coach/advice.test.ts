// Advice on a device that gets nothing done in the time that a search has.

import { afterEach, expect, test, vi } from "vitest";
import { type AdviceUpdate, searchAdvice } from "../../../src/worker/bots/coach-advice.ts";
import { gameOf } from "../../support/rules-of.ts";

afterEach(() => vi.restoreAllMocks());

/** The last advice of a search whose clock runs a minute ahead whenever it is read. */
function adviceInNoTime(name: string): AdviceUpdate | undefined {
  let minutes = 0;
  vi.spyOn(performance, "now").mockImplementation(() => 60_000 * minutes++);
  const game = gameOf(name);
  const state = game.start({ players: 2, seed: 7 });
  const names = ["Anna", "Benno"];
  return [...searchAdvice(game, { state, names, limit: 1000, network: undefined })].at(-1);
}

test("five moves are shown however slow the device is", () => {
  const last = adviceInNoTime("burgundy");
  expect(last?.isDone).toBe(true);
  expect(last?.advice).toHaveLength(5);
});

test("a search that has proved the end of the game is done", () => {
  const last = adviceInNoTime("classics/tic-tac-toe");
  expect(last?.isDone).toBe(true);
});

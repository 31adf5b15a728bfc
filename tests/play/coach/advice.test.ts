// Advice on a device that gets nothing done in the time that a search has.

import { readFileSync } from "node:fs";
import { afterEach, expect, test, vi } from "vitest";
import { type LearnedFile, readNetwork } from "../../../src/play/bots/network.ts";
import { type AdviceUpdate, searchAdvice } from "../../../src/worker/bots/coach-advice.ts";
import { gameOf } from "../../support/rules-of.ts";

afterEach(() => vi.restoreAllMocks());

/** The last advice of a search whose clock runs a minute ahead whenever it is read. */
function adviceInNoTime(
  name: string,
  seed: number,
  learned?: LearnedFile,
): AdviceUpdate | undefined {
  let minutes = 0;
  vi.spyOn(performance, "now").mockImplementation(() => 60_000 * minutes++);
  const game = gameOf(name);
  const state = game.start({ players: 2, seed });
  const names = ["Anna", "Benno"];
  const network = learned && readNetwork(game, learned);
  return [...searchAdvice(game, { state, names, limit: 1000, network })].at(-1);
}

test("five moves are shown however slow the device is", () => {
  const last = adviceInNoTime("burgundy", 7);
  expect(last?.isDone).toBe(true);
  expect(last?.advice).toHaveLength(5);
});

test("five moves are shown, too, where a network leads the search to some of them", () => {
  const learned: LearnedFile = JSON.parse(readFileSync("rules/burgundy/learned.json", "utf8"));
  for (let seed = 1; seed <= 5; seed += 1) {
    const last = adviceInNoTime("burgundy", seed, learned);
    expect(last?.isDone, `seed ${seed}`).toBe(true);
    expect(last?.advice.length, `seed ${seed}`).toBe(5);
  }
});

test("a search that has proved the end of the game is done", () => {
  const last = adviceInNoTime("classics/tic-tac-toe", 7);
  expect(last?.isDone).toBe(true);
});

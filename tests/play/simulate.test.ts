import { expect, test } from "vitest";
import { EndlessGame, recordedGame, simulateGame } from "../../src/play/simulate.ts";
import {
  deviation,
  emptyStatistics,
  mean,
  merged,
  type Statistics,
  wins,
  withGame,
} from "../../src/play/statistics.ts";
import { countingGame } from "./counting-game.ts";

const game = countingGame();
const plan = { bots: ["random", "random"], options: { dice: "rolled" }, seed: 5 } as const;

function statisticsOf(from: number, to: number): Statistics {
  let statistics = emptyStatistics(2, game.meta.reasons.length);
  for (let index = from; index < to; index++) {
    statistics = withGame(statistics, simulateGame(game, plan, index));
  }
  return statistics;
}

test("a game depends on the plan and its number alone", () => {
  expect(simulateGame(game, plan, 3)).toEqual(simulateGame(game, plan, 3));
  expect(simulateGame(game, plan, 3)).not.toEqual(simulateGame(game, plan, 4));
});

test("a recorded game is the simulated game", () => {
  for (let index = 0; index < 50; index++) {
    const session = recordedGame(game, plan, index);
    const { scores, decisions } = simulateGame(game, plan, index);
    expect(game.scores(session.state)).toEqual(scores);
    expect(session.length).toBe(decisions);
  }
});

test("figures of parts merge to the figures of the whole", () => {
  const whole = statisticsOf(0, 100);

  expect(merged(statisticsOf(0, 30), statisticsOf(30, 100))).toEqual(whole);
  expect(merged(statisticsOf(30, 100), statisticsOf(0, 30))).toEqual(whole);
});

test("every game has one winner, or several who share", () => {
  const statistics = statisticsOf(0, 200);

  expect(wins(statistics, 0) + wins(statistics, 1)).toBeCloseTo(200, 9);
});

test("mean and deviation of 2, 4, 4, 6 are 4 and √(8/3)", () => {
  const results = [2, 4, 4, 6].map((points) => ({
    scores: [points],
    ranking: [[0]],
    decisions: points,
    ledger: [{ player: 0, reason: 0, points }],
  }));
  const statistics = results.reduce(withGame, emptyStatistics(1, 1));
  const [tally] = statistics.scores;
  if (tally === undefined) throw new Error("There is one seat.");

  expect(mean(tally)).toBe(4);
  expect(deviation(tally)).toBeCloseTo(Math.sqrt(8 / 3), 12);
  expect(tally).toMatchObject({ min: 2, max: 6 });
  expect(statistics.ledger).toEqual([[16]]);
});

test("a game without an end is given up", () => {
  const endless = { ...game, isOver: () => false, play: () => {}, playUnchecked: () => {} };

  expect(() => recordedGame(endless, { ...plan, options: {} }, 0)).toThrow(EndlessGame);
});

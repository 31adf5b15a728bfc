import { expect, test } from "vitest";
import { createEmptyArena, evaluateContestants, withContest } from "../../src/play/arena.ts";
import { estimateRatings, estimateShare } from "../../src/play/elo.ts";
import { countingGame } from "./counting-game.ts";

const plan = { bots: ["greedy", "random"], players: 2, options: {}, seed: 1 } as const;

function played(games: number) {
  let result = createEmptyArena(plan);
  while (result.games < games) result = withContest(countingGame(40), plan, result);
  return result;
}

test("every game of the arena has a winner or is halved, and the better bot wins nearly all", () => {
  const result = played(60);
  const [greedy, random] = evaluateContestants(plan, result);

  expect((result.beaten[0]?.[1] ?? 0) + (result.beaten[1]?.[0] ?? 0)).toBe(60);
  expect(greedy?.wins.value).toBeGreaterThan(0.9);
  expect((greedy?.wins.value ?? 0) + (random?.wins.value ?? 0)).toBeCloseTo(1);
  expect(greedy?.elo).toEqual({ value: 0, from: 0, to: 0 });
  expect(random?.elo.to).toBeLessThan(-200);
});

test("the same seed gives the same figures", () => {
  expect(played(20)).toEqual(played(20));
});

test("a deal is played once with each bot on each seat", () => {
  const deals: number[] = [];
  const game = countingGame();
  const watched = {
    ...game,
    start: (setup: Parameters<typeof game.start>[0]) => {
      deals.push(setup.seed);
      return game.start(setup);
    },
  };
  let result = createEmptyArena(plan);
  while (result.games < 4) result = withContest(watched, plan, result);

  expect(deals[0]).toBe(deals[1]);
  expect(deals[2]).toBe(deals[3]);
  expect(deals[0]).not.toBe(deals[2]);
});

test.each([
  // Published values of the interval.
  [0, 10, 0, 0.278],
  [5, 10, 0.237, 0.763],
  [81, 263, 0.255, 0.366],
  [10, 10, 0.722, 1],
])("%i of %i lies between %f and %f", (won, of, from, to) => {
  const estimate = estimateShare(won, of);

  expect(estimate.from).toBeCloseTo(from, 3);
  expect(estimate.to).toBeCloseTo(to, 3);
});

test("ten wins for each loss are 400 points of Elo, within an interval that holds them", () => {
  const [, weaker] = estimateRatings([
    [0, 10_000],
    [1000, 0],
  ]);

  expect(weaker?.value).toBeCloseTo(-400, 0);
  expect(weaker?.from).toBeLessThan(-400);
  expect(weaker?.to).toBeGreaterThan(-400);
  expect((weaker?.to ?? 0) - (weaker?.from ?? 0)).toBeLessThan(30);
});

test("ratings add up over a third", () => {
  const [, second, third] = estimateRatings([
    [0, 3000, 9000],
    [1000, 0, 3000],
    [1000, 1000, 0],
  ]);

  expect(second?.value).toBeCloseTo(-190.8, 0);
  expect(third?.value).toBeCloseTo(-381.7, 0);
});

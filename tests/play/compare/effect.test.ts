import { expect, test } from "vitest";
import { computeInterval, studentQuantile } from "../../../src/play/compare/confidence-interval.ts";
import { courseSteps, playPairedGame } from "../../../src/play/compare/paired-game.ts";
import {
  countWinParts,
  createEmptyPairedStatistics,
  mergePairedStatistics,
  type PairedStatistics,
  seriesOf,
  withPair,
} from "../../../src/play/compare/paired-statistics.ts";
import { botWords } from "../../../src/play/compare/position-text.ts";
import { playRecordedGame, simulateGame } from "../../../src/play/simulation/simulate.ts";
import { burgundy } from "../../support/games/playouts.ts";
import { burgundyWith, reef } from "./reef.ts";

const game = reef();
const richer = reef(
  ["score 2 as traded", "score 3 as bartered"],
  ["reason caught", 'reason bartered { de "Tausch" en "barter" }\nreason caught'],
);
const plan = { bots: ["random", "greedy"], options: {}, seed: 5 } as const;

function statisticsOf(from: number, to: number): PairedStatistics {
  let statistics = createEmptyPairedStatistics(2);
  for (let index = from; index < to; index++) {
    statistics = withPair(statistics, playPairedGame(game, richer, plan, index));
  }
  return statistics;
}

test("a pair is twice the game of a simulation", () => {
  for (const bots of [
    ["random", "random"],
    ["random", "greedy"],
  ] as const) {
    for (let index = 0; index < 3; index++) {
      const other = { ...plan, bots, seed: 8 };
      const { a, b } = playPairedGame(burgundy, burgundy, other, index);
      const { scores, ranking, decisions } = simulateGame(burgundy, other, index);

      expect(a).toMatchObject({ scores, ranking, decisions });
      expect(b).toEqual(a);
    }
  }
});

test("what is counted is what happened", () => {
  const { a, b } = playPairedGame(game, richer, plan, 3);
  const session = playRecordedGame(game, plan, 3);
  const played = (id: string) =>
    session.past.filter(({ option }) => game.notation(option).startsWith(id)).length;
  const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);

  expect(a.actions.trade ?? 0).toBe(played("trade"));
  expect(a.taken["hook:cod"] ?? 0).toBe(played("hook(fish: cod)"));
  expect(a.rules).toMatchObject(a.actions);
  expect(sum(Object.values(a.reasons))).toBe(sum(a.scores));
  expect(a.course).toHaveLength(courseSteps + 1);
  expect(a.course[0]).toBe(0);
  expect(a.course.at(-1)).toBe(sum(a.scores));
  expect(Object.keys(b.reasons)).not.toContain("traded");
});

test("declining is an action that is counted", () => {
  const shy = reef(["choose hook, trade, rest", "may choose rest"]);
  const { a } = playPairedGame(shy, shy, { ...plan, bots: ["random", "random"] }, 0);

  expect((a.actions.decline ?? 0) + (a.actions.rest ?? 0)).toBe(6);
  expect(a.actions.decline).toBeGreaterThan(0);
});

test("figures of parts merge to the figures of the whole", () => {
  const whole = statisticsOf(0, 40);

  expect(mergePairedStatistics(statisticsOf(0, 13), statisticsOf(13, 40))).toEqual(whole);
  expect(mergePairedStatistics(statisticsOf(13, 40), statisticsOf(0, 13))).toEqual(whole);
  expect(mergePairedStatistics(createEmptyPairedStatistics(2), whole)).toEqual(whole);
});

test("reasons of one game alone are set beside nothing", () => {
  const { reasons } = statisticsOf(0, 40);

  expect(reasons.traded?.b).toBe(0);
  expect(reasons.bartered?.a).toBe(0);
  expect(reasons.bartered?.b).toBeGreaterThan(0);
});

test("shared wins are split without a rest", () => {
  expect([1, 2, 3, 4, 5].map(countWinParts)).toEqual([1, 2, 6, 12, 60]);

  const statistics = statisticsOf(0, 40);
  const wins = statistics.wins.reduce((total, { a }) => total + a, 0);
  expect(wins).toBe(40 * countWinParts(2));
});

test("a game beside itself makes no difference", () => {
  let statistics = createEmptyPairedStatistics(2);
  for (let index = 0; index < 30; index++) {
    statistics = withPair(statistics, playPairedGame(game, game, plan, index));
  }
  const { scores, wins, course, decisions } = statistics;
  for (const sum of [...scores, ...wins, ...course, decisions]) {
    expect(computeInterval(seriesOf(sum, 30).difference)).toMatchObject({
      mean: 0,
      noticeable: false,
    });
  }
});

test("the interval of 1, 2, 3, 4, 5 is 3 ± 2.776 · √(2.5 / 5)", () => {
  const series = { count: 5, sum: 15, squares: 55 };
  const { mean, low, high, noticeable } = computeInterval(series);

  expect(mean).toBe(3);
  expect(high - 3).toBeCloseTo(1.96293, 4);
  expect(3 - low).toBeCloseTo(1.96293, 4);
  expect(noticeable).toBe(true);
  expect(computeInterval(series, 10).high).toBeCloseTo(0.496293, 5);
});

test("the interval of -1, 0, 2 holds 0", () => {
  // Mean 1/3, variance 7/3, error √(7/9) = 0.8819, times 4.303.
  const { mean, low, high, noticeable } = computeInterval({ count: 3, sum: 1, squares: 5 });

  expect(mean).toBeCloseTo(1 / 3, 9);
  expect(high).toBeCloseTo(1 / 3 + 3.79488, 3);
  expect(low).toBeCloseTo(1 / 3 - 3.79488, 3);
  expect(noticeable).toBe(false);
});

test("one number alone says nothing", () => {
  expect(computeInterval({ count: 1, sum: 7, squares: 49 })).toMatchObject({
    mean: 7,
    noticeable: false,
  });
  expect(computeInterval({ count: 0, sum: 0, squares: 0 }).mean).toBe(0);
});

test("quantiles fall without a jump to those of the normal distribution", () => {
  const quantiles = Array.from({ length: 200 }, (_, i) => studentQuantile(i + 1));

  expect(quantiles).toEqual([...quantiles].sort((a, b) => b - a));
  expect(studentQuantile(40)).toBeCloseTo(2.0211, 2); // The tables say 2.021.
  expect(studentQuantile(1e9)).toBeCloseTo(1.96, 4);
});

test("a dearer price is a noticeable difference in burgundy", () => {
  const dear = burgundyWith("value price = 2", "value price = 6");
  let statistics = createEmptyPairedStatistics(2);
  const random = { ...plan, bots: ["random", "random"] } as const;
  for (let index = 0; index < 60; index++) {
    statistics = withPair(statistics, playPairedGame(burgundy, dear, random, index));
  }
  const bought = statistics.actions.buy;
  if (bought === undefined) throw new Error("Something was bought.");

  expect(computeInterval(seriesOf(bought, 60).difference).high).toBeLessThan(0);
});

test("who played is said in both languages", () => {
  for (const words of Object.values(botWords)) {
    expect(words.de).toMatch(/\.$/);
    expect(words.en).toMatch(/\.$/);
  }
});

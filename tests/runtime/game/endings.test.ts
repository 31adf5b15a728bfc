import { expect, test } from "vitest";
import { eachEnd, type Sort, sorts } from "../../support/games/playouts.ts";

const games = 400;

/**
 * How many decisions a game of uniformly random options takes on average: measured over 6 000 games
 * of burgundy and its dice game, 20 000 of the classics, with five standard errors of 400 games to either side.
 * Burgundy for two with the basic set-up takes 193 in an engine written by hand for the same rules.
 */
const bands: Readonly<Record<string, readonly [number, number]>> = {
  "burgundy, 2 players, basic": [191.8, 194.5],
  "burgundy, 2 players, advanced": [198.4, 201],
  "burgundy, 3 players, basic": [294.7, 297.7],
  "burgundy, 3 players, advanced": [304.3, 307.4],
  "burgundy, 4 players, basic": [399.1, 402.4],
  "burgundy, 4 players, advanced": [410.8, 414.1],
  "burgundy-dice, 1 players": [20.8, 21.9],
  "burgundy-dice, 2 players": [52, 54.2],
  "burgundy-dice, 3 players": [77.8, 80.8],
  "burgundy-dice, 4 players": [103.7, 107.5],
  "burgundy-dice, 5 players": [130.2, 135],
  // Exactly 7.626: 5 · 1440/15120 + 6 · 5328/60480 + … of the numbers in perft.test.ts.
  "tic-tac-toe": [7.3, 8],
  "Connect Four": [19.4, 23.2],
  Hex: [104.5, 110.6],
  Yavalath: [17.9, 21.3],
  Breakthrough: [60.8, 67.2],
  "Pig, 2 players": [86.2, 93],
  "Pig, 8 players": [271, 293],
};

test.each(sorts)("%s: every game ends, after a plausible number of decisions", (name, sort) => {
  const [low, high] = bands[name] ?? [0, 0];
  const average = averageDecisions(sort);

  expect(average).toBeGreaterThan(low);
  expect(average).toBeLessThan(high);
});

function averageDecisions(sort: Sort): number {
  let sum = 0;
  eachEnd(sort, games, (state, decisions) => {
    expect(sort.game.isOver(state)).toBe(true);
    sum += decisions;
  });
  return sum / games;
}

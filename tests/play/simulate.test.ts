import { expect, test } from "vitest";
import { EndlessGame, playRecordedGame, simulateGame } from "../../src/play/simulation/simulate.ts";
import { countingGame } from "./counting-game.ts";

const game = countingGame();
const plan = { bots: ["random", "random"], options: { dice: "rolled" }, seed: 5 } as const;

test("a game depends on the plan and its number alone", () => {
  expect(simulateGame(game, plan, 3)).toEqual(simulateGame(game, plan, 3));
  expect(simulateGame(game, plan, 3)).not.toEqual(simulateGame(game, plan, 4));
});

test("a recorded game is the simulated game", () => {
  for (let index = 0; index < 50; index++) {
    const session = playRecordedGame(game, plan, index);
    const { scores, decisions } = simulateGame(game, plan, index);
    expect(game.scores(session.state)).toEqual(scores);
    expect(session.length).toBe(decisions);
  }
});

test("a game without an end is given up", () => {
  const endless = { ...game, isOver: () => false, play: () => {}, playUnchecked: () => {} };

  expect(() => playRecordedGame(endless, { ...plan, options: {} }, 0)).toThrow(EndlessGame);
});

import { expect, test } from "vitest";
import { firstBoard } from "../../bench/burgundy/estate.ts";
import { plainBurgundy } from "../../bench/burgundy/game.ts";
import { seededRandom } from "../../src/play/random.ts";
import { gameOf } from "../support/rules-of.ts";

// Two programs that know nothing of each other, one compiled from the rules and one written by hand,
// play the same games: they would hardly be wrong in the same way.

test("the game written by hand is the compiled one, seed by seed", () => {
  const game = gameOf("burgundy");
  const play = plainBurgundy(firstBoard(game));
  const setup = { players: 2 };
  const state = game.start({ ...setup, seed: 0 });
  for (let seed = 1; seed <= 500; seed++) {
    const decisions = game.randomGame(state, { ...setup, seed }, seededRandom(seed));
    const scores = game.scores(state);
    expect({ seed, ...play(seed, seededRandom(seed).below) }).toEqual({ seed, decisions, scores });
  }
});

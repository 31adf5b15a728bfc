// Random games of the White Castle: they end, with their points in the ledger.

import { expect, test } from "vitest";
import { deriveSeed, seededRandom } from "../../src/play/random.ts";
import { gameOf } from "../support/rules-of.ts";

const games = 300;

const game = gameOf("white-castle");

test.each([2, 3, 4])(
  `${games} random games for %i players end, their points in the ledger`,
  (players) => {
    for (let index = 0; index < games; index++) {
      const state = game.start({ players, seed: deriveSeed(index, 0) });
      game.playout(state, seededRandom(deriveSeed(index, 1)));

      const scores = game.scores(state);
      const sums = scores.map(() => 0);
      for (const { player, points } of game.ledger(state))
        sums[player] = (sums[player] ?? 0) + points;
      expect([game.isOver(state), sums], `game ${index}`).toEqual([true, scores]);
    }
  },
);

// The sketches in rules/sketches: parts of games that ask most of the language.

import { expect, test } from "vitest";
import { deriveSeed, seededRandom } from "../../src/play/random.ts";
import { gameOf } from "../support/rules-of.ts";

const games = 300;

const sketches = ["sketches/white-castle"].flatMap((name) => {
  const game = gameOf(name);
  const { min, max } = game.meta.players;
  const counts = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  return counts.map((players) => [name, players, game] as const);
});

test.each(sketches)(
  `%s: ${games} random games for %i players end, their points in the ledger`,
  (_, players, game) => {
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

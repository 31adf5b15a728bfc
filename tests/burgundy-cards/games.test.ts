// Random games of the card game: they end, and their points are those of the ledger and of a recount
// that knows the facts, but not the rules.

import { expect, test } from "vitest";
import { deriveSeed, seededRandom } from "../../src/play/random.ts";
import { repetitions } from "../support/soak.ts";
import { Recount } from "./recount.ts";
import { game } from "./table.ts";

const games = repetitions({ short: 300, long: 10_000 });
const recounted = repetitions({ short: 12, long: 500 });

test.each([1, 2, 3, 4])(
  `${games} random games for %i players end, their points in the ledger`,
  (players) => {
    for (let index = 0; index < games; index++) {
      const state = game.start({ players, seed: deriveSeed(index, 0) });
      game.playout(state, seededRandom(deriveSeed(index, 1)));

      const scores = game.scores(state);
      const sums = scores.map(() => 0);
      for (const { player, points } of game.ledger(state))
        sums[player] = (sums[player] ?? 0) + points;
      if (!game.isOver(state) || sums.join() !== scores.join())
        expect.fail(`game ${index} of ${players} players: ${sums} in the ledger, ${scores} points`);
    }
  },
);

test.each([1, 2, 3, 4])(
  `the scores of ${recounted} random games for %i players, counted again`,
  (players) => {
    for (let index = 0; index < recounted; index++) {
      const state = game.start({ players, seed: deriveSeed(index, 2) });
      const random = seededRandom(deriveSeed(index, 3));
      const recount = new Recount(state, players);
      while (!game.isOver(state)) {
        const options = game.options(state);
        const option = options[random.below(options.length)] ?? -1;
        recount.beforeMove(state, option);
        game.play(state, option);
        recount.afterMove(state);
      }

      expect(game.scores(state).slice(0, recount.seats), `game ${index}`).toEqual(
        recount.finalScores(state),
      );
      if (players === 1)
        expect(game.ranking(state)[0], `game ${index}`).toEqual(recount.soloWinner());
    }
  },
);

// Random games of the White Castle: they end, and their points are those of the ledger and of a
// recount that knows the facts, but not the rules.

import { expect, test } from "vitest";
import { deriveSeed, seededRandom } from "../../src/play/random.ts";
import { repetitions } from "../support/soak.ts";
import { finalPoints } from "./recount.ts";
import { game } from "./table.ts";

const games = repetitions({ short: 300, long: 10_000 });
const fans = game.meta.reasons.findIndex(({ id }) => id === "fans");

test.each([2, 3, 4])(
  `${games} random games for %i players end, their points in the ledger and in a recount`,
  (players) => {
    for (let index = 0; index < games; index++) {
      const state = game.start({ players, seed: deriveSeed(index, 0) });
      game.playout(state, seededRandom(deriveSeed(index, 1)));

      const scores = game.scores(state);
      const sums = scores.map(() => 0);
      const recounted = finalPoints(state, players);
      for (const { player, reason, points } of game.ledger(state)) {
        sums[player] = (sums[player] ?? 0) + points;
        if (reason === fans) recounted[player] = (recounted[player] ?? 0) + points;
      }
      expect([game.isOver(state), sums, recounted], `game ${index}`).toEqual([
        true,
        scores,
        scores,
      ]);
    }
  },
);

import { expect, test } from "vitest";
import { deriveSeed, seededRandom } from "../../src/play/random.ts";
import { diceGame as game } from "../support/games/playouts.ts";

const games = 10_000;
const sheets = game.meta.options[0]?.choices.map(({ id }) => id) ?? [];

test.each([1, 2, 3, 4, 5])(
  `${games} random games for %i players end, their points in the ledger`,
  (players) => {
    for (let index = 0; index < games; index++) {
      const sheet = sheets[index % sheets.length] ?? "";
      const state = game.start({ players, options: { sheet }, seed: deriveSeed(index, 0) });
      const random = seededRandom(deriveSeed(index, 1));
      game.playout(state, random);

      const sums = Array.from({ length: players }, () => 0);
      for (const { player, points } of game.ledger(state))
        sums[player] = (sums[player] ?? 0) + points;
      if (!game.isOver(state) || sums.join() !== game.scores(state).join())
        expect.fail(
          `game ${index} of ${players} players on ${sheet}: ${sums} in the ledger, ${game.scores(state)} points`,
        );
    }
  },
);

// Random matches of Hearts beside what its rules say of every deal.

import { expect, test } from "vitest";
import { seededRandom } from "../../src/play/random.ts";
import { gameOf } from "../support/rules-of.ts";
import { repetitions } from "../support/soak.ts";

const DEALS = 4;
const CARDS = 52;
const PENALTIES = 26;

test("each deal of Hearts has 52 cards played and 26 penalty points, or 26 for three players", () => {
  const game = gameOf("classics/hearts");
  const random = seededRandom(4);
  const deals = new Set<number>();
  for (let seed = 0; seed < repetitions({ short: 60, long: 5_000 }); seed++) {
    const state = game.start({ players: 4, seed });
    const seen = new Set<string>();
    for (let decisions = 0; ; decisions++) {
      const options = game.options(state);
      if (options.length === 0) {
        expect(decisions, `seed ${seed}`).toBe(DEALS * CARDS);
        break;
      }
      if (decisions % CARDS === 0) {
        expect(seen.size, `seed ${seed}`).toBe(decisions === 0 ? 0 : CARDS);
        // Whoever holds the 2 of clubs begins with it.
        expect(options.map((option) => game.notation(option))).toEqual(["play(card: clubstwo)"]);
        seen.clear();
      }
      const option = options[random.below(options.length)] ?? expect.fail();
      seen.add(game.notation(option));
      const before = sum(game.scores(state));
      game.play(state, option);
      const counted = sum(game.scores(state)) - before;
      const isLast = decisions % CARDS === CARDS - 1;
      expect(isLast ? [PENALTIES, 3 * PENALTIES] : [0], `seed ${seed}`).toContain(counted);
      if (isLast) deals.add(counted);
    }
  }
  expect(deals).toContain(PENALTIES);
});

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}

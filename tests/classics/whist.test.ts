// Random matches of Whist beside what its rules say of every deal.

import { expect, test } from "vitest";
import { seededRandom } from "../../src/play/random.ts";
import { gameOf } from "../support/rules-of.ts";
import { repetitions } from "../support/soak.ts";

const CARDS = 52;
const GOAL = 5;

test("a deal of Whist has 52 cards played, and one side scores what it has beyond six tricks", () => {
  const game = gameOf("classics/whist");
  const random = seededRandom(7);
  let gains = 0;
  for (let seed = 0; seed < repetitions({ short: 60, long: 5_000 }); seed++) {
    const state = game.start({ players: 4, seed });
    const seen = new Set<string>();
    let before = game.scores(state);
    for (let decisions = 1; ; decisions++) {
      const options = game.options(state);
      const option = options[random.below(options.length)] ?? expect.fail();
      seen.add(game.notation(option));
      game.play(state, option);
      const points = game.scores(state);
      if (decisions % CARDS > 0) {
        expect(points, `seed ${seed}`).toEqual(before);
        continue;
      }
      expect(seen.size, `seed ${seed}`).toBe(CARDS);
      seen.clear();
      const [first = 0, second = 0, third, fourth] = points.map((all, i) => all - (before[i] ?? 0));
      expect([third, fourth], `seed ${seed}`).toEqual([first, second]);
      // Thirteen tricks: one side has more than six, and at most seven more.
      expect(Math.min(first, second), `seed ${seed}`).toBe(0);
      expect(first + second, `seed ${seed}`).toBeGreaterThan(0);
      expect(first + second, `seed ${seed}`).toBeLessThan(8);
      gains += first + second;
      before = points;
      const isOver = Math.max(...points) >= GOAL;
      expect(game.options(state).length === 0, `seed ${seed}`).toBe(isOver);
      if (isOver) break;
    }
  }
  expect(gains).toBeGreaterThan(0);
});

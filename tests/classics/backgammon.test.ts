// Backgammon beside the same game written by hand, which lists whole plays instead of single moves.

import { expect, test } from "vitest";
import type { Log } from "../../src/dsl/runtime/game/game.ts";
import { seededRandom } from "../../src/play/random.ts";
import { gameOf } from "../support/rules-of.ts";
import { repetitions } from "../support/soak.ts";
import { after, notationOf, opening, playsOf, pointsOf } from "./backgammon-by-hand.ts";

test("each throw of Backgammon can be played in the ways that it can by hand", () => {
  const game = gameOf("classics/backgammon");
  const random = seededRandom(3);
  const won = new Set<number>();
  for (let seed = 0; seed < repetitions({ short: 25, long: 2_000 }); seed++) {
    const thrown: number[] = [];
    const note: Log = (entry) => {
      if (entry.kind === "chance") thrown.push(entry.value);
    };
    const state = game.start({ players: 2, seed }, note);
    let men = opening;
    for (let player = 0; !game.isOver(state); player = 1 - player) {
      const [first, second] = thrown.splice(0, 2);
      const at = `seed ${seed}, throw ${first} ${second}`;
      if (first === undefined || second === undefined) expect.fail(at);
      let plays = playsOf(men, player, [first, second]);
      for (let made = 0; made < (plays[0]?.length ?? 0); made++) {
        const expected = plays.map((steps) => notationOf(player, steps[made] ?? expect.fail(at)));
        const options = game.options(state);
        expect(game.decision(state)?.player, at).toBe(player);
        expect(options.map((option) => game.notation(option)).sort(), at).toEqual(
          [...new Set(expected)].sort(),
        );

        const option = options[random.below(options.length)] ?? expect.fail(at);
        plays = plays.filter((_, i) => expected[i] === game.notation(option));
        men = after(men, player, plays[0]?.[made] ?? expect.fail(at));
        game.play(state, option, note);
        const points = pointsOf(men, player);
        expect(game.scores(state), at).toEqual(player === 0 ? [points, 0] : [0, points]);
        expect(game.isOver(state), at).toBe(points > 0);
        if (points > 0) won.add(points);
      }
    }
  }
  expect([...won].sort()).toEqual([1, 2, 3]);
});

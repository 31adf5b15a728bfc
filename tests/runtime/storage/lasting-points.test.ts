// Options that depend on lasting points, which are up to date before options are computed.

import { expect, test } from "vitest";
import { seededRandom } from "../../../src/play/random.ts";
import { completed } from "../../support/check-rules.ts";
import { gameFrom } from "../../support/rules-of.ts";

const text = `
family Kelp
piece weed : Kelp { while in kelp { worth 5 as growth } }
reason growth { de "Wuchs" en "growth" }
player zone kelp of Kelp
worth always
player counter early { de "der Start, die Starts" en "start, starts" }
player counter late { de "der Schluss, die Schlüsse" en "finish, finishes" }
action begin { de "beginnen" en "begin" needs your score is 0 gain 1 early }
action finish { de "enden" en "finish" needs your score is 5 gain 1 late }
flow {
  each player { add weed to your kelp choose begin, finish }
  each player { remove weed from your kelp choose finish }
}`;

const game = gameFrom([{ path: "kelp.regel", text }, completed(text)]);

test("needs read points that are up to date, and a choice without an option lapses", () => {
  const state = game.start({ players: 2, seed: 1 });
  const offered: string[][] = [];
  while (!game.isOver(state)) {
    const options = game.options(state);
    offered.push(options.map((code) => game.notation(code)));
    game.play(state, options[0] as number);
  }

  expect(offered).toEqual([["finish"], ["finish"]]);
});

test("random games offer the same", () => {
  const state = game.start({ players: 2, seed: 1 });
  game.playout(state, seededRandom(1));

  const counters = game.view(state).players.map((seat) => seat.counters.map(({ value }) => value));
  expect(counters).toEqual([
    [0, 1],
    [0, 1],
  ]);
});

// An exception of a value may be about yes or no.

import { expect, test } from "vitest";
import { compileGame } from "../../../src/dsl/index.ts";
import { programFrom } from "../../../src/dsl/runtime/game/compiled-program.ts";
import { completed } from "../../support/check-rules.ts";
import { gameFrom } from "../../support/rules-of.ts";

const text = `
family Fish
piece tang: Fish { while in pool { catchSize(yes) is 5 } }
value catchSize(deep: yes/no) = 1
player zone pool of Fish
player counter caught { de "der Fang, die Fänge" en "catch, catches" }
player counter missed { de "der Rest, die Reste" en "miss, misses" }
action go { de "gehen" en "go" }
flow {
  each player {
    add tang to your pool
    gain catchSize(yes) caught
    gain catchSize(no) missed
    choose go
  }
}
ranking { most your caught most your missed }`;

test("an exception about yes is in force for yes alone", () => {
  const sources = [{ path: "fish.regel", text }, completed(text)];
  const { compiled } = compileGame(sources);
  const game = gameFrom(sources);
  const state = game.start({ players: 2, seed: 1 });
  const { ranking } = programFrom(compiled?.js ?? "");

  expect(ranking.map((line) => line(state, 0))).toEqual([5, 1]);
});

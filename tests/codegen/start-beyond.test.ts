// A counter may start with more than gains can bring it to.

import { expect, test } from "vitest";
import { gameFrom } from "../support/rules-of.ts";

test("a range goes up to what a counter starts with, also beyond its most", () => {
  const game = gameFrom([
    {
      path: "start.regel",
      text: `
game start { de "Anfang" en "Start" players 2 }
counter coins { de "die Münze, die Münzen" en "coin, coins" starts 4 max 3 }
action act { de "handeln" en "act" pick n from 2..coins }
flow { each player { choose act } }
ranking { most score }
`,
    },
  ]);
  const state = game.start({ players: 2, seed: 1 });

  expect(game.options(state)).toHaveLength(3);
});

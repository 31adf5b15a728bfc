// Where a rule goes on after a choice, when what is behind it is reached from there alone.

import { expect, test } from "vitest";
import { gameFrom } from "../support/rules-of.ts";

test("each player is asked in turn, also where the other branch ends the game", () => {
  const game = gameFrom([
    {
      path: "steps.regel",
      text: `
game steps { de "Schritte" en "Steps" players 2 }
counter left { de "der Rest, die Reste" en "rest, rests" starts 9 }
action take { de "nehmen" en "take" pay 1 left }
flow {
  repeat until no {
    each player { if left > 2 { choose take } else { end game } }
  }
}
ranking { most score }
`,
    },
  ]);
  const state = game.start({ players: 2, seed: 1 });
  const asked: (number | undefined)[] = [];
  for (; asked.length < 4; game.play(state, game.options(state)[0] ?? -1))
    asked.push(game.decision(state)?.player);

  expect(asked).toEqual([0, 1, 0, 1]);
});

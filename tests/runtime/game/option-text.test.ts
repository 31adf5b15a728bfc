// Options as phrases: what the author's words leave out follows in brackets.

import { expect, test } from "vitest";
import { completed } from "../../support/check-rules.ts";
import { gameFrom } from "../../support/rules-of.ts";

const text = `
enum Fish { cod carp }
player zone hand of Fish { de "die Hand, die Hände" en "hand, hands" }
player zone shells of 1..6 { de "die Muschel, die Muscheln" en "shell, shells" }
action play { de "ausspielen" en "play" pick card from your hand remove card from your hand }
action sell { de "verkaufen" en "sell" pick one from your shells remove one from your shells }
flow {
  each player {
    add cod to your hand
    add 3 to your shells
  }
  each player { choose play, sell }
}
`;

test("what comes from a place is named alone, what a noun names is named with it", () => {
  const game = gameFrom([{ path: "test.regel", text }, completed(text)]);
  const state = game.start({ players: 2, seed: 1 });

  expect(game.options(state).map((option) => game.says(option).en)).toEqual([
    "play (cod)",
    "sell (shell 3)",
  ]);
});

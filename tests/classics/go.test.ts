// Go beside the same game written by hand.

import { expect, test } from "vitest";
import { perft } from "../../src/play/perft.ts";
import { plainPerft } from "../support/games/plain-games.ts";
import { gameOf } from "../support/rules-of.ts";
import { repetitions } from "../support/soak.ts";
import { goByHand } from "./go-by-hand.ts";
import { playSideBySide } from "./side-by-side.ts";

test("Go has as many sequences of moves as written by hand", () => {
  const depth = repetitions({ short: 2, long: 3 });
  const counts = perft(gameOf("classics/go"), { players: 2, seed: 1 }, depth);

  expect(counts).toMatchObject(plainPerft(goByHand, depth));
});

// Passing is one move among many, so most boards are full of captures before both pass.
test("games of Go go as by hand", () => {
  const games = repetitions({ short: 8, long: 1_000 });
  const decisions = playSideBySide(gameOf("classics/go"), goByHand, { games, seed: 9 });

  expect(decisions).toBeGreaterThan(games * 80);
});

// Nine men's morris: published counts, and beside the same game written by hand.

import { expect, test } from "vitest";
import { perft } from "../../src/play/perft.ts";
import { gameOf } from "../support/rules-of.ts";
import { morrisByHand } from "./morris-by-hand.ts";
import { playSideBySide } from "./side-by-side.ts";

// As published for the placing; a fifth man is the first that can close a mill.
test("morris counts as published", () => {
  const counts = perft(gameOf("classics/morris"), { players: 2, seed: 1 }, 4);

  expect(counts).toMatchObject({ sequences: [24, 552, 12_144, 255_024] });
});

test("games of morris go as by hand, with mills and flying", () => {
  const decisions = playSideBySide(gameOf("classics/morris"), morrisByHand(9, 100), {
    games: 150,
    seed: 24,
  });

  expect(decisions).toBeGreaterThan(10_000);
});

// Kalah beside the same game written by hand.

import { expect, test } from "vitest";
import { perft } from "../../src/play/perft.ts";
import { plainPerft } from "../support/games/plain-games.ts";
import { gameFrom, gameOf, rulesOf } from "../support/rules-of.ts";
import { kalahByHand } from "./kalah-by-hand.ts";
import { playSideBySide } from "./side-by-side.ts";

test("Kalah has as many sequences of moves as written by hand", () => {
  const counts = perft(gameOf("classics/kalah"), { players: 2, seed: 1 }, 6);

  expect(counts).toMatchObject(plainPerft(kalahByHand(4), 6));
});

test("a thousand games of Kalah go as by hand", () => {
  const decisions = playSideBySide(gameOf("classics/kalah"), kalahByHand(4), {
    games: 1_000,
    seed: 6,
  });

  expect(decisions).toBeGreaterThan(20_000);
});

// With one seed in each house many games are short enough to be counted to their end.
test("a small Kalah ends where it does by hand", () => {
  const [rules = { path: "", text: "" }] = rulesOf("classics/kalah");
  const small = gameFrom([{ ...rules, text: withOneSeed(rules.text) }]);
  const expected = plainPerft(kalahByHand(1), 8);
  const counts = perft(small, { players: 2, seed: 1 }, 8);

  expect(counts).toMatchObject(expected);
  expect(expected.games.some((games) => games > 0)).toBe(true);
});

/** The rules with one seed in each house and without the examples, which no longer hold. */
function withOneSeed(text: string): string {
  const small = text.replace("add 4 to seeds[s]", "add 1 to seeds[s]");
  if (small === text) throw new Error("kalah.regel fills its houses in other words");
  return small.replace(/^example[\s\S]*/m, "");
}

import { expect, test } from "vitest";
import { perft } from "../../../src/play/perft.ts";
import { gameOf } from "../../support/rules-of.ts";

const setup = { players: 2, seed: 1 };

// The widely published counts: without rows of three there would be 9 · 8 · … games; the sum over
// all games that end is 255 168.
test("tic-tac-toe has 255 168 games", () => {
  const counts = perft(gameOf("classics/tic-tac-toe"), setup, 9);
  if (counts.kind !== "counts") expect.fail(`no counts, but ${counts.kind}`);

  expect(counts.sequences).toEqual([9, 72, 504, 3_024, 15_120, 54_720, 148_176, 200_448, 127_872]);
  expect(counts.games).toEqual([0, 0, 0, 0, 1_440, 5_328, 47_952, 72_576, 127_872]);
  expect(counts.games.reduce((sum, games) => sum + games, 0)).toBe(255_168);
});

// As published for the usual board; 823 536 is 7⁷ - 7, as no column takes a seventh disc.
test("Connect Four counts as published", () => {
  const counts = perft(gameOf("classics/connect-four"), setup, 7);
  if (counts.kind !== "counts") expect.fail(`no counts, but ${counts.kind}`);

  expect(counts.sequences).toEqual([7, 49, 343, 2_401, 16_807, 117_649, 823_536]);
  // The seventh disc is the first that can be the fourth of a row.
  expect(counts.games.slice(0, 6)).toEqual([0, 0, 0, 0, 0, 0]);
});

// As published, with a pass as a decision of its own; the first passes come later.
test("Reversi counts as published", () => {
  const counts = perft(gameOf("classics/reversi"), setup, 7);
  if (counts.kind !== "counts") expect.fail(`no counts, but ${counts.kind}`);

  expect(counts.sequences).toEqual([4, 12, 56, 244, 1_396, 8_200, 55_092]);
});

// As published for English draughts, with a chain of jumps as one move.
test("draughts counts as published", () => {
  const counts = perft(gameOf("classics/draughts"), setup, 6, { by: "turn" });
  if (counts.kind !== "counts") expect.fail(`no counts, but ${counts.kind}`);

  expect(counts.sequences).toEqual([7, 49, 302, 1_469, 7_361, 36_768]);
});

test("what chance decides cannot be counted", () => {
  expect(perft(gameOf("classics/pig"), setup, 2)).toMatchObject({ kind: "chance", depth: 1 });
});

// Hex, Yavalath and Breakthrough beside the same games written by hand, and how long they last.

import { expect, test } from "vitest";
import { perft } from "../../../src/play/perft.ts";
import { seededRandom } from "../../../src/play/random.ts";
import {
  plainBreakthrough,
  plainHex,
  plainPerft,
  plainYavalath,
} from "../../support/games/plain-games.ts";
import { gameFrom, gameOf, rulesOf } from "../../support/rules-of.ts";

const setup = { players: 2, seed: 1 };

test.each([
  ["hex", () => plainPerft(plainHex(11), 2)],
  ["yavalath", () => plainPerft(plainYavalath(5), 3)],
  ["breakthrough", () => plainPerft(plainBreakthrough(start), 4)],
])("%s has as many sequences of moves as written by hand", (name, plain) => {
  const expected = plain();

  expect(counted(gameOf(`classics/${name}`), expected.games.length)).toEqual(expected);
});

// From the start nothing is decided within few moves, so the same rules are tried on small boards.
test("a small Hex ends where it does by hand", () => {
  const small = smaller("hex", [
    ["1-2-3-4-5-6-7-8-9-10-11-10-9-8-7-6-5-4-3-2-1", "1-2-3-2-1"],
    [/(board \w+ of \w+ \{\s+de .*\n)[^}]+/, "$1  rb\n r b\n rB . Rb\n B R\n RB\n"],
  ]);
  const expected = plainPerft(plainHex(3), 7);

  expect(counted(small, 7)).toEqual(expected);
  expect(expected.games[4]).toBeGreaterThan(0);
});

test("a small Yavalath ends where it does by hand", () => {
  const small = smaller("yavalath", [["5-6-7-8-9-8-7-6-5", "2-3-2"]]);
  const expected = plainPerft(plainYavalath(2), 7);

  expect(counted(small, 7)).toEqual(expected);
  expect(expected.games[4]).toBeGreaterThan(0);
});

// As measured with other engines for the same games between random players.
test.each([
  ["tic-tac-toe", 7.63, 0.05],
  ["connect-four", 21.3, 0.5],
  ["hex", 107.5, 0.6],
  ["breakthrough", 64, 1],
])("%s lasts %d moves on average", (name, moves, within) => {
  const game = gameOf(`classics/${name}`);
  const random = seededRandom(7);
  const games = 4_000;
  const state = game.start(setup);
  let total = 0;
  for (let seed = 0; seed < games; seed++)
    total += game.randomGame(state, { players: 2, seed }, random);

  expect(Math.abs(total / games - moves)).toBeLessThan(within);
});

const start = [
  "oooooooo",
  "oooooooo",
  "........",
  "........",
  "........",
  "........",
  "xxxxxxxx",
  "xxxxxxxx",
];

function counted(game: Parameters<typeof perft>[0], depth: number) {
  const counts = perft(game, setup, depth);
  if (counts.kind !== "counts") expect.fail(`no counts, but ${counts.kind}`);
  return { sequences: counts.sequences, games: counts.games };
}

/** A game with other words in its rules, and without the examples that they do not fit. */
function smaller(name: string, changes: readonly (readonly [string | RegExp, string])[]) {
  const sources = rulesOf(`classics/${name}`).map(({ path, text }) => ({
    path,
    text: changes.reduce(
      (rules, [from, to]) => rules.replace(from, to),
      text.slice(0, text.indexOf("\nexample ")),
    ),
  }));
  return gameFrom(sources);
}

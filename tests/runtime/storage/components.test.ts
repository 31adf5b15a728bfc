// What a game has and how it begins, on games of a few lines.

import { expect, test } from "vitest";
import type { Holdings } from "../../../src/dsl/index.ts";
import { completed } from "../../support/check-rules.ts";
import { gameFrom } from "../../support/rules-of.ts";

const pearls = 'pearls { de "die Perle, die Perlen" en "pearl, pearls" }';

test("a counter for each player holds an amount for each", () => {
  const { shared } = tableOf(`
counter eaten[player] { de "der Fisch, die Fische" en "fish, fish" }
counter ${pearls}
flow { for each p in players { set eaten[p] to 5 } }
`);

  expect(amounts(shared)).toEqual([5, 5, 0, 0, 0]);
});

test("every counter of a family begins with what the family begins with", () => {
  const { shared, players } = tableOf(`
enum Coral { red blue }
counter grown[Coral] { de "die Koralle, die Korallen" en "coral, corals" starts 2 }
player counter shells[4..6] { de "die Muschel, die Muscheln" en "shell, shells" starts seat }
`);

  expect(amounts(shared)).toEqual([2, 2]);
  expect(players.map(amounts)).toEqual([
    [1, 1, 1],
    [2, 2, 2],
  ]);
});

test("a family without pieces has empty zones", () => {
  const { shared } = tableOf(`
family Fish
zone pool of Fish
zone nets[1..2] of Fish, 3 places
`);

  expect(shared.zones.map(({ size }) => size)).toEqual([0, 0, 0]);
});

test("a counter stays below its cap", () => {
  const { players } = tableOf(`
player counter pearls { de "die Perle, die Perlen" en "pearl, pearls" max 4 }
flow { each player { gain 3 pearls gain 3 pearls } }
`);

  expect(players.map(amounts)).toEqual([[4], [4]]);
});

test("copies in a zone of one's own lie there for everybody", () => {
  const { players } = tableOf(`
family Fish
player zone pool of Fish
piece cod : Fish { copies 3 in your pool }
`);

  expect(players.map(({ zones }) => zones.map(({ size }) => size))).toEqual([[3], [3]]);
});

test.each([
  [2, [1, 0]],
  [3, [2, 1]],
])("how many copies there are can depend on how many play: %i", (players, sizes) => {
  const { shared } = tableOf(
    `
family Fish
zone pool of Fish
zone line of Fish, row of 3
piece cod : Fish { copies players - 1 in pool, if players is 2 then 0 else 1 in line }
`,
    players,
  );

  expect(shared.zones.map(({ size }) => size)).toEqual(sizes);
});

test("nobody pays more than there is", () => {
  const play = () =>
    tableOf(`
player counter ${pearls}
flow { each player { pay 3 pearls } }
`);

  expect(play).toThrow("the rules cannot be carried out: short");
});

test("a loop that goes on for ever is stopped", () => {
  const play = () =>
    tableOf(`
counter ${pearls}
flow { repeat 2000000000 times { set pearls to 1 } }
`);

  expect(play).toThrow("the rules cannot be carried out: endless");
});

test("a loop ends when nobody can choose anything in it and nothing changes", () => {
  const { players } = tableOf(`
player counter ${pearls}
counter dives { de "der Tauchgang, die Tauchgänge" en "dive, dives" }
action dive { de "tauchen" en "dive" needs never: dives > 3 gain 1 pearls }
to tryTwice { repeat until your pearls > 7 { choose dive } choose dive }
flow {
  each player {
    repeat until your pearls is 5 { gain 1 pearls choose dive }
    repeat until your pearls is 9 { do tryTwice for each n in 1..3 { choose dive } }
    gain 1 pearls
  }
}
`);

  expect(players.map(amounts)).toEqual([[6], [6]]);
});

test("a loop that asks nobody and never stays the same is stopped", () => {
  const play = () =>
    tableOf(`
counter ${pearls}
action dive { de "tauchen" en "dive" needs deep: pearls > 3 }
flow { repeat until pearls is 3 { set pearls to 1 - pearls choose dive } }
`);

  expect(play).toThrow("the rules cannot be carried out: endless");
});

/** The table of two players at the first decision or at the end. */
function tableOf(text: string, players = 2) {
  const game = gameFrom([{ path: "test.regel", text }, completed(text)]);
  return game.view(game.start({ players, seed: 1 }));
}

function amounts({ counters }: Holdings): number[] {
  return counters.map(({ value }) => value);
}

const hands = `
zone deck of 1..6, row of 12, hidden
player zone hand of 1..6, row of 3, hidden
action pass { de "passen" en "pass" }
flow {
  for each n in 1..6 { add n to deck add n to deck }
  each player { draw 3 from deck to your hand }
  choose pass
}
`;

test("a hidden hand is shown to its owner alone", () => {
  const game = gameFrom([{ path: "test.regel", text: hands }, completed(hands)]);
  const state = game.start({ players: 3, seed: 1 });
  const shown = (viewer?: number) =>
    game.view(state, viewer).players.map(({ zones }) => zones[0]?.items.length);

  expect(shown(0)).toEqual([3, 0, 0]);
  expect(shown(2)).toEqual([0, 0, 3]);
  expect(shown(-1)).toEqual([0, 0, 0]);
  expect(shown()).toEqual([3, 3, 3]);
});

test("a sample keeps the hand of whoever looks, and deals the others anew", () => {
  const game = gameFrom([{ path: "test.regel", text: hands }, completed(hands)]);
  const state = game.start({ players: 3, seed: 1 });
  const handsIn = (seed: number) => {
    const dealt = game.sample(state, 1, seed);
    return [0, 1, 2].map((seat) => JSON.stringify(game.view(dealt, seat).players[seat]?.zones));
  };
  const samples = Array.from({ length: 20 }, (_, seed) => handsIn(seed));
  const own = JSON.stringify(game.view(state, 1).players[1]?.zones);

  expect(new Set(samples.map(([, mine]) => mine))).toEqual(new Set([own]));
  expect(new Set(samples.map(([first]) => first)).size).toBeGreaterThan(5);
  expect(new Set(samples.map(([, , third]) => third)).size).toBeGreaterThan(5);
});

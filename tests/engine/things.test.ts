// What a game has and how it begins, on games of a few lines.

import { expect, test } from "vitest";
import type { Holdings } from "../../src/dsl/index.ts";
import { completed } from "../support/check-rules.ts";
import { gameFrom } from "../support/rules-of.ts";

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

/** The table of two players at the first decision or at the end. */
function tableOf(text: string) {
  const game = gameFrom([{ path: "test.regel", text }, completed(text)]);
  return game.view(game.start({ players: 2, seed: 1 }));
}

function amounts({ counters }: Holdings): number[] {
  return counters.map(({ value }) => value);
}

// Whether and how often something is somewhere, on a game of a few lines.

import { expect, test } from "vitest";
import type { Game, State } from "../../../src/dsl/index.ts";
import { completed } from "../../support/check-rules.ts";
import { gameFrom } from "../../support/rules-of.ts";

const things = `
enum Colour { red blue green }
family Fish { colour: Colour }
piece cod : Fish { colour is red }
piece eel : Fish { colour is blue }
piece green(size: 1..2) : Fish { colour is green }
shape Reef squares 3 by 1
zone pool of Colour
zone empty of Colour
zone shelf of Colour, 3 places
zone queue of Colour, row of 3
player zone reef of Fish on Reef
zone owned of player on Reef
mark seen: set of Colour
player counter done[Colour] { de "der Fang, die Fänge" en "catch, catches" }
flow {
  add red to pool  add red to pool  add blue to shelf  add red to queue  add blue to queue
  set seen to {red, green}
  each player where seat is 2 {
    add cod to your reef[a1]
    add you to owned[a3]
    set your done[blue] to 7
  }
}
`;

test.each([
  ["red is in pool", true],
  ["blue is in pool", false],
  ["blue is not in pool", true],
  ["blue is in shelf", true],
  ["green is in shelf", false],
  ["seen is in subsets({red, green, blue}, 2)", true],
  ["kinds of empty is in subsets({red, green}, 0)", false],
  ["blue is in queue", true],
  ["green is in queue", false],
  ["green is in seen", true],
  ["blue is in seen", false],
  ["blue is in {red, blue}", true],
  ["blue is in {red, green}", false],
  ["green is in Colour", true],
  ["2 is in 2..3", true],
  ["4 is in 2..3", false],
  ["1 + 2 is in 2..3", true],
  ["players is in 1..1", false],
  ["cod is in your reef", true],
  ["eel is in your reef", false],
  ["cod.colour is in pool", true],
  ["eel.colour is in pool", false],
  ["a2 is in spaces of your reef", true],
  ["green1.colour is green", true],
  ["cod.colour is not green", true],
  ["some fish in your reef where fish is green", false],
  ["green2 is green", true],
])("%s: %s", (condition, holds) => {
  expect(worthOf(condition, "yes/no")).toBe(Number(holds));
});

test.each([
  ["number of (cod.colour) in pool", 2],
  ["number of (eel.colour) in pool", 0],
  ["number of (cod.colour) in queue", 1],
  ["number of (eel.colour) in shelf", 1],
  ["number of (if players is 2 then cod else eel) in your reef", 1],
])("%s: %i", (count, expected) => {
  expect(worthOf(count, "number")).toBe(expected);
});

test.each([
  ["sum of done of p[blue] for p in players", 7],
  ["number of p in players where reef of p[a1] is filled", 1],
  ["if owned[a3] is filled then done of owned[a3][blue] else 0", 7],
  ["if owned[a3] is filled then (done of owned[a3])[blue] else 0", 7],
])("the last index behind an owner belongs to what is owned: %s", (formula, expected) => {
  expect(worthOf(formula, "number")).toBe(expected);
});

/** What a formula is worth for the second player when everything lies where it belongs. */
function worthOf(formula: string, type: string): number {
  // Programs name only values that something bends.
  const bent = `piece ray : Fish { colour is red  while in reef { wanted is ${formula} } }`;
  const text = `${things}\nvalue wanted: ${type} = ${formula}\n${bent}`;
  const game: Game = gameFrom([{ path: "things.regel", text }, completed(text)]);
  const state: State = game.start({ players: 2, seed: 1 });
  return game.valueOf(state, "wanted", 1, []).value;
}

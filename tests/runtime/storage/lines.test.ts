// Conditions about what lies on the spaces of a line.

import { expect, test } from "vitest";
import { completed } from "../../support/check-rules.ts";
import { gameFrom } from "../../support/rules-of.ts";

test.each([
  ["every fish: Fish in row has seen > 0", 1],
  ["every fish: Fish in row has seen is 0", 2],
  ["some fish: Fish in row where seen is 0", 1],
])("pieces are tested, not their spaces: %s", (condition, lines) => {
  const text = `
family Fish
piece cod : Fish
piece eel : Fish
shape Reef squares 3 by 1
zone reef of Fish on Reef
counter seen { de "der Blick, die Blicke" en "look, looks" }
counter found { de "der Fund, die Funde" en "find, finds" }
flow {
  add eel to reef[a1]
  for each row in lines(2, a2) where (${condition}) { gain 1 found }
}`;
  const game = gameFrom([{ path: "lines.regel", text }, completed(text)]);
  const state = game.start({ players: 2, seed: 1 });

  expect(game.view(state).shared.counters.map(({ value }) => value)).toEqual([0, lines]);
});

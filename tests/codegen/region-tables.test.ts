// Tables of regions are computed when a program is loaded, some of them from others with the same numbers.

import { expect, test } from "vitest";
import { completed } from "../support/check-rules.ts";
import { gameFrom } from "../support/rules-of.ts";

/** The depths in the regions of all spaces of a board, added up; spaces of one depth are a region. */
const reef = (squares: string, depths: string) => {
  const text = `
shape Reef squares ${squares} { depth: 1..9 regions by depth }
board lagoon of Reef { de "Lagune" en "lagoon" ${depths} }
zone corals of player on Reef { de "das Riff, die Riffe" en "reef, reefs" }
counter deep { de "die Tiefe, die Tiefen" en "depth, depths" }
flow { for each s in spaces of corals { for each t in region of s { gain t.depth deep } } }`;
  const game = gameFrom([{ path: "reef.regel", text }, completed(text)]);
  const state = game.start({ players: 2, seed: 1 });
  return game.view(state).shared.counters[0]?.value;
};

test("each space may be a region of its own", () => {
  expect(reef("2 by 1", "1 2")).toBe(3);
  expect(reef("1 by 1", "4")).toBe(4);
});

test("regions may be larger", () => {
  expect(reef("2 by 2", "1 1 \n 5 1")).toBe(14);
});

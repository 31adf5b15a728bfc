// What stands with a seat: its counters, and the names of what it holds.

import { expect, test } from "vitest";
import { toolTitle } from "../../src/components/board/held-labels.ts";
import { TableModel } from "../../src/components/board/table-model.svelte.ts";
import { listSupplies } from "../../src/components/table/zones.ts";
import { gameOf } from "../support/rules-of.ts";

const game = gameOf("burgundy-cards");

test("a seat that rules play has no counters at nought", () => {
  const stage = new TableModel({
    game,
    whole: async () => game,
    language: "en",
    players: ["Anna"],
    state: game.start({ players: 1, seed: 3 }),
    mayAct: () => true,
  });

  expect(stage.names).toEqual(["Anna", "Egon"]);
  expect(listSupplies(stage, 0)).toHaveLength(2);
  expect(listSupplies(stage, 1)).toEqual([]);
});

test("tools of a family have the titles of their indices", () => {
  const cards = game.meta.zones.findIndex(({ id }) => id === "cards");

  expect([0, 1].map((index) => toolTitle(game, cards, index, "en"))).toEqual([
    "Hand",
    "Bought: one of these",
  ]);
});

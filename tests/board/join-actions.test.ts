// Actions in one phrase: a verb that neighbours share is said once.

import { expect, test } from "vitest";
import { joinActions } from "../../src/components/play/decision/join-actions.ts";

test("actions with the same verb share it, with what else they begin and end with", () => {
  const german = [
    "Würfel in einen Raum setzen",
    "Würfel an den Brunnen setzen",
    "Würfel auf das Tableau setzen",
    "ein Siegel gegen eine Münze tauschen",
  ];
  expect(joinActions(german, "oder", "de")).toBe(
    "Würfel in einen Raum, an den Brunnen oder auf das Tableau setzen; ein Siegel gegen eine Münze tauschen",
  );
  const english = ["place a die in a room", "place a die at the well", "exchange a seal"];
  expect(joinActions(english, "or", "en")).toBe(
    "place a die in a room or at the well; exchange a seal",
  );
});

test("actions with verbs of their own are a plain list", () => {
  expect(joinActions(["take a tile", "sell goods", "pass"], "or", "en")).toBe(
    "take a tile, sell goods or pass",
  );
  expect(joinActions(["den Zug beenden", "den Bonus nehmen"], "oder", "de")).toBe(
    "den Zug beenden oder den Bonus nehmen",
  );
  expect(joinActions([], "or", "en")).toBe("");
});

test("no action loses a word of its own", () => {
  expect(joinActions(["sell", "sell goods"], "or", "en")).toBe("sell or sell goods");
  expect(joinActions(["take a die", "take a tile"], "or", "en")).toBe("take a die or tile");
});

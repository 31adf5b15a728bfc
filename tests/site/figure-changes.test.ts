// What a figure lists as changed by the moves of its example.

import { expect, test } from "vitest";
import { figureOf } from "../../src/components/figure/figure-of.ts";
import { pluralTitle } from "../../src/dsl/runtime/meta/look-titles.ts";
import { gameOf } from "../support/rules-of.ts";

test("whose turn it is next, as the head of the table shows it, is not a change", () => {
  const castle = gameOf("white-castle");
  const named = castle.meta.examples.flatMap(({ id }) =>
    figureOf(castle, id, "en").changes.map(({ name }) => name),
  );

  expect(named.length).toBeGreaterThan(200);
  expect(named.filter((name) => name.includes("urn order"))).toEqual([]);
});

test("in German only an adjective keeps its article before the plural", () => {
  const castle = gameOf("white-castle");
  const nounOf = (id: string) => castle.meta.counters.find((counter) => counter.id === id);
  const gate = nounOf("courtiers")?.members?.[0];
  if (gate === undefined) throw new Error("The castle has courtiers.");

  expect(pluralTitle(gate, "de")).toBe("Höflinge am Tor");
  const sold = { one: "verkaufte Ware", many: "verkauften Waren" };
  expect(pluralTitle({ ...gate, de: { ...gate.de, ...sold } }, "de")).toBe("die verkauften Waren");
});

test("what rules play gets is told, as what players get", () => {
  const cards = gameOf("burgundy-cards");
  const { rows, changes } = figureOf(cards, "egonScoresByTheSameRule", "en");

  expect(rows.flatMap(({ notes }) => notes)).toContain("Egon: +5 victory points");
  expect(changes.map(({ name }) => name)).toContain("Egon: Victory points");
});

// What a figure lists as changed by the moves of its example.

import { expect, test } from "vitest";
import { figureOf } from "../../src/components/figure/figure-of.ts";
import { gameOf } from "../support/rules-of.ts";

test("whose turn it is next, as the head of the table shows it, is not a change", () => {
  const castle = gameOf("white-castle");
  const named = castle.meta.examples.flatMap(({ id }) =>
    figureOf(castle, id, "en").changes.map(({ name }) => name),
  );

  expect(named.length).toBeGreaterThan(200);
  expect(named.filter((name) => name.includes("urn order"))).toEqual([]);
});

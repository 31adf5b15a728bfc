import { expect, test } from "vitest";
import { renderGrid } from "../../../src/cli/render/grid.ts";
import type { Meta } from "../../../src/dsl/index.ts";
import { countingGame } from "../../play/counting-game.ts";

const { meta: empty } = countingGame();
const noun = { de: { article: "", one: "", many: "" }, en: { one: "", many: "" } };
const cell = (row: number, column: number, x: number) => ({
  name: `${"abc"[row]}${column}`,
  row,
  column,
  x,
  y: row,
});

/** Rows of two, three and two hexes, each with a colour and a number; and a square of four. */
const meta: Meta = {
  ...empty,
  enums: [{ id: "Colour", members: ["red", "blue"].map((id) => ({ id, noun })) }],
  shapes: [
    {
      id: "Pond",
      layout: "hexes",
      cells: [
        ...[0.5, 1.5].map((x, column) => cell(0, column, x)),
        ...[0, 1, 2].map((x) => cell(1, x, x)),
        ...[0.5, 1.5].map((x, column) => cell(2, column, x)),
      ],
      neighbours: [],
      fields: [
        { id: "colour", type: { kind: "enum", of: 0 } },
        { id: "number", type: { kind: "number", from: 1, to: 6 } },
      ],
    },
    {
      id: "Court",
      layout: "squares",
      cells: [0, 1, 2, 3].map((index) => cell(index >> 1, index & 1, index & 1)),
      neighbours: [],
      fields: [],
    },
  ],
  boards: [
    {
      id: "pond1",
      shape: 0,
      text: { de: "", en: "" },
      fields: { colour: [0, 0, 1, 1, 0, 1, 0], number: [1, 2, 3, 4, 5, 6, 1] },
      regions: [],
    },
  ],
};

test("hexes stand half a cell apart, with what the board says", () => {
  const labels = [undefined, "carp", undefined, undefined, undefined, "frog", undefined];

  expect(renderGrid(meta, { shape: 0, board: 0, labels }).join("\n")).toMatchInlineSnapshot(`
    "    R1   [carp]
    B3     B4     R5
      [frog]   R1"
  `);
});

test("squares stand below each other, empty ones as dots", () => {
  const labels = ["1", undefined, undefined, "2"];

  expect(
    renderGrid(meta, { shape: 1, board: undefined, labels }).join("\n"),
  ).toMatchInlineSnapshot(`
    "[1]  ·
     ·  [2]"
  `);
});

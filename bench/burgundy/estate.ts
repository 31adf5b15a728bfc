// The board of compiled rules, as the game written by hand needs it.

import type { Game } from "../../src/dsl/index.ts";
import type { PlainBoard } from "./tables.ts";

/** The first board, with the first castle on d4. */
export function firstBoard({ meta }: Game): PlainBoard {
  const [board] = meta.boards;
  const shape = board && meta.shapes[board.shape];
  if (board === undefined || shape === undefined) throw new Error("the game has no board");
  return {
    colours: board.fields.colour ?? [],
    numbers: board.fields.number ?? [],
    neighbours: shape.neighbours,
    start: shape.cells.findIndex(({ name }) => name === "d4"),
  };
}

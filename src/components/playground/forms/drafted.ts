// A board while it is painted, as it will be printed.

import type { BoardMeta, Meta } from "../../../dsl/index.ts";
import type { Painting } from "../../../playground/forms/form-model.ts";
import { parseCell } from "../../../playground/forms/painting.ts";

export interface BoardDraft {
  readonly meta: Meta;
  readonly board: number;
}

/** The game with the board as it is written in these cells; nothing if it has no such board. */
export function createBoardDraft(
  meta: Meta,
  painting: Painting,
  cells: readonly string[],
): BoardDraft | undefined {
  const board = meta.boards.findIndex(({ id }) => id === painting.board);
  const printed = meta.boards[board];
  if (printed === undefined) return undefined;
  const parts = cells.map((cell) => parseCell(painting, cell));
  const fields: BoardMeta["fields"] = Object.fromEntries(
    painting.brushes.map(({ field, options }, i) => [
      field,
      parts.map((part) => options.find(({ value }) => value === part[i])?.number ?? -1),
    ]),
  );
  return { meta: { ...meta, boards: meta.boards.with(board, { ...printed, fields }) }, board };
}

/** A cell with another value in one of its fields. */
export function withPart(parts: readonly string[], index: number, value: string): string[] {
  return parts.map((part, i) => (i === index ? value : part));
}

/** How often each value of a field is on the board. */
export function countCellValues(
  painting: Painting,
  index: number,
  cells: readonly string[],
): number[] {
  const values = cells.map((cell) => parseCell(painting, cell)[index]);
  return (painting.brushes[index]?.options ?? []).map(
    ({ value }) => values.filter((one) => one === value).length,
  );
}

/** Whether the values of a field are numbers, which digits enter. */
export function isOfNumbers({ options }: Painting["brushes"][number]): boolean {
  return options.every(({ value }) => value === "" || /^\d+$/.test(value));
}

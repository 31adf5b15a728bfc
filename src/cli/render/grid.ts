// Draws a grid with characters, its cells in their geometric positions.

import type { Meta, ValueType } from "../../dsl/index.ts";
import { isNone } from "../../dsl/runtime/meta/none.ts";

interface GridPicture {
  /** Index into `Meta.shapes`. */
  readonly shape: number;
  /** Index into `Meta.boards`. */
  readonly board: number | undefined;
  /** The content of each cell; `undefined` if empty. */
  readonly labels: readonly (string | undefined)[];
}

/** Renders one line per row; empty cells show a label from the board, or a dot. */
export function renderGrid(meta: Meta, picture: GridPicture): string[] {
  const cells = meta.shapes[picture.shape]?.cells ?? [];
  const texts = cells.map((_, cell) => {
    const label = picture.labels[cell];
    return label === undefined ? boardText(meta, picture, cell) : `[${label}]`;
  });
  const width = Math.max(0, ...texts.map((text) => text.length)) + 1;
  const left = Math.min(0, ...cells.map(({ x }) => x));
  const rows: string[] = [];
  for (const [cell, { row, x }] of cells.entries()) {
    const text = texts[cell] ?? "";
    const column = Math.round((x - left) * width) + Math.floor((width - text.length) / 2);
    rows[row] = (rows[row] ?? "").padEnd(column) + text;
  }
  return shiftedLeft(rows.filter((row) => row !== undefined));
}

/** Returns the label of a cell from its board: letters for words, digits for numbers: `B5`. */
function boardText(meta: Meta, { shape, board }: GridPicture, cell: number): string {
  const fields = meta.shapes[shape]?.fields ?? [];
  const values = meta.boards[board ?? -1]?.fields;
  const text = fields.map(({ id, type }) => signOf(meta, type, values?.[id]?.[cell])).join("");
  return text === "" ? "·" : text;
}

function signOf(meta: Meta, type: ValueType, value: number | undefined): string {
  if (value === undefined || isNone(type, value)) return "";
  if (type.kind === "number") return String(value);
  if (type.kind !== "enum") return "";
  return (meta.enums[type.of]?.members[value]?.id ?? "").slice(0, 1).toUpperCase();
}

/** Removes the common indentation of all rows. */
function shiftedLeft(rows: readonly string[]): string[] {
  const blanks = Math.min(...rows.map((row) => row.length - row.trimStart().length));
  return rows.map((row) => row.slice(blanks));
}

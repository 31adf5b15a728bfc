// Shapes and boards: grids of hexes or squares, and boards drawn on them.

import type * as ir from "../../ir/ir.ts";
import { NONE, solidType, typeName } from "../../ir/types.ts";
import type { Span } from "../../source/span.ts";
import type * as ast from "../../syntax/ast.ts";
import type { Context } from "../context.ts";
import { checkValueType } from "../expressions/optional.ts";
import { checkLocalizedText, optionalNoun } from "./localized-text.ts";

/** As many as letters can name. */
const MOST_LETTERS = 26;
const MOST_NUMBERS = 100;
/** The analysis compares a cell with those of its row and of the adjacent rows. */
const STEPS_PER_CELL = 8;

export function checkShape(ctx: Context, shape: ast.Shape): void {
  const rows = rowLengths(ctx, shape.layout);
  const fromBelow = shape.layout.kind === "squares" && shape.layout.fromBelow;
  const nameOf = (row: number, column: number) =>
    fromBelow ? `${letter(column)}${rows.length - row}` : `${letter(row)}${column + 1}`;
  const cells = rows.flatMap((length, row) =>
    Array.from({ length }, (_, column) => ({ name: nameOf(row, column), row, column })),
  );
  if (
    shape.regionsBy !== undefined &&
    !shape.fields.some(({ name }) => name.text === shape.regionsBy?.text)
  ) {
    ctx.report("unknown-field", shape.regionsBy.span, {
      field: shape.regionsBy.text,
      of: shape.name.text,
      nearest: undefined,
    });
  }
  if (shape.regionsBy !== undefined)
    ctx.mentions.note(shape.regionsBy.span, shape.name.span, shape.regionsBy.text);
  ctx.budget.at(shape.name.span);
  ctx.budget.spend(STEPS_PER_CELL * cells.length);
  const built: ir.Shape = {
    id: shape.name.text,
    index: ctx.shapes.length,
    noun: optionalNoun(ctx, shape.text, shape.name.text),
    layout: shape.layout.kind,
    cells,
    neighbours: neighboursIn(cells, rows, shape.layout.kind),
    fields: shape.fields.map((field) => ({
      id: field.name.text,
      type: checkValueType(ctx, field.type),
      noun: optionalNoun(ctx, field.text, field.name.text),
    })),
    regionsBy: shape.regionsBy?.text,
    columns: shape.layout.kind === "squares" ? shape.layout.columns : 0,
    fromBelow,
    span: shape.name.span,
  };
  ctx.shapes.push(built);
  ctx.declare(shape.name, { kind: "shape", shape: built });
}

/** a, b, c … */
function letter(index: number): string {
  return String.fromCharCode(97 + index);
}

/** Returns the lengths of the rows, each within its limits. */
function rowLengths(ctx: Context, layout: ast.Shape["layout"]): readonly number[] {
  const { span } = layout;
  const isSquares = layout.kind === "squares";
  const [mostRows, longestRow] =
    isSquares && layout.fromBelow ? [MOST_NUMBERS, MOST_LETTERS] : [MOST_LETTERS, MOST_NUMBERS];
  const count = isSquares ? layout.rows : layout.rows.length;
  const lengths = isSquares ? [layout.columns] : layout.rows;
  ctx.requireWithin(count, 1, mostRows, span);
  const odd = lengths.find((length) => length < 1 || length > longestRow);
  ctx.requireWithin(odd, 1, longestRow, span);
  if (odd !== undefined || count > mostRows) return [];
  return isSquares ? Array<number>(count).fill(layout.columns) : layout.rows;
}

/**
 * Returns the neighbours of each cell. Rows of hexes are centred, so a cell touches those half a
 * cell aside in the adjacent rows.
 */
function neighboursIn(
  cells: readonly ir.Cell[],
  rows: readonly number[],
  layout: "hexes" | "squares",
): number[][] {
  const starts = [0];
  for (const [row, length] of rows.entries()) starts.push((starts[row] ?? 0) + length);
  const x = (c: ir.Cell) => (layout === "hexes" ? c.column - (rows[c.row] ?? 0) / 2 : c.column);
  const sideways = layout === "hexes" ? 0.5 : 0;
  return cells.map((cell) => {
    const first = starts[Math.max(0, cell.row - 1)] ?? 0;
    return cells.slice(first, starts[cell.row + 2] ?? cells.length).flatMap((other, i) => {
      const dx = Math.abs(x(other) - x(cell));
      const dy = Math.abs(other.row - cell.row);
      return (dy === 0 && dx === 1) || (dy === 1 && dx === sideways) ? [first + i] : [];
    });
  });
}

export function checkBoard(ctx: Context, board: ast.Board): void {
  const shape = ctx.resolve(board.shape, "shape", "shape")?.shape;
  if (shape === undefined) return;
  const fields = new Map<string, number[]>(shape.fields.map(({ id }) => [id, []]));
  if (hasShape(ctx, board, shape)) {
    for (const cell of board.cells) readCell(ctx, shape, cell, fields);
  }
  const built: ir.Board = {
    id: board.name.text,
    index: ctx.boards.length,
    shape,
    words: checkLocalizedText(ctx, board.text, board.name.text, board.name.span),
    fields,
    regions:
      shape.regionsBy === undefined ? [] : regionsOf(shape, fields.get(shape.regionsBy) ?? []),
    span: board.name.span,
  };
  ctx.boards.push(built);
  ctx.declare(board.name, { kind: "board", board: built });
}

/**
 * Returns whether a board has as many cells as its shape; reports it otherwise. Line breaks mean
 * nothing by themselves, but they show which row differs first.
 */
function hasShape(ctx: Context, board: ast.Board, shape: ir.Shape): boolean {
  if (board.cells.length === shape.cells.length) return true;
  const drawn = rowsOf(ctx, board.cells);
  const rows = Math.max(...shape.cells.map(({ row }) => row)) + 1;
  for (const [row, cells] of drawn.entries()) {
    const expected = shape.cells.filter((cell) => cell.row === row).length;
    const [first, last] = [cells[0], cells.at(-1)];
    if (row < rows && cells.length !== expected && first !== undefined && last !== undefined) {
      const span = { file: first.span.file, start: first.span.start, end: last.span.end };
      ctx.report(
        "board-row-length",
        span,
        { row: row + 1, found: cells.length, expected },
        shape.span,
      );
      return false;
    }
  }
  if (drawn.length === rows) return true;
  ctx.report(
    "board-rows",
    board.name.span,
    {
      board: board.name.text,
      found: drawn.length,
      expected: rows,
    },
    shape.span,
  );
  return false;
}

/** Groups the cells of a board by lines. */
export function rowsOf(ctx: Context, cells: readonly ast.Name[]): ast.Name[][] {
  const rows: ast.Name[][] = [];
  let line = -1;
  for (const cell of cells) {
    const at = ctx.lineOf(cell.span);
    if (at !== line) rows.push([]);
    line = at;
    rows.at(-1)?.push(cell);
  }
  return rows;
}

/**
 * Parses a cell such as `A6`: for each field of the shape in turn, the letter of an enum member or
 * a number; optional fields may be absent.
 */
function readCell(
  ctx: Context,
  shape: ir.Shape,
  cell: ast.Name,
  fields: ReadonlyMap<string, number[]>,
): void {
  const mayBeBlank = shape.fields.every(({ type }) => type.kind === "orNone");
  const known = shape.fields.flatMap(({ type }) => lettersOf(solidType(type)));
  const letters = mayBeBlank ? [".", ...known] : known;
  let rest = mayBeBlank && cell.text === "." ? "" : cell.text;
  for (const { id, type } of shape.fields) {
    const found = readPart(rest, solidType(type));
    if (found?.named !== undefined) {
      const start = cell.span.end - rest.length;
      ctx.mentions.note({ ...cell.span, start, end: start + found.length }, found.named);
    }
    const part = found ?? (type.kind === "orNone" ? { value: NONE, length: 0 } : undefined);
    if (part === undefined) {
      ctx.mentions.gapAmong(cell.span, letters);
      ctx.report("board-cell", cell.span, { cell: cell.text, expected: letters.join(", ") });
      return;
    }
    fields.get(id)?.push(part.value);
    rest = rest.slice(part.length);
  }
  if (rest === "") return;
  const expected = cell.text.slice(0, -rest.length) || letters.join(", ");
  ctx.report("board-cell", cell.span, { cell: cell.text, expected });
}

/** Returns the source forms of the values of a field. */
function lettersOf(type: ir.SolidType): string[] {
  return type.kind === "enum" ? type.enum.members.map(({ letter }) => letter) : [typeName(type)];
}

function readPart(
  text: string,
  type: ir.SolidType,
): { value: number; length: number; named?: Span } | undefined {
  if (type.kind === "enum") {
    const members = type.enum.members.map(({ letter, span }, value) => ({ letter, value, span }));
    const found = members
      .filter(({ letter }) => text.startsWith(letter))
      .sort((a, b) => b.letter.length - a.letter.length)[0];
    return found && { value: found.value, length: found.letter.length, named: found.span };
  }
  const digits = /^\d+/.exec(text)?.[0];
  if (digits === undefined || type.kind !== "number") return undefined;
  const value = Number(digits);
  return value < type.from || value > type.to ? undefined : { value, length: digits.length };
}

/** Numbers the regions: touching cells with the same value share one. */
function regionsOf(shape: ir.Shape, values: readonly number[]): number[] {
  const regions = Array<number>(shape.cells.length).fill(-1);
  let next = 0;
  for (const start of shape.cells.keys()) {
    if (regions[start] !== -1) continue;
    const open = [start];
    regions[start] = next;
    for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
      for (const other of shape.neighbours[cell] ?? []) {
        if (regions[other] === -1 && values[other] === values[cell]) {
          regions[other] = next;
          open.push(other);
        }
      }
    }
    next++;
  }
  return regions;
}

// Boards as boards: a row of cells is a line, cells stand in columns, and rows of hexes stand
// shifted against each other as they lie.

import type { CstNode, IToken } from "chevrotain";
import * as t from "../syntax/tokens.ts";
import { type Doc, maxOf, type Page } from "./layout.ts";
import { isNode, listChildren } from "./parts.ts";

/** How many cells the rows of a shape have. */
export type Shapes = ReadonlyMap<string, readonly number[]>;

/** The shapes that a file declares, by their names. */
export function shapesIn(file: CstNode): Shapes {
  const shapes = new Map<string, readonly number[]>();
  for (const declaration of listChildren(file)) {
    const shape = isNode(declaration, "declaration") ? listChildren(declaration).at(-1) : undefined;
    if (!isNode(shape, "shape")) continue;
    const [name] = shape.children.name ?? [];
    const [layout] = shape.children.layout ?? [];
    if (name === undefined || "children" in name || !isNode(layout, "layout")) continue;
    shapes.set(name.image, rowLengths(layout));
  }
  return shapes;
}

/** `hexes 2-3-2` → 2, 3, 2; `squares 3 by 2` → 3, 3 */
function rowLengths(layout: CstNode): number[] {
  const numbers = (label: string) =>
    (layout.children[label] ?? []).map((part) => ("children" in part ? 0 : Number(part.image)));
  const [columns, rows] = [numbers("columns")[0] ?? 0, numbers("rows")[0] ?? 0];
  return layout.children.columns ? Array(Math.min(rows, 100)).fill(columns) : numbers("row");
}

/** All cells of an open board; what stands before them has been set. */
export function cellRows(
  page: Page,
  before: IToken,
  cells: readonly IToken[],
  shape: string | undefined,
): Doc {
  const rows = rowsOf(page, cells, shape);
  const images = rows.map((row) =>
    row.flatMap(({ image }) => (image === ".." ? [".", "."] : image)),
  );
  const cellWidth = maxOf(
    images.flat().map((image) => image.length),
    0,
  );
  const step = 2 * Math.floor(cellWidth / 2) + 2;
  const most = maxOf(
    images.map(({ length }) => length),
    0,
  );
  const isHexagonal = images.every(
    ({ length }, i) => i === 0 || Math.abs(length - (images[i - 1]?.length ?? 0)) === 1,
  );
  const gap = isHexagonal ? step : cellWidth + 1;
  const docs: Doc[] = [];
  let last = before;
  rows.forEach((row, i) => {
    const [first] = row;
    const written = images[i] ?? [];
    const shift = isHexagonal ? ((most - written.length) * step) / 2 : 0;
    if (first !== undefined) docs.push(page.lineBetween(last, first));
    docs.push(
      " ".repeat(shift) +
        written
          .map((image) => image.padEnd(gap))
          .join("")
          .trimEnd(),
    );
    last = row.at(-1) ?? last;
  });
  return docs;
}

/** The rows of the shape if it is known and has as many cells, else the lines of the author. */
function rowsOf(page: Page, cells: readonly IToken[], shape: string | undefined): IToken[][] {
  const lengths = page.shapes.get(shape ?? "") ?? [];
  const isPlain = cells.every(
    (cell, i) =>
      cell.tokenType !== t.DotDot &&
      (i === 0 || !page.hasCommentBetween(cells[i - 1] ?? cell, cell)),
  );
  if (isPlain && lengths.reduce((sum, length) => sum + length, 0) === cells.length) {
    return lengths.map((length, row) => {
      const from = lengths.slice(0, row).reduce((sum, before) => sum + before, 0);
      return cells.slice(from, from + length);
    });
  }
  const rows: IToken[][] = [];
  for (const cell of cells) {
    if (rows.length === 0 || page.trivia.around(cell).startsLine) rows.push([]);
    rows.at(-1)?.push(cell);
  }
  return rows;
}

// Tables of neighbours, regions and lines, worked out once when a game is compiled.

import type * as ir from "../ir/ir.ts";
import { flatten, lineTable } from "../ir/lines.ts";
import type { Gen } from "./gen.ts";

export function neighbourTable(
  gen: Gen,
  shape: ir.Shape,
): { readonly starts: string; readonly cells: string } {
  const { starts, flat } = flatten(shape.neighbours);
  return { starts: gen.constant("near", starts), cells: gen.constant("near", flat) };
}

/**
 * `group(S, first, space, out)`: writes the spaces of a group from the space outwards, and returns
 * how many there are. `first` is the first cell of the grid. What has been seen carries the number
 * of the call, so that nothing has to be cleared.
 */
export function groupFunction(gen: Gen, shape: ir.Shape): string {
  const { starts, cells } = neighbourTable(gen, shape);
  const size = shape.cells.length;
  return gen.shared(
    `group_${shape.index}`,
    (name) =>
      `const SEEN${name}=new Int32Array(${size});let CALL${name}=0;function ${name}(S,b,s,Q){` +
      `if(CALL${name}===2147483647){SEEN${name}.fill(0);CALL${name}=0;}` +
      `const v=S[b+s],m=++CALL${name};let n=1;Q[0]=s;SEEN${name}[s]=m;` +
      `for(let i=0;i<n;i++){const x=Q[i];for(let k=${starts}[x],e=${starts}[x+1];k<e;k++){const y=${cells}[k];` +
      `if(S[b+y]===v&&SEEN${name}[y]!==m){SEEN${name}[y]=m;Q[n++]=y;}}}return n;}`,
  );
}

/**
 * The cells of each cell's region, by board: those of cell c on board b stand at
 * `starts[2r] … starts[2r + 1] - 1` with r = b · size + c.
 */
export function regionTable(
  gen: Gen,
  shape: ir.Shape,
): { readonly starts: string; readonly cells: string; readonly size: number } {
  const size = shape.cells.length;
  const regions = `${regionsOf(gen, shape, gen.game.boards)},${size}`;
  return {
    starts: gen.computed("region", `regionStarts(${regions})`),
    cells: gen.computed("region", `regionCells(${regions})`),
    size,
  };
}

/** The region of each cell, board after board. */
export function regionsOf(gen: Gen, shape: ir.Shape, boards: readonly ir.Board[]): string {
  return gen.constant(
    "regions",
    boards.flatMap(({ regions }) => shape.cells.map((_, cell) => regions[cell] ?? -1)),
  );
}

/**
 * All straight lines of a length through each cell, written out cell by cell: those through cell c
 * stand at `starts[c] … starts[c + 1] - 1`. A line is named by the place of its first cell.
 */
export function linesOf(
  gen: Gen,
  shape: ir.Shape,
  length: number,
): { readonly cells: string; readonly starts: string } {
  const { starts, flat } = lineTable(shape, length);
  return { cells: gen.constant("line", flat), starts: gen.constant("lines", starts) };
}

// Tables of regions, computed when a program is loaded. `regions` contains the region of each cell,
// board after board; every board has `size` cells.

/** Returns the cells of all regions, region by region in the order of their first cells. */
export function regionCells(regions: Iterable<number>, size: number): Int32Array {
  const boards = boardsOf(regions, size);
  return Int32Array.from(boards.flatMap((board) => [...cellsByRegion(board).values()].flat()));
}

/** Returns the start and end of each cell's region in `regionCells`, cell after cell. */
export function regionStarts(regions: Iterable<number>, size: number): Int32Array {
  let next = 0;
  const limits = boardsOf(regions, size).flatMap((board) => {
    const limitsOf = new Map<number, [number, number]>();
    for (const [region, { length }] of cellsByRegion(board)) {
      limitsOf.set(region, [next, next + length]);
      next += length;
    }
    return board.flatMap((region) => limitsOf.get(region) ?? []);
  });
  return Int32Array.from(limits);
}

/** Returns the region of each cell as a bit set, limited to one word. */
export function regionWord(regions: Iterable<number>, size: number, word: number): Int32Array {
  const sets = boardsOf(regions, size).flatMap((board) => {
    const bitsOf = new Map<number, number>();
    for (const [region, cells] of cellsByRegion(board)) {
      const here = cells.filter((cell) => cell >> 5 === word);
      bitsOf.set(
        region,
        here.reduce((bits, cell) => bits | (1 << (cell & 31)), 0),
      );
    }
    return board.map((region) => bitsOf.get(region) ?? 0);
  });
  return Int32Array.from(sets);
}

/** Groups the cells of a board by region, in the order of their first cells. */
function cellsByRegion(board: readonly number[]): Map<number, number[]> {
  const found = new Map<number, number[]>();
  board.forEach((region, cell) => {
    const cells = found.get(region);
    if (cells === undefined) found.set(region, [cell]);
    else cells.push(cell);
  });
  return found;
}

function boardsOf(regions: Iterable<number>, size: number): number[][] {
  const all = [...regions];
  return Array.from({ length: all.length / size }, (_, board) =>
    all.slice(board * size, (board + 1) * size),
  );
}

// Tables of regions, which a program works out when it is loaded. `regions` names the region of each
// cell, board after board; every board has `size` cells.

/** The cells of all regions, region by region in the order of their first cells. */
export function regionCells(regions: Iterable<number>, size: number): Int32Array {
  const boards = boardsOf(regions, size);
  return Int32Array.from(boards.flatMap((board) => [...cellsByRegion(board).values()].flat()));
}

/** Where the region of each cell begins in `regionCells` and where it ends, cell after cell. */
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

/** The region of each cell as a set of bits, as far as these are in one word. */
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

/** The cells of each region of a board, in the order of their first cells. */
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

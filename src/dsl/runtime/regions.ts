// Tables of regions, which a program works out when it is loaded. `regions` names the region of each
// cell, board after board; every board has `size` cells.

/** The cells of all regions, region by region in the order of their first cells. */
export function regionCells(regions: Iterable<number>, size: number): Int32Array {
  return Int32Array.from(boardsOf(regions, size).flatMap(cellsByRegion));
}

/** Where the region of each cell begins in `regionCells` and where it ends, cell after cell. */
export function regionStarts(regions: Iterable<number>, size: number): Int32Array {
  const limits = boardsOf(regions, size).flatMap((board, index) => {
    const cells = cellsByRegion(board);
    return board.flatMap((region) => {
      const start = index * size + cells.findIndex((cell) => board[cell] === region);
      return [start, start + board.filter((other) => other === region).length];
    });
  });
  return Int32Array.from(limits);
}

/** The region of each cell as a set of bits, as far as these are in one word. */
export function regionWord(regions: Iterable<number>, size: number, word: number): Int32Array {
  const sets = boardsOf(regions, size).flatMap((board) =>
    board.map((region) =>
      board.reduce(
        (bits, other, cell) =>
          other === region && cell >> 5 === word ? bits | (1 << (cell & 31)) : bits,
        0,
      ),
    ),
  );
  return Int32Array.from(sets);
}

function cellsByRegion(board: readonly number[]): number[] {
  return [...new Set(board)].flatMap((region) =>
    [...board.keys()].filter((cell) => board[cell] === region),
  );
}

function boardsOf(regions: Iterable<number>, size: number): number[][] {
  const all = [...regions];
  return Array.from({ length: all.length / size }, (_, board) =>
    all.slice(board * size, (board + 1) * size),
  );
}

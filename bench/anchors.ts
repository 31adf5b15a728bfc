// Hand-written games without a rules language: what one thread of this machine can do.
// Figures of the engine are read as ratios to these, since machines and their load differ.

/** Uniform choices: 0 … n - 1. */
export type Below = (n: number) => number;

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

const cells = new Int8Array(9);
const free = new Int8Array(9);

/** One random game of tic-tac-toe as plain JavaScript: a list of free cells, a scan of all lines. */
export function plainTicTacToe(below: Below): number {
  cells.fill(0);
  for (let i = 0; i < 9; i++) free[i] = i;
  for (let left = 9, player = 1; left > 0; left--, player = 3 - player) {
    const pick = below(left);
    const cell = free[pick] as number;
    free[pick] = free[left - 1] as number;
    cells[cell] = player;
    for (const [a, b, c] of LINES) {
      if (cells[a] === player && cells[b] === player && cells[c] === player) return player;
    }
  }
  return 0;
}

const rack = new Int8Array(42);
const height = new Int8Array(7);
const open = new Int8Array(7);
const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;

/** One random game of Connect Four as plain JavaScript: counts from the last disc outwards. */
export function plainConnectFour(below: Below): number {
  rack.fill(0);
  height.fill(0);
  for (let move = 0, player = 1; move < 42; move++, player = 3 - player) {
    let columns = 0;
    for (let c = 0; c < 7; c++) if ((height[c] as number) < 6) open[columns++] = c;
    const column = open[below(columns)] as number;
    const row = height[column] as number;
    height[column] = row + 1;
    rack[row * 7 + column] = player;
    for (const [dx, dy] of DIRECTIONS) {
      if (1 + reach(column, row, dx, dy, player) + reach(column, row, -dx, -dy, player) >= 4)
        return player;
    }
  }
  return 0;
}

function reach(column: number, row: number, dx: number, dy: number, player: number): number {
  let n = 0;
  for (let c = column + dx, r = row + dy; c >= 0 && c < 7 && r >= 0 && r < 6; c += dx, r += dy) {
    if (rack[r * 7 + c] !== player) break;
    n++;
  }
  return n;
}

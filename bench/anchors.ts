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

const SIDE = 11;
const CELLS = SIDE * SIDE;
const SHORES = 4;
const hexes = new Int8Array(CELLS);
const freeHexes = new Int16Array(CELLS);
/** For each cell, and behind them for the four shores, another one of its group. */
const joined = new Int16Array(CELLS + SHORES);

/** Columns and rows are the two ways along the sides; cells touch in six directions. */
const HEX_STEPS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, -1],
  [-1, 1],
] as const;

/** One random game of Hex as plain JavaScript: groups are joined as stones come. */
export function plainHex(below: Below): number {
  hexes.fill(0);
  for (let i = 0; i < CELLS; i++) freeHexes[i] = i;
  for (let i = 0; i < CELLS + SHORES; i++) joined[i] = i;
  for (let left = CELLS, player = 1; left > 0; left--, player = 3 - player) {
    const pick = below(left);
    const cell = freeHexes[pick] as number;
    freeHexes[pick] = freeHexes[left - 1] as number;
    hexes[cell] = player;
    const column = cell % SIDE;
    const row = (cell / SIDE) | 0;
    for (const [dx, dy] of HEX_STEPS) {
      const [x, y] = [column + dx, row + dy];
      if (x < 0 || x >= SIDE || y < 0 || y >= SIDE) continue;
      if (hexes[y * SIDE + x] === player) join(cell, y * SIDE + x);
    }
    const along = player === 1 ? row : column;
    const shore = CELLS + (player - 1) * 2;
    if (along === 0) join(cell, shore);
    if (along === SIDE - 1) join(cell, shore + 1);
    if (rootOf(shore) === rootOf(shore + 1)) return player;
  }
  return 0;
}

function join(a: number, b: number): void {
  joined[rootOf(a)] = rootOf(b);
}

function rootOf(cell: number): number {
  let at = cell;
  for (let next = joined[at] as number; next !== at; next = joined[at] as number) {
    joined[at] = joined[next] as number;
    at = next;
  }
  return at;
}

const WIDTH = 9;
const honeycomb = new Int8Array(WIDTH * WIDTH);
const freeCells = new Int8Array(61);
/** The cells of a hexagon of side five among nine columns and nine slanting rows. */
const HONEYCOMB = Array.from({ length: WIDTH * WIDTH }, (_, i) => i).filter((i) => {
  const sum = (i % WIDTH) + Math.floor(i / WIDTH);
  return sum >= 4 && sum <= 12;
});
const AXES = [
  [1, 0],
  [0, 1],
  [1, -1],
] as const;

/** One random game of Yavalath as plain JavaScript: counts from the last stone outwards. */
export function plainYavalath(below: Below): number {
  honeycomb.fill(-1);
  for (let i = 0; i < HONEYCOMB.length; i++) {
    freeCells[i] = HONEYCOMB[i] as number;
    honeycomb[HONEYCOMB[i] as number] = 0;
  }
  for (let left = HONEYCOMB.length, player = 1; left > 0; left--, player = 3 - player) {
    const pick = below(left);
    const cell = freeCells[pick] as number;
    freeCells[pick] = freeCells[left - 1] as number;
    honeycomb[cell] = player;
    let longest = 0;
    for (const [dx, dy] of AXES) {
      const length = 1 + stones(cell, dx, dy, player) + stones(cell, -dx, -dy, player);
      if (length > longest) longest = length;
    }
    if (longest >= 4) return player;
    if (longest === 3) return 3 - player;
  }
  return 0;
}

function stones(cell: number, dx: number, dy: number, player: number): number {
  let n = 0;
  let [x, y] = [(cell % WIDTH) + dx, Math.floor(cell / WIDTH) + dy];
  for (; x >= 0 && x < WIDTH && y >= 0 && y < WIDTH; x += dx, y += dy) {
    if (honeycomb[y * WIDTH + x] !== player) break;
    n++;
  }
  return n;
}

const board = new Int8Array(64);
const moves = new Int16Array(48);

/** One random game of Breakthrough as plain JavaScript: all moves are listed from the board. */
export function plainBreakthrough(below: Below): number {
  board.fill(0);
  board.fill(1, 0, 16);
  board.fill(2, 48, 64);
  const left = [0, 16, 16];
  for (let player = 1; ; player = 3 - player) {
    const ahead = player === 1 ? 8 : -8;
    let n = 0;
    for (let from = 0; from < 64; from++) {
      if (board[from] !== player) continue;
      const [to, column] = [from + ahead, from & 7];
      if (board[to] === 0) moves[n++] = from * 64 + to;
      if (column > 0 && board[to - 1] !== player) moves[n++] = from * 64 + to - 1;
      if (column < 7 && board[to + 1] !== player) moves[n++] = from * 64 + to + 1;
    }
    const move = moves[below(n)] as number;
    const to = move & 63;
    if (board[to] !== 0) left[3 - player] = (left[3 - player] as number) - 1;
    board[move >> 6] = 0;
    board[to] = player;
    if (to < 8 || to >= 56 || left[3 - player] === 0) return player;
  }
}

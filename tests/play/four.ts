// Connect Four by itself, written without the engine: says which columns win or lose within so many
// moves. It proves the positions that the searching bot has to solve.

/** Columns 1 to 7 in the order in which they were played; 0 is empty, 1 and -1 are the players. */
export interface Rack {
  readonly cells: Int8Array;
  readonly heights: Int8Array;
  turn: 1 | -1;
}

const [width, height] = [7, 6];
const directions = [1, width, width + 1, width - 1];

export function rackAfter(columns: string): Rack {
  const rack: Rack = {
    cells: new Int8Array(width * height),
    heights: new Int8Array(width),
    turn: 1,
  };
  for (const column of columns) drop(rack, Number(column) - 1);
  return rack;
}

/** The columns (1 to 7) by which whoever is to move wins within so many own moves, whatever comes. */
export function winningColumns(rack: Rack, moves: number): number[] {
  return columnsWith(rack, (column) => winsBy(rack, column, 2 * moves - 1));
}

/** The columns after which the other does not win within so many moves. */
export function holdingColumns(rack: Rack, moves: number): number[] {
  return columnsWith(rack, (column) => {
    const isWon = drop(rack, column);
    const holds = isWon || !canWin(rack, 2 * moves - 1);
    lift(rack, column);
    return holds;
  });
}

function columnsWith(rack: Rack, test: (column: number) => boolean): number[] {
  const free = Array.from({ length: width }, (_, column) => column).filter((column) =>
    isFree(rack, column),
  );
  return free.filter(test).map((column) => column + 1);
}

/** Whether whoever is to move can force four in a row within so many drops of both. */
function canWin(rack: Rack, drops: number): boolean {
  for (let column = 0; column < width; column++)
    if (isFree(rack, column) && winsBy(rack, column, drops)) return true;
  return false;
}

function winsBy(rack: Rack, column: number, drops: number): boolean {
  if (drops < 1) return false;
  const isWon = drop(rack, column);
  let wins = isWon;
  if (!isWon && drops > 2) {
    const replies = columnsWith(rack, () => true);
    wins = replies.length > 0 && replies.every((reply) => !escapes(rack, reply - 1, drops));
  }
  lift(rack, column);
  return wins;
}

function escapes(rack: Rack, reply: number, drops: number): boolean {
  const isLost = drop(rack, reply);
  const escaped = isLost || !canWin(rack, drops - 2);
  lift(rack, reply);
  return escaped;
}

function isFree({ heights }: Rack, column: number): boolean {
  return (heights[column] as number) < height;
}

/** Drops a disc; whether it completes four in a row. */
function drop(rack: Rack, column: number): boolean {
  const { cells, heights, turn } = rack;
  const row = heights[column] as number;
  cells[row * width + column] = turn;
  heights[column] = row + 1;
  rack.turn = turn === 1 ? -1 : 1;
  return directions.some((step) => {
    const across = step === width ? 0 : step === width - 1 ? -1 : 1;
    const length = (sign: number) => {
      let count = 0;
      for (let k = 1; k < 4; k++) {
        const [x, cell] = [column + sign * k * across, row * width + column + sign * k * step];
        if (x < 0 || x >= width || cells[cell] !== turn) break;
        count += 1;
      }
      return count;
    };
    return length(1) + length(-1) >= 3;
  });
}

function lift(rack: Rack, column: number): void {
  rack.heights[column] = (rack.heights[column] as number) - 1;
  rack.cells[(rack.heights[column] as number) * width + column] = 0;
  rack.turn = rack.turn === 1 ? -1 : 1;
}

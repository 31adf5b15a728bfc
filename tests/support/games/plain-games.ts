// Small board games written by hand, as plainly as can be: what compiled rules are compared with.

/** A position of a game for two, in which moves are played and taken back by copying. */
export interface PlainGame<Position> {
  readonly start: Position;
  moves(position: Position): readonly number[];
  after(position: Position, move: number): Position;
  isOver(position: Position): boolean;
}

/** How many sequences of moves there are of each length, and how many of them end the game. */
export function plainPerft<Position>(game: PlainGame<Position>, depth: number) {
  const sequences = Array<number>(depth).fill(0);
  const games = Array<number>(depth).fill(0);
  const follow = (position: Position, made: number) => {
    if (made === depth) return;
    for (const move of game.moves(position)) {
      const after = game.after(position, move);
      sequences[made] = (sequences[made] ?? 0) + 1;
      if (game.isOver(after)) games[made] = (games[made] ?? 0) + 1;
      else follow(after, made + 1);
    }
  };
  follow(game.start, 0);
  return { sequences, games };
}

interface Stones {
  /** `column,row` of each stone and whose it is. */
  readonly stones: ReadonlyMap<string, number>;
  readonly player: number;
  readonly isOver: boolean;
}

const HEX_STEPS = [
  [1, 0],
  [0, 1],
  [1, -1],
] as const;

/** Stones are placed on free cells of hexes until one ends the game. */
function placing(
  cells: readonly (readonly [number, number])[],
  ends: (stones: ReadonlyMap<string, number>, at: readonly [number, number]) => boolean,
): PlainGame<Stones> {
  const free = ({ stones }: Stones) =>
    cells.flatMap(([x, y], i) => (stones.has(`${x},${y}`) ? [] : [i]));
  return {
    start: { stones: new Map(), player: 0, isOver: false },
    moves: free,
    after: ({ stones, player }, move) => {
      const at = cells[move] ?? [0, 0];
      const after = new Map(stones).set(at.join(), player);
      return { stones: after, player: 1 - player, isOver: ends(after, at) };
    },
    isOver: (position) => position.isOver || position.stones.size === cells.length,
  };
}

/** Yavalath on a hexagon of some side: a row of three or more ends it. */
export function plainYavalath(side: number): PlainGame<Stones> {
  const reach = side - 1;
  const range = Array.from({ length: 2 * side - 1 }, (_, i) => i - reach);
  const cells = range.flatMap((y) =>
    range.flatMap((x) => (Math.abs(x + y) <= reach ? [[x, y] as const] : [])),
  );
  return placing(cells, (stones, [x, y]) => {
    const player = stones.get(`${x},${y}`);
    const along = (dx: number, dy: number): number => {
      let n = 1;
      while (stones.get(`${x + n * dx},${y + n * dy}`) === player) n++;
      return n - 1;
    };
    return HEX_STEPS.some(([dx, dy]) => along(dx, dy) + along(-dx, -dy) + 1 >= 3);
  });
}

/** Hex on a rhombus of some side; the first player joins the rows at both ends. */
export function plainHex(side: number): PlainGame<Stones> {
  const range = Array.from({ length: side }, (_, i) => i);
  const cells = range.flatMap((y) => range.map((x) => [x, y] as const));
  return placing(cells, (stones, at) => {
    const player = stones.get(at.join());
    const seen = new Set([at.join()]);
    const ends = new Set<number>();
    for (const key of seen) {
      const [x = 0, y = 0] = key.split(",").map(Number);
      ends.add(player === 0 ? y : x);
      for (const [dx, dy] of HEX_STEPS) {
        for (const next of [`${x + dx},${y + dy}`, `${x - dx},${y - dy}`]) {
          if (stones.get(next) === player) seen.add(next);
        }
      }
    }
    return ends.has(0) && ends.has(side - 1);
  });
}

interface Squares {
  readonly rows: readonly string[];
  readonly isOver: boolean;
}

/** Breakthrough on eight columns: the board is turned round after each move, so that `x` moves upwards. */
export function plainBreakthrough(rows: readonly string[]): PlainGame<Squares> {
  const turned = (board: readonly string[]) =>
    board.map((row) => [...row].map((c) => ({ x: "o", o: "x" })[c] ?? c).join("")).reverse();
  return {
    start: { rows, isOver: false },
    moves: ({ rows: board }) =>
      board.flatMap((row, y) =>
        [...row].flatMap((c, x) =>
          c !== "x"
            ? []
            : [-1, 0, 1].flatMap((aside) => {
                const goal = board[y - 1]?.[x + aside];
                return goal === "." || (goal === "o" && aside !== 0)
                  ? [(y * 8 + x) * 3 + aside + 1]
                  : [];
              }),
        ),
      ),
    after: ({ rows: board }, move) => {
      const [x, y, aside] = [Math.floor(move / 3) % 8, Math.floor(move / 24), (move % 3) - 1];
      const set = (row: string, at: number, c: string) => row.slice(0, at) + c + row.slice(at + 1);
      const after = board.map((row, i) =>
        i === y ? set(row, x, ".") : i === y - 1 ? set(row, x + aside, "x") : row,
      );
      return { rows: turned(after), isOver: y === 1 || !after.join("").includes("o") };
    },
    isOver: ({ isOver }) => isOver,
  };
}

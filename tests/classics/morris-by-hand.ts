// Nine men's morris, written from its rules: twenty-four points and the sixteen lines on which they
// lie.

import type { HandGame } from "./side-by-side.ts";

const LINES = [
  "a1 a4 a7",
  "b2 b4 b6",
  "c3 c4 c5",
  "d1 d2 d3",
  "d5 d6 d7",
  "e3 e4 e5",
  "f2 f4 f6",
  "g1 g4 g7",
  "a1 d1 g1",
  "b2 d2 f2",
  "c3 d3 e3",
  "a4 b4 c4",
  "e4 f4 g4",
  "c5 d5 e5",
  "b6 d6 f6",
  "a7 d7 g7",
].map((line) => line.split(" "));

const POINTS = [...new Set(LINES.flat())];

interface Board {
  /** Whose man is on each point. */
  readonly men: ReadonlyMap<string, number>;
  readonly inHand: readonly [number, number];
  readonly player: number;
  /** Whether the player has just closed a mill and takes a man. */
  readonly takes: boolean;
  /** Moves since a man was last taken or placed. */
  readonly quiet: number;
}

/** A move in letters: `a1` places or takes, `a1 a4` moves. */
type Move = string;

export function morrisByHand(men: number, most: number): HandGame<Board, Move> {
  return {
    start: { men: new Map(), inHand: [men, men], player: 0, takes: false, quiet: 0 },
    player: ({ player }) => player,
    points: (board) => {
      const lost = hasLost(board);
      return [0, 1].map((seat) => (lost && seat !== board.player ? 1 : 0));
    },
    moves,
    notation,
    after,
    // The limit is looked at when the second player has moved.
    isOver: (board) =>
      hasLost(board) || (board.quiet >= most && board.player === 0 && !board.takes),
  };
}

function moves(board: Board): Move[] {
  const { men, player, takes } = board;
  if (takes) return takeable(board);
  const free = POINTS.filter((point) => !men.has(point));
  if ((board.inHand[player] ?? 0) > 0) return free;
  const own = POINTS.filter((point) => men.get(point) === player);
  const flies = own.length === 3;
  return own.flatMap((start) =>
    free.filter((goal) => flies || areJoined(start, goal)).map((goal) => `${start} ${goal}`),
  );
}

function takeable({ men, player }: Board): Move[] {
  const theirs = POINTS.filter((point) => men.get(point) === 1 - player);
  const outside = theirs.filter((point) => !isInMill(men, point));
  return outside.length > 0 ? outside : theirs;
}

function notation({ takes }: Board, move: Move): string {
  if (takes) return `take(space: ${move})`;
  const [start, goal] = move.split(" ");
  return goal === undefined ? `place(space: ${start})` : `go(start: ${start}, goal: ${goal})`;
}

function after(board: Board, move: Move): Board {
  const { player, takes } = board;
  const men = new Map(board.men);
  if (takes) {
    men.delete(move);
    return { ...board, men, player: 1 - player, takes: false };
  }
  const [start = "", goal] = move.split(" ");
  const to = goal ?? start;
  if (goal !== undefined) men.delete(start);
  men.set(to, player);
  const [first, second] = board.inHand;
  const placed = goal === undefined ? 1 : 0;
  const closes = isInMill(men, to);
  return {
    men,
    inHand: player === 0 ? [first - placed, second] : [first, second - placed],
    player: closes ? player : 1 - player,
    takes: closes,
    quiet: closes || placed === 1 ? 0 : board.quiet + 1,
  };
}

function hasLost(board: Board): boolean {
  if (board.takes || (board.inHand[board.player] ?? 0) > 0) return false;
  const left = [...board.men.values()].filter((player) => player === board.player).length;
  return left < 3 || moves(board).length === 0;
}

function isInMill(men: ReadonlyMap<string, number>, point: string): boolean {
  const owner = men.get(point);
  return LINES.some(
    (line) => line.includes(point) && line.every((other) => men.get(other) === owner),
  );
}

function areJoined(start: string, goal: string): boolean {
  return LINES.some(
    (line) =>
      line.includes(start) &&
      line.includes(goal) &&
      Math.abs(line.indexOf(start) - line.indexOf(goal)) === 1,
  );
}

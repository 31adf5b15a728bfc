// Go on nine by nine, written from its rules: a board of numbers, and groups by flooding.

import type { HandGame } from "./side-by-side.ts";

const SIZE = 9;
const KOMI = 7;
const EMPTY = -1;

/** What lies on each point, row by row from the bottom: -1 for nothing, else the number of the player. */
type Stones = readonly number[];

interface Go {
  readonly stones: Stones;
  readonly player: number;
  /** How the stones have lain before, as text: no position may come back. */
  readonly past: readonly string[];
  /** How often in a row nobody placed a stone. */
  readonly passes: number;
}

/** A move that is no point. */
const PASS = SIZE * SIZE;

const POINTS = Array.from({ length: SIZE * SIZE }, (_, point) => point);

export const goByHand: HandGame<Go, number> = {
  start: { stones: POINTS.map(() => EMPTY), player: 0, past: [], passes: 0 },
  player: ({ player }) => player,
  moves: (go) => [...POINTS.filter((point) => isLegal(go, point)), PASS],
  notation: (_, move) => (move === PASS ? "pass" : `place(space: ${nameOf(move)})`),
  after: (go, move) =>
    move === PASS ? { ...go, player: 1 - go.player, passes: go.passes + 1 } : placed(go, move),
  isOver: ({ passes }) => passes === 2,
  points: ({ stones, passes }) =>
    passes === 2 ? [area(stones, 0), area(stones, 1) + KOMI] : [0, 0],
};

function isLegal(go: Go, point: number): boolean {
  if (go.stones[point] !== EMPTY) return false;
  const { stones, past } = placed(go, point);
  return liberties(stones, point).size > 0 && !past.includes(stones.join());
}

function placed({ stones, player, past }: Go, point: number): Go {
  const after = [...stones];
  after[point] = player;
  const taken = neighboursOf(point)
    .filter((next) => after[next] === 1 - player)
    .filter((next) => liberties(after, next).size === 0)
    .flatMap((next) => [...groupOf(after, next)]);
  for (const one of taken) after[one] = EMPTY;
  return { stones: after, player: 1 - player, past: [...past, stones.join()], passes: 0 };
}

/** The points that hang together with one and hold the same. */
function groupOf(stones: Stones, point: number): Set<number> {
  const group = new Set([point]);
  for (const one of group)
    for (const next of neighboursOf(one)) if (stones[next] === stones[point]) group.add(next);
  return group;
}

function liberties(stones: Stones, point: number): Set<number> {
  const around = [...groupOf(stones, point)].flatMap(neighboursOf);
  return new Set(around.filter((next) => stones[next] === EMPTY));
}

/** Stones of a player, and empty points from which only these can be reached. */
function area(stones: Stones, player: number): number {
  return POINTS.filter((point) => {
    if (stones[point] !== EMPTY) return stones[point] === player;
    const around = [...groupOf(stones, point)].flatMap(neighboursOf).map((next) => stones[next]);
    return around.includes(player) && !around.includes(1 - player);
  }).length;
}

function neighboursOf(point: number): number[] {
  const [row, column] = [Math.floor(point / SIZE), point % SIZE];
  const around = [
    [row - 1, column],
    [row + 1, column],
    [row, column - 1],
    [row, column + 1],
  ] as const;
  return around
    .filter(([r, c]) => r >= 0 && r < SIZE && c >= 0 && c < SIZE)
    .map(([r, c]) => r * SIZE + c);
}

function nameOf(point: number): string {
  return `${"abcdefghi"[point % SIZE]}${Math.floor(point / SIZE) + 1}`;
}

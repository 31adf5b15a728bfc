// Plays a compiled game and the same game written by hand side by side.

import { expect } from "vitest";
import type { Game } from "../../src/dsl/index.ts";
import { seededRandom } from "../../src/play/random.ts";

/** A game for two written by hand that names its moves as the compiled rules do. */
export interface HandGame<Position, Move> {
  readonly start: Position;
  moves(position: Position): readonly Move[];
  after(position: Position, move: Move): Position;
  isOver(position: Position): boolean;
  /** The seat that decides, from 0. */
  player(position: Position): number;
  /** A move in the notation of the compiled game: `sow(house: b3)`. */
  notation(position: Position, move: Move): string;
  /** The points of both seats. */
  points(position: Position): readonly number[];
}

/**
 * Plays random games in both at once. In each position the same player must have the same moves
 * and both the same points. Returns the number of decisions.
 */
export function playSideBySide<Position, Move>(
  game: Game,
  byHand: HandGame<Position, Move>,
  { games, seed, longest = 10_000 }: { games: number; seed: number; longest?: number },
): number {
  const random = seededRandom(seed);
  let decisions = 0;
  for (let played = 0; played < games; played++) {
    const state = game.start({ players: 2, seed: played });
    let position = byHand.start;
    const moves: string[] = [];
    for (; !byHand.isOver(position) && moves.length < longest; decisions++) {
      const legal = byHand.moves(position);
      const move = legal[random.below(legal.length)] as Move;
      const notation = byHand.notation(position, move);
      expectSame(game, state, byHand, position, moves);
      const read = game.readNotation(state, notation);
      if (!("option" in read)) throw new Error(`${notation} cannot be read`);
      game.play(state, read.option);
      position = byHand.after(position, move);
      moves.push(notation);
    }
    expectSame(game, state, byHand, position, moves);
  }
  return decisions;
}

function expectSame<Position, Move>(
  game: Game,
  state: ReturnType<Game["start"]>,
  byHand: HandGame<Position, Move>,
  position: Position,
  moves: readonly string[],
): void {
  const isOver = byHand.isOver(position);
  const expected = {
    player: isOver ? undefined : byHand.player(position),
    moves: isOver ? [] : byHand.moves(position).map((move) => byHand.notation(position, move)),
    points: byHand.points(position),
  };
  const found = {
    player: game.decision(state)?.player,
    moves: game.options(state).map((option) => game.notation(option)),
    points: game.scores(state),
  };
  expected.moves.sort();
  found.moves.sort();

  // `expect` takes longer than a move, and is only needed where something differs.
  if (JSON.stringify(found) === JSON.stringify(expected)) return;
  expect(found, `after ${moves.join(" ")}`).toEqual(expected);
}

// Interactive match sessions: played moves with undo and redo, and the points of each move.

import type { DisplayText, LogEntry, MatchGame, State } from "../../dsl/index.ts";
import { type BegunStep, findBegunSteps } from "./begun-steps.ts";
import { collectLogSections, type LogSection } from "./log-facts.ts";
import { findPieceMoves, type PieceMove } from "./piece-moves.ts";
import {
  type GameRecord,
  listRivalNames,
  type MatchTable,
  type PlayedMove,
  recordOf,
  setupOf,
  tidySeats,
  writeRecord,
} from "./record.ts";

/** A move with what the log shows about it. */
export interface LoggedMove extends PlayedMove {
  /** The move as a phrase. */
  readonly says: DisplayText;
  /** The same as the predicate of a sentence about the player. */
  readonly predicate: DisplayText;
  /** Points of the move, by seat. */
  readonly points: readonly number[];
  /** What the move has brought; what rules booked outside of it has sections with headings. */
  readonly sections: readonly LogSection[];
  /** The phases and rounds that begin with it. */
  readonly begun: readonly BegunStep[];
  /** The pieces that the move has visibly taken from place to place. */
  readonly pieces: readonly PieceMove[];
}

/** Starts a session. Throws the `RangeError` of `game.start` for an invalid setup. */
export function startSession(game: MatchGame, table: MatchTable): Session {
  const seats = tidySeats(table.seats, listRivalNames(game));
  const opening: LogEntry[] = [];
  const state = game.start(setupOf(table), (entry) => opening.push(entry));
  return new Session(game, { ...table, seats }, { state, opening });
}

/** A match with its past and, after undo, its future. Positions count moves from the start. */
export class Session {
  readonly game: MatchGame;
  readonly table: MatchTable;
  /** Log entries before the first decision. */
  readonly opening: readonly LogEntry[];
  /** The phases and rounds that begin with the match. */
  readonly begun: readonly BegunStep[];
  readonly #moves: LoggedMove[] = [];
  /** `#states[n]` is the state after n moves; states are small, so all are stored. */
  readonly #states: State[];
  #position = 0;

  /** Use `startSession`; `start.state` is the state at the first decision. */
  constructor(
    game: MatchGame,
    table: MatchTable,
    start: { state: State; opening: readonly LogEntry[] },
  ) {
    this.game = game;
    this.table = table;
    this.opening = start.opening;
    this.begun = findBegunSteps(game, undefined, start.state);
    this.#states = [start.state];
  }

  /** The current state; read-only. */
  get state(): State {
    return this.stateAt(this.#position);
  }

  /** Number of moves before the current position. */
  get position(): number {
    return this.#position;
  }

  /** Number of moves, including those that were undone. */
  get length(): number {
    return this.#moves.length;
  }

  /** The moves before the current position. */
  get past(): readonly LoggedMove[] {
    return this.#moves.slice(0, this.#position);
  }

  /** The last moves of `past` that are hidden: choices of a pending simultaneous decision. */
  get covered(): readonly LoggedMove[] {
    let first = this.#position;
    while (first > 0 && this.#isCovered(first - 1)) first -= 1;
    return this.#moves.slice(first, this.#position);
  }

  /** Returns the past as a seat may see it: without hidden choices of other seats. */
  pastOf(seat: number): readonly LoggedMove[] {
    const { covered } = this;
    return this.past.filter((move) => move.player === seat || !covered.includes(move));
  }

  /** The moves that were undone and can be played again. */
  get future(): readonly LoggedMove[] {
    return this.#moves.slice(this.#position);
  }

  /** Returns the state after `position` moves, from 0 to `length`; read-only. */
  stateAt(position: number): State {
    const state = this.#states[position];
    if (state === undefined) throw new RangeError(`There is no position ${position}.`);
    return state;
  }

  /**
   * Plays an option of the current decision and discards the future, unless it begins with the same
   * move. With `seed`, the RNG gets that seed before the move. Throws a `RangeError` if the option is
   * illegal.
   */
  play(option: number, seed?: number): LoggedMove {
    const again = this.#moves[this.#position];
    if (again?.option === option && (seed === undefined || again.seed === seed)) {
      this.#position += 1;
      return again;
    }
    const move = this.#playNew(option, seed);
    this.#moves.splice(this.#position, this.#moves.length, move);
    this.#position += 1;
    return move;
  }

  /** Takes the last move back; returns `false` at the start. */
  undo(): boolean {
    return this.jump(this.#position - 1);
  }

  /** Plays the next undone move; returns `false` if there is none. */
  redo(): boolean {
    return this.jump(this.#position + 1);
  }

  /** Goes to a position of the past or future; returns `false` if it does not exist. */
  jump(position: number): boolean {
    if (this.#states[position] === undefined) return false;
    this.#position = position;
    return true;
  }

  /** Returns the record of the moves before the current position. */
  record(): GameRecord {
    const { opening, past: moves, state } = this;
    return recordOf(this.game, this.table, { opening, moves, state });
  }

  /** Returns the record as text; `loadSession` reads it. */
  save(): string {
    return writeRecord(this.record());
  }

  /** Tests whether a move is part of a simultaneous decision that continues after it. */
  #isCovered(position: number): boolean {
    const isRevealed = this.#moves[position]?.entries.some(({ kind }) => kind === "revealed");
    return !isRevealed && this.game.decision(this.stateAt(position))?.atOnce !== undefined;
  }

  #playNew(option: number, seed: number | undefined): LoggedMove {
    const before = this.state;
    const player = this.game.decision(before)?.player;
    if (player === undefined) throw new RangeError("The game is over.");
    const entries: LogEntry[] = [];
    const state = before.slice();
    if (seed !== undefined) this.game.reseed(state, seed);
    this.game.play(state, option, (entry) => entries.push(entry));
    this.#states.splice(this.#position + 1, this.#states.length, state);
    const points = this.game.scores(state).map((_, seat) => pointsOf(entries, seat));
    const step = { before, after: state, player, option };
    const sections = collectLogSections(this.game, entries, step);
    const begun = findBegunSteps(this.game, before, state);
    const pieces = findPieceMoves(this.game, step);
    return {
      player,
      option,
      seed,
      entries,
      says: this.game.says(option),
      predicate: this.game.played(option),
      points,
      sections,
      begun,
      pieces,
    };
  }
}

function pointsOf(entries: readonly LogEntry[], seat: number): number {
  const amounts = entries.map((entry) =>
    entry.kind === "score" && entry.player === seat ? entry.amount : 0,
  );
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

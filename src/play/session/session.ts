// A game as screens show it: what was played, what may be taken back, who got points for what.

import type { DisplayText, Game, LogEntry, State } from "../../dsl/index.ts";
import { parseRecords } from "./parse-record.ts";
import {
  type GameRecord,
  type MatchTable,
  type PlayedMove,
  recordOf,
  rivalNames,
  tidySeats,
  writeRecord,
} from "./record.ts";
import type { RecordProblem } from "./record-problems.ts";
import { replay, setupOf } from "./replay.ts";

/** A line of the log. */
export interface LoggedMove extends PlayedMove {
  /** What the player did, as a phrase. */
  readonly says: DisplayText;
  /** Points that each seat got by it. */
  readonly points: readonly number[];
}

type OpenedSession =
  | { readonly kind: "session"; readonly session: Session; readonly sameRules: boolean }
  | { readonly kind: "problem"; readonly problem: RecordProblem };

/** Starts a game at this table. Throws a RangeError where `game.start` does. */
export function startSession(game: Game, table: MatchTable): Session {
  const seats = tidySeats(table.seats, rivalNames(game));
  const opening: LogEntry[] = [];
  const state = game.start(setupOf(table), (entry) => opening.push(entry));
  return new Session(game, { ...table, seats }, { state, opening });
}

/** Goes on with a recorded game, at its last move, or names what is wrong with the record. */
function sessionFromRecord(game: Game, record: GameRecord): OpenedSession {
  const replayed = replay(game, record);
  if (replayed.kind === "problem") return replayed;
  const session = startSession(game, record.table);
  for (const { option } of replayed.moves) session.play(option);
  return { kind: "session", session, sameRules: replayed.sameRules };
}

/** Goes on with a saved game; of several records in a text it takes the first. */
export function loadSession(game: Game, text: string): OpenedSession {
  const parsed = parseRecords(text);
  if (parsed.kind === "problem") return parsed;
  const [record] = parsed.records;
  if (record === undefined) throw new Error("A text without records is a problem.");
  return sessionFromRecord(game, record);
}

/** A game with its past and, after undoing, its future. Positions count moves from the start. */
export class Session {
  readonly game: Game;
  readonly table: MatchTable;
  /** What happened before the first decision. */
  readonly opening: readonly LogEntry[];
  readonly #moves: LoggedMove[] = [];
  /** `#states[n]` is the position after n moves; a state is small, so all are kept. */
  readonly #states: State[];
  #position = 0;

  /** Use `startSession`; `state` is the game at its first decision. */
  constructor(
    game: Game,
    table: MatchTable,
    start: { state: State; opening: readonly LogEntry[] },
  ) {
    this.game = game;
    this.table = table;
    this.opening = start.opening;
    this.#states = [start.state];
  }

  /** The game as it stands now; not to be changed. */
  get state(): State {
    return this.stateAt(this.#position);
  }

  /** How many moves lie before the present position. */
  get position(): number {
    return this.#position;
  }

  /** How many moves are known, those that were undone among them. */
  get length(): number {
    return this.#moves.length;
  }

  /** The moves up to the present position. */
  get past(): readonly LoggedMove[] {
    return this.#moves.slice(0, this.#position);
  }

  /** The moves up to the present position by which all decide at the same time and are not yet done. */
  get covered(): readonly LoggedMove[] {
    let first = this.#position;
    while (first > 0 && this.#isCovered(first - 1)) first -= 1;
    return this.#moves.slice(first, this.#position);
  }

  /** The past as a seat may know it: without what others decide at the same time. */
  pastOf(seat: number): readonly LoggedMove[] {
    const { covered } = this;
    return this.past.filter((move) => move.player === seat || !covered.includes(move));
  }

  /** The moves that were undone and can be done again. */
  get future(): readonly LoggedMove[] {
    return this.#moves.slice(this.#position);
  }

  /** The game after so many moves, 0 to `length`; not to be changed. */
  stateAt(position: number): State {
    const state = this.#states[position];
    if (state === undefined) throw new RangeError(`There is no position ${position}.`);
    return state;
  }

  /**
   * Plays an option of the present decision; what was undone is forgotten, unless it is that very
   * move. Throws a RangeError on an illegal option.
   */
  play(option: number): LoggedMove {
    const again = this.#moves[this.#position];
    if (again?.option === option) {
      this.#position += 1;
      return again;
    }
    const move = this.#playNew(option);
    this.#moves.splice(this.#position, this.#moves.length, move);
    this.#position += 1;
    return move;
  }

  /** Takes the last move back; false at the start. */
  undo(): boolean {
    return this.jump(this.#position - 1);
  }

  /** Plays the undone move again; false when there is none. */
  redo(): boolean {
    return this.jump(this.#position + 1);
  }

  /** Goes to a position of the past or future; false when there is none. */
  jump(position: number): boolean {
    if (this.#states[position] === undefined) return false;
    this.#position = position;
    return true;
  }

  /** The record of the moves up to the present position. */
  record(): GameRecord {
    const { opening, past: moves, state } = this;
    return recordOf(this.game, this.table, { opening, moves, state });
  }

  /** The record as text, to be saved; `loadSession` reads it. */
  save(): string {
    return writeRecord(this.record());
  }

  /** Whether a move belongs to a block that goes on after it. */
  #isCovered(position: number): boolean {
    const isRevealed = this.#moves[position]?.entries.some(({ kind }) => kind === "revealed");
    return !isRevealed && this.game.decision(this.stateAt(position))?.atOnce !== undefined;
  }

  #playNew(option: number): LoggedMove {
    const player = this.game.decision(this.state)?.player;
    if (player === undefined) throw new RangeError("The game is over.");
    const entries: LogEntry[] = [];
    const state = this.state.slice();
    this.game.play(state, option, (entry) => entries.push(entry));
    this.#states.splice(this.#position + 1, this.#states.length, state);
    const points = this.game.scores(state).map((_, seat) => pointsOf(entries, seat));
    return { player, option, entries, says: this.game.says(option), points };
  }
}

function pointsOf(entries: readonly LogEntry[], seat: number): number {
  const amounts = entries.map((entry) =>
    entry.kind === "score" && entry.player === seat ? entry.amount : 0,
  );
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

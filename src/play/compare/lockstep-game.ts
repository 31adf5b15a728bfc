// Two games in lockstep: the same seed and the same choices under two sets of rules. Indexes are in
// range: hence the casts.

import type { Game, LogEntry, State } from "../../dsl/index.ts";
import type { Bot } from "../bots/index.ts";
import type { Random } from "../random.ts";
import { listRivalNames, type MatchTable, setupOf, tidySeats } from "../session/record.ts";
import {
  type Divergence,
  type DivergenceKind,
  type DivergenceOptions,
  divergenceKinds,
  type LockstepPosition,
  type Side,
  type SidePosition,
} from "./divergence.ts";
import { findDivergences } from "./find-divergences.ts";
import {
  type CommonOption,
  type ComparedOptions,
  type GamePair,
  getGamePair,
} from "./game-pair.ts";
import { createLegalityDivergence } from "./legality-divergence.ts";
import { plainSides, type Sides } from "./position-text.ts";
import { findSetupDivergences, tableFor } from "./setup.ts";
import { diffSnapshots, type Sight, type SnapshotDifference, takeSnapshot } from "./snapshot.ts";

/** What is compared, and the names used in sentences. */
export interface LockstepOptions {
  /** Visibility; default: everything. */
  readonly sight?: Sight;
  /** Names of the games in sentences; default: A and B. */
  readonly sides?: Sides;
  /** Kinds of divergences that count; default: all. */
  readonly kinds?: readonly DivergenceKind[];
}

/** Chooses one of the options that both games offer. */
type LockstepChoice = (twin: LockstepGame, common: readonly CommonOption[]) => CommonOption;

/** Maximum number of decisions; every position is stored. */
const longest = 10_000;

/** Starts both games. Throws a `RangeError` if one of them cannot have this number of players. */
export function startLockstep(
  a: Game,
  b: Game,
  table: MatchTable,
  terms: LockstepOptions = {},
): LockstepGame {
  return new LockstepGame(getGamePair(a, b), table, terms);
}

/** Two games with their past. Positions count moves from the start. */
export class LockstepGame {
  readonly pairing: GamePair;
  readonly table: MatchTable;
  readonly terms: DivergenceOptions;
  readonly #past: { readonly a: SidePosition[]; readonly b: SidePosition[] };
  readonly #moves: { readonly a: string[]; readonly b: string[] } = { a: [], b: [] };
  #partings: readonly Divergence[];
  #compared: ComparedOptions | undefined;

  /** Use `startLockstep`. */
  constructor(pairing: GamePair, table: MatchTable, terms: LockstepOptions) {
    this.pairing = pairing;
    const { a, b } = pairing;
    const others = [...listRivalNames(a), ...listRivalNames(b)];
    this.table = { ...table, seats: tidySeats(table.seats, others) };
    this.#past = { a: [opening(a, this.table)], b: [opening(b, this.table)] };
    const [rivalsA, rivalsB] = [rivalsIn(a, this.#past.a), rivalsIn(b, this.#past.b)];
    this.terms = {
      names: [
        ...this.table.seats.map(({ name }) => name),
        ...(rivalsA.length < rivalsB.length ? rivalsB : rivalsA),
      ],
      sight: terms.sight ?? "all",
      sides: terms.sides ?? plainSides,
      kinds: divergenceKinds.filter((kind) => terms.kinds?.includes(kind) ?? true),
    };
    const setup = this.terms.kinds.includes("setup")
      ? findSetupDivergences(a.meta, b.meta, table, this.terms.sides)
      : [];
    this.#partings = [...setup, ...findDivergences(pairing, this.#place(), this.terms)];
  }

  /** Notations of the moves played in both games. */
  get moves(): readonly string[] {
    return this.#moves.a.slice(0, this.length);
  }

  /** Number of moves played in both games. */
  get length(): number {
    return this.#past.a.length - 1;
  }

  /** The first divergence. */
  get parting(): Divergence | undefined {
    return this.#partings[0];
  }

  /** All divergences at the first position with a divergence. */
  get partings(): readonly Divergence[] {
    return this.#partings;
  }

  /** Returns the state of a game after `position` moves, by default the last; read-only. */
  state(side: Side, position = this.#past[side].length - 1): State {
    return this.#arrival(side, position).state;
  }

  /** Returns the log entries before a position: of the last move, or of the setup. */
  log(side: Side, position = this.#past[side].length - 1): readonly LogEntry[] {
    return this.#arrival(side, position).log;
  }

  /** Whether both games have no common option, or both are over. */
  get isDone(): boolean {
    return this.options().common.length === 0;
  }

  /** Whether both games have played the same number of moves. */
  get inStep(): boolean {
    return this.#past.a.length === this.#past.b.length;
  }

  /** Returns the notations of the options that both games offer, in the order of A. */
  common(): string[] {
    return this.options().common.map(({ notation }) => notation);
  }

  /** Returns the notations of the options that only A offers. */
  onlyA(): string[] {
    return this.options().onlyA.map(({ notation }) => notation);
  }

  /** Returns the notations of the options that only B offers. */
  onlyB(): string[] {
    return this.options().onlyB.map(({ notation }) => notation);
  }

  /** Compares the options of both current decisions; cached. */
  options(): ComparedOptions {
    this.#compared ??= this.pairing.compareOptions(
      this.#last("a").options,
      this.#last("b").options,
    );
    return this.#compared;
  }

  /** Plays a common option in both games. Throws a `RangeError` if it is none or out of step. */
  play(notation: string): void {
    const option = this.options().common.find((common) => common.notation === notation);
    if (option === undefined) throw new RangeError(`${notation} is not an option of both games`);
    this.playOption(option);
  }

  /**
   * Plays an option of `options().common`; with `seed`, both RNGs get that seed before. If a rule of
   * one game fails, its `RuleError` is thrown and both games stay at their position.
   */
  playOption({ notation, a, b }: CommonOption, seed?: number): void {
    if (!this.inStep) throw new RangeError("One of the games was played on alone.");
    const [inA, inB] = [this.#after("a", a, seed), this.#after("b", b, seed)];
    this.#goOn("a", notation, inA);
    this.#goOn("b", notation, inB);
    if (this.#partings.length > 0) return;
    this.#partings = findDivergences(this.pairing, this.#place(), this.terms);
  }

  /** Plays an option in one game only, which ends the lockstep. */
  playAlone(side: Side, notation: string): void {
    const game = this.pairing[side];
    const code = this.#last(side).options.find((option) => game.notation(option) === notation);
    if (code === undefined) throw new RangeError(`${notation} is not an option here`);
    this.#goOn(side, notation, this.#after(side, code));
  }

  /** Returns why an option of one game is not possible in the other. */
  whyNot(notation: string): Divergence | undefined {
    const { onlyA, onlyB } = this.options();
    const [inA, inB] = [onlyA, onlyB].map((list) => list.find((one) => one.notation === notation));
    const option = inA ?? inB;
    if (option === undefined) return undefined;
    const side = inA === undefined ? "b" : "a";
    return createLegalityDivergence(this.pairing, this.#place(), this.terms, { ...option, side });
  }

  /** Compares the current positions, including points. */
  differences(sight: Sight = this.terms.sight): SnapshotDifference[] {
    const [a, b] = (["a", "b"] as const).map((side) =>
      takeSnapshot(this.pairing[side], this.state(side), this.terms.names, sight),
    );
    return a === undefined || b === undefined ? [] : diffSnapshots(a, b);
  }

  /** Returns the position after an option. */
  #after(side: Side, code: number, seed?: number): SidePosition {
    const game = this.pairing[side];
    const state = this.state(side).slice();
    const log: LogEntry[] = [];
    if (seed !== undefined) game.reseed(state, seed);
    game.play(state, code, (entry) => log.push(entry));
    return { state, log, options: game.options(state) };
  }

  #goOn(side: Side, notation: string, arrival: SidePosition): void {
    this.#past[side].push(arrival);
    this.#moves[side].push(notation);
    this.#compared = undefined;
  }

  #place(): LockstepPosition {
    return { at: this.length, a: this.#last("a"), b: this.#last("b") };
  }

  #last(side: Side): SidePosition {
    return this.#arrival(side, this.#past[side].length - 1);
  }

  #arrival(side: Side, position: number): SidePosition {
    const arrival = this.#past[side][position];
    if (arrival === undefined) throw new RangeError(`There is no position ${position}.`);
    return arrival;
  }
}

/**
 * Plays common options to the first divergence, to the end, or to `limit` moves (10 000 by
 * default).
 */
export function playLockstep(
  a: Game,
  b: Game,
  table: MatchTable,
  choose: LockstepChoice,
  terms: LockstepOptions & { readonly limit?: number } = {},
): LockstepGame {
  const twin = startLockstep(a, b, table, terms);
  const limit = terms.limit ?? longest;
  while (twin.parting === undefined && twin.length < limit) {
    const { common } = twin.options();
    if (common.length === 0) break;
    twin.playOption(choose(twin, common));
  }
  return twin;
}

/** Chooses uniformly among the common options. */
export function createRandomChoice(random: Random): LockstepChoice {
  return (_, common) => common[random.below(common.length)] as CommonOption; // An index.
}

/** Chooses what a bot chooses in A; if B does not offer it, the first common option. */
export function createBotChoice(bot: Bot): LockstepChoice {
  return (twin, common) => {
    const code = bot(twin.pairing.a, twin.state("a"));
    return common.find(({ a }) => a === code) ?? (common[0] as CommonOption); // Never empty.
  };
}

function opening(game: Game, table: MatchTable): SidePosition {
  const log: LogEntry[] = [];
  const setup = setupOf(tableFor(game.meta, table));
  const state = game.start(setup, (entry) => log.push(entry));
  return { state, log, options: game.options(state) };
}

/** Returns the ids of the rivals. */
function rivalsIn(game: Game, [start]: readonly SidePosition[]): string[] {
  return start === undefined ? [] : game.rivals(start.state).map(({ id }) => id);
}

// Two games played in step: one seed and one list of choices under two sets of rules.

import type { Game, LogEntry, State } from "../../dsl/index.ts";
import type { Bot } from "../bots/index.ts";
import type { Random } from "../random.ts";
import { type MatchTable, rivalNames, tidySeats } from "../session/record.ts";
import { setupOf } from "../session/replay.ts";
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

export interface LockstepOptions {
  /** Whose view is compared; everything, if not given. */
  readonly sight?: Sight;
  /** What the games are called in sentences; A and B, if not given. */
  readonly sides?: Sides;
  /** Which partings count; all, if not given. */
  readonly kinds?: readonly DivergenceKind[];
}

/** Chooses one of the options that both games offer. */
type LockstepChoice = (twin: LockstepGame, common: readonly CommonOption[]) => CommonOption;

/** Decisions after which a twin game is given up; every position of it is kept. */
const longest = 10_000;

/** Starts both games at one table. Throws a RangeError where a number of players fits only one. */
export function startLockstep(
  a: Game,
  b: Game,
  table: MatchTable,
  terms: LockstepOptions = {},
): LockstepGame {
  return new LockstepGame(getGamePair(a, b), table, terms);
}

/** Both games with their past. Positions count moves from the start. */
export class LockstepGame {
  readonly pairing: GamePair;
  readonly table: MatchTable;
  readonly terms: DivergenceOptions;
  readonly #past: { readonly a: SidePosition[]; readonly b: SidePosition[] };
  readonly #moves: { readonly a: string[]; readonly b: string[] } = { a: [], b: [] };
  #partings: readonly Divergence[];
  #compared: ComparedOptions | undefined;

  /** Use `startTwin`. */
  constructor(pairing: GamePair, table: MatchTable, terms: LockstepOptions) {
    this.pairing = pairing;
    const { a, b } = pairing;
    const others = [...rivalNames(a), ...rivalNames(b)];
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

  /** Moves played in step. */
  get moves(): readonly string[] {
    return this.#moves.a.slice(0, this.length);
  }

  /** How many moves were played in step. */
  get length(): number {
    return this.#past.a.length - 1;
  }

  /** The first place where the games part; the first of the partings there. */
  get parting(): Divergence | undefined {
    return this.#partings[0];
  }

  /** All partings at the first place where there are any. */
  get partings(): readonly Divergence[] {
    return this.#partings;
  }

  /** A game after so many moves, the last if not given; not to be changed. */
  state(side: Side, position = this.#past[side].length - 1): State {
    return this.#arrival(side, position).state;
  }

  /** What happened before a position: by the last move, or at set-up. */
  log(side: Side, position = this.#past[side].length - 1): readonly LogEntry[] {
    return this.#arrival(side, position).log;
  }

  /** Whether both games are over, or have nothing in common any more. */
  get isDone(): boolean {
    return this.options().common.length === 0;
  }

  /** Whether no game was played on alone. */
  get inStep(): boolean {
    return this.#past.a.length === this.#past.b.length;
  }

  /** Options that both games offer now, by move notation, in the order of A. */
  common(): string[] {
    return this.options().common.map(({ notation }) => notation);
  }

  /** Options that only A offers now. */
  onlyA(): string[] {
    return this.options().onlyA.map(({ notation }) => notation);
  }

  /** Options that only B offers now. */
  onlyB(): string[] {
    return this.options().onlyB.map(({ notation }) => notation);
  }

  /** The options of both decisions, compared. */
  options(): ComparedOptions {
    this.#compared ??= this.pairing.compareOptions(
      this.#last("a").options,
      this.#last("b").options,
    );
    return this.#compared;
  }

  /** Plays a move in both. Throws a RangeError on a move that not both offer, or out of step. */
  play(notation: string): void {
    const option = this.options().common.find((common) => common.notation === notation);
    if (option === undefined) throw new RangeError(`${notation} is not an option of both games`);
    this.playOption(option);
  }

  /**
   * The same for an option out of `options().common`. If rules of one game cannot be carried out,
   * its `RuleError` is thrown and both stay where they are.
   */
  playOption({ notation, a, b }: CommonOption): void {
    if (!this.inStep) throw new RangeError("One of the games was played on alone.");
    const [inA, inB] = [this.#after("a", a), this.#after("b", b)];
    this.#goOn("a", notation, inA);
    this.#goOn("b", notation, inB);
    if (this.#partings.length > 0) return;
    this.#partings = findDivergences(this.pairing, this.#place(), this.terms);
  }

  /** Plays on in one game; from then on the games are out of step. */
  playAlone(side: Side, notation: string): void {
    const game = this.pairing[side];
    const code = this.#last(side).options.find((option) => game.notation(option) === notation);
    if (code === undefined) throw new RangeError(`${notation} is not an option here`);
    this.#goOn(side, notation, this.#after(side, code));
  }

  /** Why a move that one game offers now is not possible in the other. */
  whyNot(notation: string): Divergence | undefined {
    const { onlyA, onlyB } = this.options();
    const [inA, inB] = [onlyA, onlyB].map((list) => list.find((one) => one.notation === notation));
    const option = inA ?? inB;
    if (option === undefined) return undefined;
    const side = inA === undefined ? "b" : "a";
    return createLegalityDivergence(this.pairing, this.#place(), this.terms, { ...option, side });
  }

  /** What differs on the table now, points among it. */
  differences(sight: Sight = this.terms.sight): SnapshotDifference[] {
    const [a, b] = (["a", "b"] as const).map((side) =>
      takeSnapshot(this.pairing[side], this.state(side), this.terms.names, sight),
    );
    return a === undefined || b === undefined ? [] : diffSnapshots(a, b);
  }

  /** Where a move leads. */
  #after(side: Side, code: number): SidePosition {
    const game = this.pairing[side];
    const state = this.state(side).slice();
    const log: LogEntry[] = [];
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
 * Plays a whole game by choices that both offer, to the first parting or to the end, or to `limit`
 * moves (10 000 if not given).
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

/** Every common option is as good as any other. */
export function randomChoice(random: Random): LockstepChoice {
  return (_, common) => common[random.below(common.length)] as CommonOption; // An index.
}

/** What a bot chooses in A; where B does not offer that, the first that both do. */
export function botChoice(bot: Bot): LockstepChoice {
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

/** Who plays along without being asked. */
function rivalsIn(game: Game, [start]: readonly SidePosition[]): string[] {
  return start === undefined ? [] : game.rivals(start.state).map(({ id }) => id);
}

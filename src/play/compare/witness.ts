// Witnesses: reachable positions that show a divergence of two sets of rules.

import type { DisplayText, Game, LogEntry, State } from "../../dsl/index.ts";
import { deriveSeed, seededRandom } from "../random.ts";
import type { MatchTable } from "../session/record.ts";
import type { Divergence, DivergenceKind, Side } from "./divergence.ts";
import {
  createRandomChoice,
  type LockstepGame,
  type LockstepOptions,
  playLockstep,
  startLockstep,
} from "./lockstep-game.ts";
import type { Sides } from "./position-text.ts";
import type { TableSetup } from "./setup.ts";
import type { Sight } from "./snapshot.ts";

interface WitnessSearch {
  /** Setups to search, in turn; see `listCommonSetups`. */
  readonly setups: readonly TableSetup[];
  /** Seed of the whole search, 32 bits. */
  readonly seed: number;
  /** Maximum number of games. */
  readonly games: number;
  /** Whether to continue after the first witness, for a shorter one; default: `true`. */
  readonly preferShort?: boolean;
  /** Visibility; default: what every seat can see. */
  readonly sight?: Sight;
  readonly sides?: Sides;
  /** Kinds of divergences that count; default: all. */
  readonly kinds?: readonly DivergenceKind[];
  /** Names of the seats; default: "Player 1" and so on. */
  readonly names?: readonly string[];
}

/** The effect of a move in one of the games. */
export interface MoveEffect {
  /** Whether the move is legal; otherwise only `reason` has content. */
  readonly allowed: boolean;
  /** Why the move is illegal. */
  readonly reason: DisplayText | undefined;
  readonly log: readonly LogEntry[];
  /** Points of the move, by seat. */
  readonly points: readonly number[];
  readonly state: State | undefined;
}

/** A position that both games reach by the same moves, with its divergences. */
export interface Witness {
  readonly table: MatchTable;
  /** Moves that lead to the position in both games, without visible difference on the way. */
  readonly moves: readonly string[];
  readonly position: { readonly a: State; readonly b: State };
  /** The first of the divergences. */
  readonly parting: Divergence;
  readonly partings: readonly Divergence[];
  /** The move that shows the divergence; `undefined` if the setup does. */
  readonly next:
    | { readonly notation: string; readonly a: MoveEffect; readonly b: MoveEffect }
    | undefined;
}

/** The result of a search. */
export interface WitnessResult {
  readonly witness: Witness | undefined;
  /** Number of games searched. */
  readonly games: number;
}

/** Runs a search to its end. */
export function findWitness(a: Game, b: Game, search: WitnessSearch): WitnessResult {
  const searcher = new WitnessSearcher(a, b, search);
  while (!searcher.isDone) searcher.step();
  return searcher.result;
}

/** A search that runs one game per step, so that callers can report progress or cancel. */
export class WitnessSearcher {
  readonly #a: Game;
  readonly #b: Game;
  readonly #search: WitnessSearch;
  readonly #terms: LockstepOptions;
  #games = 0;
  #best: LockstepGame | undefined;
  #witness: Witness | undefined;

  constructor(a: Game, b: Game, search: WitnessSearch) {
    this.#a = a;
    this.#b = b;
    this.#search = search;
    const { sight = "open", sides, kinds } = search;
    this.#terms = { sight, ...(sides && { sides }), ...(kinds && { kinds }) };
  }

  /** Whether the search is complete. */
  get isDone(): boolean {
    const { games, preferShort = true, setups } = this.#search;
    if (this.#games >= games || setups.length === 0) return true;
    return this.#best !== undefined && (!preferShort || this.#limit < 0);
  }

  /** The result so far: the shortest witness. */
  get result(): WitnessResult {
    if (this.#best !== undefined) this.#witness ??= witnessOf(this.#best);
    return { witness: this.#witness, games: this.#games };
  }

  /**
   * Plays one game to its first divergence, at most to the length of the best witness. Throws the
   * `RuleError` of either game; the next step continues with the next game.
   */
  step(): void {
    const index = this.#games;
    this.#games += 1;
    const limit = this.#best === undefined ? {} : { limit: this.#limit };
    const random = seededRandom(deriveSeed(this.#search.seed, 2 * index + 1));
    const table = this.#table(index);
    const terms = { ...this.#terms, ...limit };
    const twin = playLockstep(this.#a, this.#b, table, createRandomChoice(random), terms);
    if (twin.parting === undefined) return;
    if (this.#best !== undefined && lengthOf(twin) >= lengthOf(this.#best)) return;
    this.#best = twin;
    this.#witness = undefined;
  }

  /** Maximum length of a game that can give a shorter witness. */
  get #limit(): number {
    return this.#best === undefined ? Number.POSITIVE_INFINITY : lengthOf(this.#best) - 1;
  }

  #table(game: number): MatchTable {
    const { setups, seed, names = [] } = this.#search;
    const { players, options } = setups[game % setups.length] as TableSetup; // Inside the list.
    const seats = Array.from({ length: players }, (_, seat) => ({
      name: names[seat] ?? `Player ${seat + 1}`,
      kind: "random",
    }));
    return { seats, options, seed: deriveSeed(seed, 2 * game) };
  }
}

/**
 * Returns the number of moves up to the divergence, including the one that shows it: a move with
 * different effects, or one that only one game offers.
 */
function lengthOf({ length, parting }: LockstepGame): number {
  return parting?.kind === "legality" ? length + 1 : length;
}

function witnessOf(twin: LockstepGame): Witness | undefined {
  const { parting, partings, table } = twin;
  if (parting === undefined) return undefined;
  const tells = parting.kind === "legality" ? parting.notation : twin.moves.at(-1);
  const count = parting.kind === "legality" ? twin.length : Math.max(0, twin.length - 1);
  const position = { a: twin.state("a", count), b: twin.state("b", count) };
  const found = { table, moves: twin.moves.slice(0, count), position, parting, partings };
  if (tells === undefined) return { ...found, next: undefined };
  const [a, b] = (["a", "b"] as const).map((side) => outcomeOf(twin, side, tells, count));
  if (a === undefined || b === undefined) return undefined;
  return { ...found, next: { notation: tells, a, b } };
}

/** Returns the effect of a move in one game at a position. */
function outcomeOf(twin: LockstepGame, side: Side, notation: string, position: number): MoveEffect {
  const game = twin.pairing[side];
  const read = game.readNotation(twin.state(side, position), notation);
  const points = twin.table.seats.map(() => 0);
  if ("problem" in read) {
    const why = twin.partings.find((one) => one.kind === "legality" && one.notation === notation);
    const reason = (why?.kind === "legality" ? why.reason : undefined) ?? read.problem;
    return { allowed: false, reason, log: [], points, state: undefined };
  }
  const state = twin.state(side, position).slice();
  const log: LogEntry[] = [];
  game.play(state, read.option, (entry) => log.push(entry));
  for (const entry of log) {
    if (entry.kind === "score") points[entry.player] = (points[entry.player] ?? 0) + entry.amount;
  }
  return { allowed: true, reason: undefined, log, points, state };
}

/** Replays the moves of a witness and tests whether both games reach its positions. */
export function isReached(a: Game, b: Game, { table, moves, position }: Witness): boolean {
  const twin = startLockstep(a, b, table, { kinds: [] });
  for (const move of moves) {
    if (!twin.common().includes(move)) return false;
    twin.play(move);
  }
  const same = (one: State, other: State) =>
    one.length === other.length && one.every((slot, index) => slot === other[index]);
  return same(twin.state("a"), position.a) && same(twin.state("b"), position.b);
}

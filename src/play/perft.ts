// Perft: counts sequences of decisions or turns, for comparison with published numbers.

import {
  type LogEntry,
  type PlayableGame,
  RuleError,
  type Setup,
  type State,
} from "../dsl/index.ts";

/**
 * What a sequence consists of: single decisions, or turns, where all decisions that one player
 * makes in a row are one move. Published counts of draughts take a chain of jumps as one move.
 */
export type PerftUnit = "decision" | "turn";

/** Counts by number of decisions or turns; games that ended earlier are not included. */
interface PerftCounts {
  readonly kind: "counts";
  /** `sequences[d - 1]`: sequences of d decisions or turns, including those that end the game. */
  readonly sequences: readonly number[];
  /** `games[d - 1]`: complete games of exactly d decisions or turns. */
  readonly games: readonly number[];
  /** How many of the longest sequences begin with each decision; they add up to the last count. */
  readonly divided: readonly { readonly notation: string; readonly sequences: number }[];
}

/** A chance event occurred, so that counting decisions would count one of many games. */
interface PerftRefusal {
  readonly kind: "chance";
  /** Result of the chance event, as in a record: `roll 4`. */
  readonly text: string;
  /** Number of decisions before it; 0 at the start. */
  readonly depth: number;
}

/** A rule failed with a `RuleError`. */
interface PerftFault {
  readonly kind: "fault";
  readonly error: RuleError;
  /** The moves up to and including the failing one; empty if the setup failed. */
  readonly moves: readonly { readonly seat: number; readonly notation: string }[];
}

interface PerftOptions {
  /** By default, decisions are counted. */
  readonly by?: PerftUnit;
  /** The position to count from; by default, that at the start of a match. */
  readonly from?: State | undefined;
  /** Called after each first decision. */
  readonly progress?: (done: number, all: number) => void;
}

/** Counts up to `depth` decisions or turns. */
export function perft(
  game: PlayableGame,
  setup: Setup,
  depth: number,
  { by = "decision", from, progress }: PerftOptions = {},
): PerftCounts | PerftRefusal | PerftFault {
  const walk = new Walk(game, depth, by);
  try {
    return counted(walk, { game, setup, depth, from, progress });
  } catch (error) {
    if (!(error instanceof RuleError)) throw error;
    const moves = walk.path.map(({ state, option }) => {
      return { seat: game.decision(state)?.player ?? 0, notation: game.notation(option) };
    });
    return { kind: "fault", error, moves };
  }
}

function counted(
  walk: Walk,
  order: {
    readonly game: PlayableGame;
    readonly setup: Setup;
    readonly depth: number;
    readonly from: State | undefined;
    readonly progress: ((done: number, all: number) => void) | undefined;
  },
): PerftCounts | PerftRefusal {
  const { game, setup, depth, from, progress } = order;
  const start = from ?? game.start(setup, walk.log);
  const divided: PerftCounts["divided"][number][] = [];
  const first = depth > 0 && walk.chance === undefined ? game.options(start) : [];
  for (const [done, option] of first.entries()) {
    const before = walk.sequences[depth - 1] ?? 0;
    walk.follow(start, option, 0);
    const sequences = (walk.sequences[depth - 1] ?? 0) - before;
    divided.push({ notation: game.notation(option), sequences });
    if (walk.chance !== undefined) break;
    progress?.(done + 1, first.length);
  }
  if (walk.chance !== undefined) return { kind: "chance", ...walk.chance };
  return { kind: "counts", sequences: walk.sequences, games: walk.games, divided };
}

class Walk {
  readonly sequences: number[];
  readonly games: number[];
  /** The first chance event. */
  chance: { text: string; depth: number } | undefined;
  /** The moves of the current sequence. */
  readonly path: { readonly state: State; readonly option: number }[] = [];
  readonly #game: PlayableGame;
  readonly #limit: number;
  readonly #by: PerftUnit;

  constructor(game: PlayableGame, limit: number, by: PerftUnit) {
    this.#game = game;
    this.#limit = limit;
    this.#by = by;
    this.sequences = new Array<number>(limit).fill(0);
    this.games = new Array<number>(limit).fill(0);
  }

  readonly log = (entry: LogEntry): void => {
    if (entry.kind === "chance") this.chance ??= { text: entry.text, depth: this.path.length };
  };

  /** Plays an option after `played` moves, and counts all continuations up to the limit. */
  follow(state: State, option: number, played: number): void {
    const after = state.slice();
    this.path.push({ state, option });
    this.#game.play(after, option, this.log);
    if (this.chance !== undefined) return;

    if (this.#goesOn(state, after)) this.#followAll(after, played);
    else this.#count(after, played);
    this.path.pop();
  }

  /** Whether the player who decided in `before` goes on with the same move. */
  #goesOn(before: State, after: State): boolean {
    if (this.#by === "decision" || this.#game.isOver(after)) return false;
    return this.#game.decision(after)?.player === this.#game.decision(before)?.player;
  }

  #count(after: State, played: number): void {
    this.sequences[played] = (this.sequences[played] ?? 0) + 1;
    if (this.#game.isOver(after)) this.games[played] = (this.games[played] ?? 0) + 1;
    else if (played + 1 < this.#limit) this.#followAll(after, played + 1);
  }

  #followAll(state: State, played: number): void {
    for (const option of this.#game.options(state)) {
      this.follow(state, option, played);
      if (this.chance !== undefined) return;
    }
  }
}

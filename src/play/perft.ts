// Perft: counts sequences of decisions, for comparison with published numbers.

import {
  type LogEntry,
  type PlayableGame,
  RuleError,
  type Setup,
  type State,
} from "../dsl/index.ts";

/** Counts by number of decisions; games that ended earlier are not included. */
interface PerftCounts {
  readonly kind: "counts";
  /** `sequences[d - 1]`: sequences of d decisions, including those that end the game. */
  readonly sequences: readonly number[];
  /** `games[d - 1]`: complete games of exactly d decisions. */
  readonly games: readonly number[];
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

/** Counts up to `depth`; calls `progress` after each first decision. */
export function perft(
  game: PlayableGame,
  setup: Setup,
  depth: number,
  progress?: (done: number, all: number) => void,
): PerftCounts | PerftRefusal | PerftFault {
  const walk = new Walk(game, depth);
  try {
    return counted(walk, { game, setup, depth, progress });
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
    readonly progress: ((done: number, all: number) => void) | undefined;
  },
): PerftCounts | PerftRefusal {
  const { game, setup, depth, progress } = order;
  const start = game.start(setup, walk.log);
  const first = depth > 0 && walk.chance === undefined ? game.options(start) : [];
  for (const [done, option] of first.entries()) {
    walk.follow(start, option, 0);
    if (walk.chance !== undefined) break;
    progress?.(done + 1, first.length);
  }
  if (walk.chance !== undefined) return { kind: "chance", ...walk.chance };
  return { kind: "counts", sequences: walk.sequences, games: walk.games };
}

class Walk {
  readonly sequences: number[];
  readonly games: number[];
  /** The first chance event. */
  chance: { text: string; depth: number } | undefined;
  /** The moves of the current sequence. */
  readonly path: { readonly state: State; readonly option: number }[] = [];
  #depth = 0;
  readonly #game: PlayableGame;
  readonly #limit: number;

  constructor(game: PlayableGame, limit: number) {
    this.#game = game;
    this.#limit = limit;
    this.sequences = new Array<number>(limit).fill(0);
    this.games = new Array<number>(limit).fill(0);
  }

  readonly log = (entry: LogEntry): void => {
    if (entry.kind === "chance") this.chance ??= { text: entry.text, depth: this.#depth };
  };

  /** Plays an option after `played` decisions, and counts all continuations up to the limit. */
  follow(state: State, option: number, played: number): void {
    const after = state.slice();
    this.#depth = played + 1;
    this.path.push({ state, option });
    this.#game.play(after, option, this.log);
    if (this.chance !== undefined) return;

    this.sequences[played] = (this.sequences[played] ?? 0) + 1;
    if (this.#game.isOver(after)) this.games[played] = (this.games[played] ?? 0) + 1;
    else if (played + 1 < this.#limit) this.#followAll(after, played + 1);
    this.path.pop();
  }

  #followAll(state: State, played: number): void {
    for (const option of this.#game.options(state)) {
      this.follow(state, option, played);
      if (this.chance !== undefined) return;
    }
  }
}

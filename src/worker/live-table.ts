// A game in play beside the page: its session, its bots, and pictures of its positions.

import type { Explanation, Game, LogEntry, Picture, State, Text } from "../dsl/index.ts";
import { pictureOf, RuleError } from "../dsl/index.ts";
import { createBot, isBotKind } from "../play/bots.ts";
import { type LoggedMove, loadSession, type Session, startSession } from "../play/history.ts";
import { derivedSeed, seededRandom } from "../play/random.ts";
import type { Seat, Table } from "../play/record.ts";
import { type Carried, carriedOver } from "./carry-over.ts";

/** All that a page shows of a game in play. */
export interface Frame {
  readonly picture: Picture;
  readonly seats: readonly Seat[];
  /** What happened before the first decision. */
  readonly opening: readonly LogEntry[];
  /** The moves up to the present position. */
  readonly past: readonly LoggedMove[];
  /** How many moves are known, those that were undone among them. */
  readonly length: number;
  /** Whether a bot is to move. */
  readonly isBots: boolean;
}

/** A game that goes on, or why it does not, in words. */
export type Played =
  | { readonly kind: "frame"; readonly frame: Frame }
  | { readonly kind: "problem"; readonly text: Text };

/** What became of the running game under new rules; nothing where none was running. */
export interface Resumed {
  readonly frame: Frame | undefined;
  readonly carried: Carried | undefined;
}

export class LiveTable {
  #game: Game | undefined;
  #session: Session | undefined;

  /** Plays by other rules from now on; what was played is played again as far as it fits. */
  use(game: Game): Resumed {
    const before = this.#session;
    this.#game = game;
    this.#session = undefined;
    if (before === undefined) return { frame: undefined, carried: undefined };
    const carried = carriedOver(before, game);
    this.#session = carried.session;
    const { session, ...said } = carried;
    return { frame: session && this.#frame(session), carried: said };
  }

  /** Puts everybody at the table. */
  start(table: Table): Played {
    return this.#try((game) => startSession(game, table));
  }

  /** Goes on with a record, at its last move. */
  open(text: string): Played {
    const game = this.#game;
    if (game === undefined) return noGame;
    const opened = guarded(() => loadSession(game, text));
    if (opened.kind === "failed") return { kind: "problem", text: opened.text };
    const { result } = opened;
    if (result.kind === "problem") return { kind: "problem", text: result.problem.text };
    this.#session = result.session;
    return { kind: "frame", frame: this.#frame(result.session) };
  }

  /** Plays an option of the present decision. */
  play(option: number): Played {
    return this.#try((_, session) => {
      session?.play(option);
      return session;
    });
  }

  /** Goes to the position after so many moves; one that is not known changes nothing. */
  jump(position: number): Played {
    return this.#try((_, session) => {
      session?.jump(position);
      return session;
    });
  }

  /** Lets the bots move: one of them once, or all of them for so many milliseconds. */
  moveBots(duration: number): Played {
    return this.#try((game, session) => {
      const end = performance.now() + duration;
      do {
        const option = session && botsOption(game, session);
        if (session === undefined || option === undefined) break;
        session.play(option);
      } while (performance.now() < end);
      return session;
    });
  }

  /** What a simple bot would play now; nothing where the game is over. */
  suggestion(): number | undefined {
    const [game, session] = [this.#game, this.#session];
    if (game === undefined || session === undefined || game.isOver(session.state)) return undefined;
    return createBot("simple", seededRandom(1))(game, session.state);
  }

  /** Why something is or is not possible in a position that was shown. */
  explain(state: State, action: string, args: Readonly<Record<string, number>>): Explanation {
    const explained = this.#game?.explain(state, action, args);
    return explained ?? { legal: false, reason: undefined, instead: undefined };
  }

  /** The record of the game up to the present position. */
  record(): string | undefined {
    return this.#session?.save();
  }

  #try(step: (game: Game, session: Session | undefined) => Session | undefined): Played {
    const game = this.#game;
    if (game === undefined) return noGame;
    const tried = guarded(() => step(game, this.#session));
    if (tried.kind === "failed") return { kind: "problem", text: tried.text };
    if (tried.result === undefined) return noGame;
    this.#session = tried.result;
    return { kind: "frame", frame: this.#frame(tried.result) };
  }

  #frame(session: Session): Frame {
    const { table, opening, past, length, game, state } = session;
    const isBots = botAt(session) !== undefined;
    return { picture: pictureOf(game, state), seats: table.seats, opening, past, length, isBots };
  }
}

const noGame: Played = {
  kind: "problem",
  text: {
    de: "Es läuft keine Partie. Starte eine neue.",
    en: "No game is running. Start a new one.",
  },
};

type Guarded<T> =
  | { readonly kind: "done"; readonly result: T }
  | { readonly kind: "failed"; readonly text: Text };

/** Rules that cannot be carried out end in words. */
function guarded<T>(work: () => T): Guarded<T> {
  try {
    return { kind: "done", result: work() };
  } catch (error) {
    if (error instanceof RuleError) return { kind: "failed", text: error.text };
    if (error instanceof RangeError) {
      return { kind: "failed", text: { de: error.message, en: error.message } };
    }
    throw error;
  }
}

function botAt({ game, state, table }: Session) {
  const seat = game.decision(state)?.player;
  const kind = table.seats[seat ?? -1]?.kind;
  return kind !== undefined && isBotKind(kind) ? kind : undefined;
}

function botsOption(game: Game, session: Session): number | undefined {
  const kind = botAt(session);
  if (kind === undefined) return undefined;
  const random = seededRandom(derivedSeed(session.table.seed, session.position));
  return createBot(kind, random)(game, session.state);
}

// The match of the playground, in a worker: session, bots and position snapshots.

import type { DisplayText, Explanation, Game, PositionSnapshot, State } from "../../dsl/index.ts";
import { problemText, RuleError, snapshotPosition } from "../../dsl/index.ts";
import { type BotKind, createBot, isBotKind, isSearchKind } from "../../play/bots/index.ts";
import { type LearnedFile, type Network, readNetwork } from "../../play/bots/network.ts";
import { deriveSeed, seededRandom } from "../../play/random.ts";
import { type MatchSnapshot, snapshotMatch } from "../../play/session/match-snapshot.ts";
import { parseRecords } from "../../play/session/parse-record.ts";
import type { MatchTable } from "../../play/session/record.ts";
import { recordProblems } from "../../play/session/record-problems.ts";
import { type Session, startSession } from "../../play/session/session.ts";
import {
  exportMatch,
  exportRecordedMatch,
  type PortableMatch,
  type ReplayResult,
  replayMatch,
} from "./replay-session.ts";

/** View model of a match. */
export interface TableSnapshot extends MatchSnapshot {
  readonly picture: PositionSnapshot;
}

/** The match after a request, or the reason why it failed. */
export type TableResult =
  | { readonly kind: "frame"; readonly frame: TableSnapshot }
  | { readonly kind: "problem"; readonly text: DisplayText };

/** The match after a change of rules; both `undefined` if there was none. */
export interface ResumeResult {
  readonly frame: TableSnapshot | undefined;
  readonly carried: ReplayResult | undefined;
}

/** The resumed record, or the reason why it is invalid. */
interface OpenRecordResult {
  readonly resumed: ResumeResult | undefined;
  readonly problem: DisplayText | undefined;
}

/** Loads the value network of a game by the folder of its rules; `undefined` if there is none. */
export type LearnedOf = (folder: string) => Promise<LearnedFile | undefined>;

/** Runs the match at the table under the current rules. */
export class TableService {
  readonly #learnedOf: LearnedOf;
  #game: Game | undefined;
  /** Folder of the base game's rules; `undefined` for a game without base. */
  #folder: string | undefined;
  /** Value network of the current rules; loaded for the first search bot. */
  #network: Promise<Network | undefined> | undefined;
  #session: Session | undefined;
  /**
   * The match after the last request of a user. It survives rules that it does not fit, because
   * rules under edit may be temporarily incompatible.
   */
  #kept: PortableMatch | undefined;

  constructor(learnedOf: LearnedOf = nothingLearned) {
    this.#learnedOf = learnedOf;
  }

  /** Sets the rules and replays the match under them as far as possible. */
  use(game: Game, folder: string | undefined): ResumeResult {
    this.#kept ??= this.#session && exportMatch(this.#session);
    this.#game = game;
    this.#folder = folder;
    this.#network = undefined;
    this.#session = undefined;
    return this.#kept === undefined ? nothing : this.resume(this.#kept);
  }

  /** Resumes a match of another session or other rules, as far as possible. */
  resume(kept: PortableMatch): ResumeResult {
    if (this.#game === undefined) return nothing;
    const { session, ...carried } = replayMatch(kept, this.#game);
    this.#kept = kept;
    this.#session = session;
    return { frame: session && this.#frame(session), carried };
  }

  /** Starts a match. */
  start(table: MatchTable): TableResult {
    return this.#try((game) => startSession(game, table));
  }

  /** Resumes a record as far as its moves are legal. */
  open(text: string): OpenRecordResult {
    const parsed = parseRecords(text);
    if (parsed.kind === "problem") return refused(parsed.problem.text);
    const [record] = parsed.records;
    if (record === undefined) throw new Error("A text without records is a problem.");
    const { id = "" } = this.#game?.meta ?? {};
    if (record.game !== id) return refused(recordProblems.otherGame(record.game, id));
    return { resumed: this.resume(exportRecordedMatch(record)), problem: undefined };
  }

  /**
   * Plays an option of the decision at a position. Has no effect if the match has gone on since: a
   * second click must not decide for the next player.
   */
  play(option: number, position = this.#session?.position): TableResult {
    return this.#try((_, session) => {
      if (session?.position === position) session?.play(option);
      return session;
    });
  }

  /** Goes to a position of past or future; has no effect if it does not exist. */
  jump(position: number): TableResult {
    return this.#try((_, session) => {
      session?.jump(position);
      return session;
    });
  }

  /** Plays one bot move, and more of them until `duration` milliseconds have passed. */
  async moveBots(duration: number): Promise<TableResult> {
    const network = await this.#learned();
    return this.#try((game, session) => {
      const end = performance.now() + duration;
      do {
        const option = session && botsOption(game, session, network);
        if (session === undefined || option === undefined) break;
        session.play(option);
      } while (performance.now() < end);
      return session;
    });
  }

  /** Returns the choice of a greedy bot, or `undefined` if the game is over. */
  suggestion(): number | undefined {
    const [game, session] = [this.#game, this.#session];
    if (game === undefined || session === undefined || game.isOver(session.state)) return undefined;
    return createBot("greedy", seededRandom(1))(game, session.state);
  }

  /** Explains why an action is or is not legal in a state that was shown. */
  explain(state: State, action: string, args: Readonly<Record<string, number>>): Explanation {
    const explained = this.#game?.explain(state, action, args);
    return explained ?? { legal: false, reason: undefined, conditions: [], instead: undefined };
  }

  /** Returns the record of the moves before the current position. */
  record(): string | undefined {
    return this.#session?.save();
  }

  /** Loads the value network if a search bot plays; cached for the current rules. */
  #learned(): Promise<Network | undefined> | undefined {
    const [game, folder] = [this.#game, this.#folder];
    const needsNetwork = this.#session?.table.seats.some(({ kind }) => isSearchKind(kind));
    if (game === undefined || folder === undefined || !needsNetwork) return undefined;
    // If loading fails, bots search without a network.
    this.#network ??= this.#learnedOf(folder).then(
      (file) => file && readNetwork(game, file),
      () => undefined,
    );
    return this.#network;
  }

  #try(step: (game: Game, session: Session | undefined) => Session | undefined): TableResult {
    const game = this.#game;
    if (game === undefined) return noGame;
    const tried = guarded(() => step(game, this.#session));
    if (tried.kind === "failed") return { kind: "problem", text: tried.text };
    if (tried.result === undefined) return noGame;
    this.#session = tried.result;
    this.#kept = undefined;
    return { kind: "frame", frame: this.#frame(tried.result) };
  }

  #frame(session: Session): TableSnapshot {
    return {
      ...snapshotMatch(session),
      picture: snapshotPosition(session.game, session.state),
    };
  }
}

const nothingLearned: LearnedOf = async () => undefined;

const nothing: ResumeResult = { frame: undefined, carried: undefined };

const noGame: TableResult = {
  kind: "problem",
  text: {
    de: "Es läuft keine Partie. Starte eine neue.",
    en: "No game is running. Start a new one.",
  },
};

function refused(problem: DisplayText): OpenRecordResult {
  return { resumed: undefined, problem };
}

type Guarded<T> =
  | { readonly kind: "done"; readonly result: T }
  | { readonly kind: "failed"; readonly text: DisplayText };

/** Runs a step and converts errors of rules to texts. */
function guarded<T>(work: () => T): Guarded<T> {
  try {
    return { kind: "done", result: work() };
  } catch (error) {
    if (error instanceof RuleError) return { kind: "failed", text: problemText(error) };
    if (error instanceof RangeError) {
      return { kind: "failed", text: { de: error.message, en: error.message } };
    }
    throw error;
  }
}

function botAt({ game, state, table }: Session): BotKind | undefined {
  const seat = game.decision(state)?.player;
  const kind = table.seats[seat ?? -1]?.kind;
  return kind !== undefined && isBotKind(kind) ? kind : undefined;
}

function botsOption(
  game: Game,
  session: Session,
  network: Network | undefined,
): number | undefined {
  const kind = botAt(session);
  if (kind === undefined) return undefined;
  const random = seededRandom(deriveSeed(session.table.seed, session.position));
  const clock = () => performance.now();
  return createBot(kind, random, { clock, network })(game, session.state);
}

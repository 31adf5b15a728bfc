// A game in play beside the page: its session, its bots, and pictures of its positions.

import type { DisplayText, Explanation, Game, PositionSnapshot, State } from "../../dsl/index.ts";
import { problemText, RuleError, snapshotPosition } from "../../dsl/index.ts";
import { type BotKind, createBot, isBotKind, isSearchKind } from "../../play/bots/index.ts";
import { type LearnedFile, type Network, readNetwork } from "../../play/bots/network.ts";
import { derivedSeed, seededRandom } from "../../play/random.ts";
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

/** All that a page shows of a game in play. */
export interface TableSnapshot extends MatchSnapshot {
  readonly picture: PositionSnapshot;
}

/** A game that goes on, or why it does not, in words. */
export type TableResult =
  | { readonly kind: "frame"; readonly frame: TableSnapshot }
  | { readonly kind: "problem"; readonly text: DisplayText };

/** What became of the running game under new rules; nothing where none was running. */
export interface ResumeResult {
  readonly frame: TableSnapshot | undefined;
  readonly carried: ReplayResult | undefined;
}

/** What became of a record, or why it cannot be read. */
interface OpenRecordResult {
  readonly resumed: ResumeResult | undefined;
  readonly problem: DisplayText | undefined;
}

/** Fetches what bots have learned about a game, by the folder of its rules, if anything. */
export type LearnedOf = (folder: string) => Promise<LearnedFile | undefined>;

export class TableService {
  readonly #learnedOf: LearnedOf;
  #game: Game | undefined;
  /** Where the rules lie that were gone on from; nothing for a game of one's own. */
  #folder: string | undefined;
  /** What has been learned about these rules, once a bot has asked. */
  #network: Promise<Network | undefined> | undefined;
  #session: Session | undefined;
  /**
   * The game as it was when somebody last did something at the table. While rules are written, they
   * fit for a moment and then again do not; nothing is lost by that.
   */
  #kept: PortableMatch | undefined;

  constructor(learnedOf: LearnedOf = nothingLearned) {
    this.#learnedOf = learnedOf;
  }

  /** Plays by other rules from now on; what was played is played again as far as it fits. */
  use(game: Game, folder: string | undefined): ResumeResult {
    this.#kept ??= this.#session && exportMatch(this.#session);
    this.#game = game;
    this.#folder = folder;
    this.#network = undefined;
    this.#session = undefined;
    return this.#kept === undefined ? nothing : this.resume(this.#kept);
  }

  /** Goes on with a game that was played elsewhere or by other rules, as far as it fits. */
  resume(kept: PortableMatch): ResumeResult {
    if (this.#game === undefined) return nothing;
    const { session, ...carried } = replayMatch(kept, this.#game);
    this.#kept = kept;
    this.#session = session;
    return { frame: session && this.#frame(session), carried };
  }

  /** Puts everybody at the table. */
  start(table: MatchTable): TableResult {
    return this.#try((game) => startSession(game, table));
  }

  /** Goes on with a record, as far as it fits to the rules. */
  open(text: string): OpenRecordResult {
    const parsed = parseRecords(text);
    if (parsed.kind === "problem") return refused(parsed.problem.text);
    const [record] = parsed.records;
    if (record === undefined) throw new Error("A text without records is a problem.");
    const { id = "" } = this.#game?.meta ?? {};
    if (record.game !== id) return refused(recordProblems.otherGame(record.game, id));
    return { resumed: this.resume(exportRecordedMatch(record)), problem: undefined };
  }

  /** Plays an option of the present decision. */
  play(option: number): TableResult {
    return this.#try((_, session) => {
      session?.play(option);
      return session;
    });
  }

  /** Goes to the position after so many moves; one that is not known changes nothing. */
  jump(position: number): TableResult {
    return this.#try((_, session) => {
      session?.jump(position);
      return session;
    });
  }

  /** Lets the bots move: one of them once, or all of them for so many milliseconds. */
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

  /** What a greedy bot would play now; nothing where the game is over. */
  suggestion(): number | undefined {
    const [game, session] = [this.#game, this.#session];
    if (game === undefined || session === undefined || game.isOver(session.state)) return undefined;
    return createBot("greedy", seededRandom(1))(game, session.state);
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

  /** What the bots at the table know about the game: those that search, as long as it is the same. */
  #learned(): Promise<Network | undefined> | undefined {
    const [game, folder] = [this.#game, this.#folder];
    const isAsked = this.#session?.table.seats.some(({ kind }) => isSearchKind(kind));
    if (game === undefined || folder === undefined || !isAsked) return undefined;
    // Who cannot have it plays without, as by rules that nothing was learned about.
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

/** Rules that cannot be carried out end in words. */
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
  const random = seededRandom(derivedSeed(session.table.seed, session.position));
  const clock = () => performance.now();
  return createBot(kind, random, { clock, network })(game, session.state);
}

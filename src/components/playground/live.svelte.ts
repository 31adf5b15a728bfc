// Model of the live table: a match that runs in the web worker and is shown on the page.

import type { Remote } from "comlink";
import type { DisplayText, LogEntry, Meta } from "../../dsl/index.ts";
import type { SnapshotGame } from "../../dsl/runtime/game/position-snapshot.ts";
import { type SiteLanguage, say } from "../../i18n/language.ts";
import { stopped } from "../../i18n/playground/live-table/stopped.ts";
import type { MatchTable } from "../../play/session/record.ts";
import type { LoggedMove } from "../../play/session/session.ts";
import type { PortableMatch, ReplayResult } from "../../worker/playground/replay-session.ts";
import type {
  ResumeResult,
  TableResult,
  TableService,
  TableSnapshot,
} from "../../worker/playground/table-service.ts";
import { ThreadStopped } from "../../worker/thread/supervised-worker.ts";
import type { TableModel } from "../board/table-model.svelte.ts";
import { beginnerOf } from "../play/setup/beginner.ts";
import { delays, opponentSliceMs, type PlaySpeed } from "../play/speed.ts";
import { loadOrThrow } from "./fetched.ts";

/** Loads the modules of the table with the first compiled rules, after the editor. */
const shownWith = () => import("./live-table/shown-with.ts");

/** Runs a request on the table service of the web worker. */
type AskTable = <R>(work: (table: Remote<TableService>) => Promise<R>) => Promise<R>;

/** Speed of bots, or one move per click. */
export type Pace = PlaySpeed | "step";

interface LiveTableInit {
  readonly language: SiteLanguage;
  readonly ask: AskTable;
  /** Loads the rules into a new web worker after the previous one was terminated. */
  readonly renew: () => Promise<void>;
}

export class LiveTableModel {
  readonly language: SiteLanguage;
  readonly #ask: AskTable;
  readonly #renew: () => Promise<void>;
  /** The rules in force, as far as a table shows them. */
  game = $state.raw<SnapshotGame>();
  /** Who plays; kept also where the rules do not let them begin. */
  table = $state.raw<MatchTable>();
  /** `undefined` without a running match. */
  frame = $state.raw<TableSnapshot>();
  stage = $state.raw<TableModel>();
  /** Result of replaying the match under the last changed rules. */
  carried = $state.raw<ReplayResult>();
  /** Why the last action failed. */
  problem = $state.raw<DisplayText>();
  pace = $state<Pace>("brisk");
  /** Whether lots were drawn for who begins. */
  #hasDrawnLots = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #with: Awaited<ReturnType<typeof shownWith>> | undefined;

  constructor({ language, ask, renew }: LiveTableInit) {
    this.language = language;
    this.#ask = ask;
    this.#renew = renew;
  }

  /** All moves, those that were taken back among them, in order. */
  readonly moves: readonly LoggedMove[] = $derived.by(() =>
    this.frame === undefined ? [] : [...this.frame.past, ...this.frame.future],
  );

  /** How many moves lie before the position that is shown. */
  readonly position: number = $derived.by(() => this.frame?.past.length ?? 0);

  /** Log entries that the viewed seat may see. */
  readonly entries: readonly LogEntry[] = $derived.by(() => {
    const { frame, stage } = this;
    if (frame === undefined) return [];
    const open = frame.past.length - frame.covered;
    const known = frame.past.filter(
      ({ player }, index) => index < open || player === stage?.viewer,
    );
    return [...frame.opening, ...known.flatMap(({ entries }) => entries)];
  });

  /** The player who begins, where lots were drawn for it, until a person has taken a turn. */
  readonly beginner: string | undefined = $derived.by(() => {
    const { frame } = this;
    if (frame === undefined || !this.#hasDrawnLots) return undefined;
    return beginnerOf(frame.firstTurn, frame.table.seats, frame.past);
  });

  /** The decision of a person before this position, and the next one behind it. */
  readonly before: number = $derived.by(() =>
    this.moves.findLastIndex((move, index) => index < this.position && this.#isHuman(move.player)),
  );
  readonly behind: number | undefined = $derived.by(() => {
    if (this.position >= this.moves.length) return undefined;
    const next = this.moves.findIndex(
      (move, index) => index > this.position && this.#isHuman(move.player),
    );
    return next < 0 ? this.moves.length : next;
  });

  /** Shows the match under new rules; throws `NotFetched` if the modules of the table cannot be loaded. */
  async use(meta: Meta, resumed: ResumeResult): Promise<void> {
    clearTimeout(this.#timer);
    this.#with ??= await loadOrThrow(shownWith);
    const kept = this.#kept();
    this.game = this.#with.createSnapshotGame(meta, (state, action, args) =>
      this.#ask((table) => table.explain(state, action, args)),
    );
    // A new web worker does not have the match; the page sends it.
    const isNew = resumed.frame === undefined && resumed.carried === undefined;
    const found =
      isNew && kept !== undefined ? await this.#ask((table) => table.resume(kept)) : resumed;
    this.problem = undefined;
    this.#take(found);
    if (found.carried?.kind === "fits" && !isNew) this.#goOn();
  }

  /** Starts a match; its seats may have been drawn by lot. */
  async start(table: MatchTable, hasDrawnLots = false): Promise<void> {
    this.#hasDrawnLots = hasDrawnLots;
    this.carried = undefined;
    this.stage = undefined;
    this.frame = undefined;
    this.table = table;
    await this.#do((remote) => remote.start(table));
  }

  /** The same table from the beginning, with the same seed. */
  async again(): Promise<void> {
    if (this.table !== undefined) await this.start($state.snapshot(this.table), this.#hasDrawnLots);
  }

  async play(option: number): Promise<void> {
    this.carried = undefined;
    await this.#do((remote) => remote.play(option));
  }

  /** Shows the position after `position` moves. */
  async jump(position: number): Promise<void> {
    await this.#do((remote) => remote.jump(position), false);
  }

  /** The next move of a bot. */
  async step(): Promise<void> {
    this.carried = undefined;
    await this.#do((remote) => remote.moveBots(0));
  }

  /** Plays bot moves without delay until a person decides. */
  async skip(): Promise<void> {
    this.carried = undefined;
    let isDone: boolean | undefined = true;
    while (isDone && this.frame?.isBots) {
      isDone = await this.#do((remote) => remote.moveBots(opponentSliceMs), false);
    }
  }

  /** Another way for bots to move; they go on by it at once. */
  setPace(pace: Pace): void {
    this.pace = pace;
    clearTimeout(this.#timer);
    if (this.frame?.future.length === 0) this.#goOn();
  }

  /** Goes on with a record. */
  async open(text: string): Promise<void> {
    await this.#careful(async () => {
      clearTimeout(this.#timer);
      const { problem, resumed } = await this.#ask((table) => table.open(text));
      this.problem = problem;
      if (resumed === undefined) return;
      this.#hasDrawnLots = false;
      this.#take(resumed);
    });
  }

  record(): Promise<string | undefined> {
    return this.#ask((table) => table.record());
  }

  suggestion(): Promise<number | undefined> {
    return this.#ask((table) => table.suggestion());
  }

  /** The table is no longer looked at. */
  leave(): void {
    clearTimeout(this.#timer);
  }

  /** Returns whether the action succeeded, or `undefined` after a timeout. */
  async #do(
    work: (table: Remote<TableService>) => Promise<TableResult>,
    goesOn = true,
  ): Promise<boolean | undefined> {
    clearTimeout(this.#timer);
    return this.#careful(async () => {
      const { position } = this;
      const played = await this.#ask(work);
      this.problem = played.kind === "problem" ? played.text : undefined;
      if (played.kind === "problem") return false;
      this.#show(played.frame);
      if (goesOn) {
        if (this.position > position) this.#tell(played.frame.past.at(-1));
        this.#goOn();
      }
      return true;
    });
  }

  /** After a timeout, loads the match into a new web worker and reports the problem. */
  async #careful<R>(work: () => Promise<R>): Promise<R | undefined> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ThreadStopped)) throw error;
      await this.#renew();
      this.problem = stopped;
      return undefined;
    }
  }

  #goOn(): void {
    clearTimeout(this.#timer);
    const { pace } = this;
    if (pace === "step" || !this.frame?.isBots) return;
    const duration = pace === "instant" ? opponentSliceMs : 0;
    this.#timer = setTimeout(
      () => void this.#do((remote) => remote.moveBots(duration)),
      delays[pace],
    );
  }

  #take({ frame, carried }: ResumeResult): void {
    this.carried = carried;
    this.stage = undefined;
    this.frame = undefined;
    if (frame !== undefined) this.#show(frame);
  }

  #show(frame: TableSnapshot): void {
    const { game } = this;
    if (game === undefined || this.#with === undefined) return;
    const state = game.show(frame.picture);
    const { seats } = frame.table;
    this.frame = frame;
    this.table = frame.table;
    if (this.stage === undefined) {
      this.stage = new this.#with.TableModel({
        game,
        whole: async () => game,
        language: this.language,
        players: seats.map(({ name }) => name),
        state,
        onplay: (option) => void this.play(option),
        mayAct: (seat) => this.#isHuman(seat),
      });
    } else this.stage.show(state);
    this.stage.viewer = this.#with.viewerOf(seats, frame.past, game.decision(state)?.player);
  }

  #isHuman(seat: number): boolean {
    return this.frame?.table.seats[seat]?.kind === "human";
  }

  /** Returns the match in notation of the rules under which it is shown. */
  #kept(): PortableMatch | undefined {
    const { frame, stage } = this;
    if (frame === undefined || stage === undefined) return undefined;
    const moves = this.moves.map(({ player, option, says }) => ({
      player,
      notation: stage.game.notation(option),
      says,
    }));
    return { table: frame.table, moves, position: this.position };
  }

  /** Announces a move to screen readers. */
  #tell(move: LoggedMove | undefined): void {
    const { frame, stage } = this;
    if (move === undefined || frame === undefined || stage === undefined || !this.#with) return;
    if (frame.covered > 0 && move.player !== stage.viewer) return;
    const { turn } = this.#with.playStringsOf(this.language);
    const name = frame.table.seats[move.player]?.name ?? "";
    const sentence = turn.played(name, say(move.says, this.language));
    const gained = move.points[move.player] ?? 0;
    stage.said = gained === 0 ? sentence : `${sentence}. ${turn.points(gained)}.`;
  }
}

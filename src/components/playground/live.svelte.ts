// Controller of the playground's table: its session is in the playground's web worker.

import type { Remote } from "comlink";
import type { DisplayText, Meta } from "../../dsl/index.ts";
import type { SnapshotGame } from "../../dsl/runtime/game/position-snapshot.ts";
import type { SiteLanguage } from "../../i18n/language.ts";
import { stopped } from "../../i18n/playground/live-table/stopped.ts";
import type { MatchTable } from "../../play/session/record.ts";
import type { PortableMatch, ReplayResult } from "../../worker/playground/replay-session.ts";
import type {
  ResumeResult,
  TableResult,
  TableService,
  TableSnapshot,
} from "../../worker/playground/table-service.ts";
import { ThreadStopped } from "../../worker/thread/supervised-worker.ts";
import type { TableModel } from "../board/table-model.svelte.ts";
import type { BotTiming, Pace } from "../play/speed.ts";
import { TableController } from "../play/table-controller.svelte.ts";
import { loadOrThrow } from "./fetched.ts";

/** Loads the components of a table, with the first rules, after the editor. */
const shownWith = () => import("./live-table/shown-with.ts");

/** Sends a request to the table service of the web worker. */
type AskTable = <R>(work: (table: Remote<TableService>) => Promise<R>) => Promise<R>;

interface LiveTableInit {
  readonly language: SiteLanguage;
  readonly ask: AskTable;
  /** Sends the rules to a new web worker after the previous one was terminated. */
  readonly renew: () => Promise<void>;
}

export class LiveTableModel extends TableController<TableModel | undefined> {
  readonly #ask: AskTable;
  readonly #renew: () => Promise<void>;
  /** The game under the current rules. */
  game = $state.raw<SnapshotGame>();
  /** Set-up of the match, also if it cannot be started under the current rules. */
  table = $state.raw<MatchTable>();
  /** Result of replaying the match after the last change of rules. */
  carried = $state.raw<ReplayResult>();
  /** Whether the match shows what a rule changes: opened by the page, not started by the user. */
  isExample = $state(false);
  /** Why the last request failed. */
  problem = $state.raw<DisplayText>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #with: Awaited<ReturnType<typeof shownWith>> | undefined;

  constructor({ language, ask, renew }: LiveTableInit) {
    super(language);
    this.#ask = ask;
    this.#renew = renew;
  }

  /** Sets new rules. Throws `NotFetched` if the components of the table cannot be loaded. */
  async use(meta: Meta, resumed: ResumeResult): Promise<void> {
    clearTimeout(this.#timer);
    this.#with ??= await loadOrThrow(shownWith);
    const kept = this.#kept();
    const { createSnapshotGame, phrases } = this.#with;
    this.game = createSnapshotGame(meta, phrases, (state, action, args) =>
      this.#ask((table) => table.explain(state, action, args)),
    );
    // A new web worker has no match; the page still has it.
    const isNew = resumed.frame === undefined && resumed.carried === undefined;
    const found =
      isNew && kept !== undefined ? await this.#ask((table) => table.resume(kept)) : resumed;
    this.problem = undefined;
    this.#take(found);
    if (found.carried?.kind === "fits" && !isNew) this.continueBots();
  }

  /** Starts a match; its seats may have been drawn by lot. */
  async start(table: MatchTable, hasDrawnLots = false): Promise<void> {
    this.hasDrawnLots = hasDrawnLots;
    this.isExample = false;
    this.carried = undefined;
    this.stage = undefined;
    this.match = undefined;
    this.table = table;
    await this.#advance((remote) => remote.start(table));
  }

  /** Starts a match with the same set-up and seed. */
  async again(): Promise<void> {
    if (this.table !== undefined) await this.start($state.snapshot(this.table), this.hasDrawnLots);
  }

  async play(option: number): Promise<void> {
    this.carried = undefined;
    const { position } = this;
    await this.#advance((remote) => remote.play(option, position));
  }

  override async jump(position: number): Promise<void> {
    await this.#do((remote) => remote.jump(position));
  }

  /** Plays the next move of a bot. */
  async step(): Promise<void> {
    this.carried = undefined;
    await this.#advance((remote) => remote.moveBots(0));
  }

  override skip(): void {
    this.carried = undefined;
    super.skip();
  }

  /** Sets the pace and lets the bots continue at it, unless the user went back to this position. */
  setPace(pace: Pace): void {
    this.pace = pace;
    clearTimeout(this.#timer);
    if (this.match?.future.length === 0) this.continueBots();
  }

  /** Resumes a match from a record, which may be an example that the page has found. */
  async open(text: string, isExample = false): Promise<void> {
    await this.#careful(async () => {
      clearTimeout(this.#timer);
      const { problem, resumed } = await this.#ask((table) => table.open(text));
      this.problem = problem;
      if (resumed === undefined) return;
      this.hasDrawnLots = false;
      this.isExample = isExample;
      this.#take(resumed);
    });
  }

  record(): Promise<string | undefined> {
    return this.#ask((table) => table.record());
  }

  suggestion(): Promise<number | undefined> {
    return this.#ask((table) => table.suggestion());
  }

  /** Stops the bots when the table is closed. */
  leave(): void {
    clearTimeout(this.#timer);
  }

  /** Makes a request that plays moves, announces the last one, and continues the bots. */
  async #advance(
    work: (table: Remote<TableService>) => Promise<TableResult>,
    isSkipping = false,
  ): Promise<void> {
    const { position } = this;
    if (!(await this.#do(work))) return;
    if (this.position > position && this.#with !== undefined) {
      this.announce(this.past.slice(-1));
    }
    this.continueBots(isSkipping);
  }

  /** Makes a request and shows its result. Returns whether it succeeded. */
  async #do(work: (table: Remote<TableService>) => Promise<TableResult>): Promise<boolean> {
    clearTimeout(this.#timer);
    const isDone = await this.#careful(async () => {
      const played = await this.#ask(work);
      this.problem = played.kind === "problem" ? played.text : undefined;
      if (played.kind === "frame") this.#show(played.frame);
      return played.kind === "frame";
    });
    return isDone ?? false;
  }

  /** Runs a request. If it times out, a new web worker resumes the match. */
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

  /** The web worker plays after the delay, because its moves are shown when it has played them. */
  protected override moveBots({ delayMs, sliceMs }: BotTiming, isSkipping: boolean): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(
      () => void this.#advance((remote) => remote.moveBots(sliceMs), isSkipping),
      delayMs,
    );
  }

  #take({ frame, carried }: ResumeResult): void {
    this.carried = carried;
    this.stage = undefined;
    this.match = undefined;
    if (frame !== undefined) this.#show(frame);
  }

  #show(frame: TableSnapshot): void {
    const { game } = this;
    if (game === undefined || this.#with === undefined) return;
    const state = game.show(frame.picture);
    this.table = frame.table;
    this.stage ??= new this.#with.TableModel({
      game,
      whole: async () => game,
      language: this.language,
      players: frame.table.seats.map(({ name }) => name),
      state,
      onplay: (option) => void this.play(option),
      mayAct: (seat) => this.isHuman(seat),
    });
    this.show(frame, state);
  }

  /** Returns the match as notation, under the rules under which it is shown. */
  #kept(): PortableMatch | undefined {
    const { match, stage } = this;
    if (match === undefined || stage === undefined) return undefined;
    const moves = this.moves.map(({ player, option, seed, says }) => ({
      player,
      notation: stage.game.notation(option),
      seed,
      says,
    }));
    return { table: match.table, moves, position: this.position };
  }
}

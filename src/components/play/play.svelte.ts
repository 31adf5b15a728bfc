// Controller of a match in the page: its session, the bots' moves, undo, saving.

import type { MatchGame } from "../../dsl/index.ts";
import { type SiteLanguage, say } from "../../i18n/language.ts";
import { type PlayStrings, playStringsOf } from "../../i18n/play/strings.ts";
import { tableHelpStringsOf } from "../../i18n/table-help/strings.ts";
import type { PlayedDecision } from "../../play/coach/review.ts";
import { type MatchSnapshot, snapshotMatch } from "../../play/session/match-snapshot.ts";
import type { MatchTable } from "../../play/session/record.ts";
import { type Session, startSession } from "../../play/session/session.ts";
import type { ExplanationSource } from "../board/explaining.ts";
import type { TableModel } from "../board/table-model.svelte.ts";
import { tracesOf } from "../board/traces/traces.ts";
import type { Coach } from "../coach/coach.ts";
import { causeOf } from "./decision/cause.ts";
import { findLastPlace } from "./last-place.ts";
import { listDecisions } from "./log/played-decisions.ts";
import { Opponents } from "./opponents.svelte.ts";
import { usualPlayers } from "./setup/choices.ts";
import { isOpponent } from "./setup/strength.ts";
import { renderPickedVariants } from "./setup/variant-groups.ts";
import type { Variants } from "./setup/variants.svelte.ts";
import { type SavedMatch, SavedMatches } from "./shelf.ts";
import type { BotTiming } from "./speed.ts";
import { createEmptyTableModel } from "./table/empty-stage.ts";
import { TableController } from "./table-controller.svelte.ts";

interface PlayInit {
  readonly game: MatchGame;
  readonly language: SiteLanguage;
  /** Loads the game under other variants; `undefined` if the match has no selectable variants. */
  readonly variants?: Variants;
  /** Whether matches are saved in the browser's storage. */
  readonly isKept?: boolean;
  /** Explains refusals, if the game itself does not. */
  readonly explains?: ExplanationSource;
}

export class Play extends TableController<TableModel> {
  readonly strings: PlayStrings;
  readonly variants: Variants | undefined;
  readonly #isKept: boolean;
  readonly #explains: ExplanationSource | undefined;
  readonly #shelf: SavedMatches;
  /** Searches of the bots, also used by coaching and review. */
  readonly opponents = new Opponents();
  #coach: Promise<Coach> | undefined;
  /** The game under the active variants. Cast because the constructor sets it. */
  game = $state.raw<MatchGame>() as MatchGame;
  protected session = $state.raw<Session | undefined>(undefined);
  #saving: ReturnType<typeof setTimeout> | undefined;
  /** Number of moves before an earlier position that is being looked at. */
  lookedAt = $state<number>();
  saves = $state.raw<readonly SavedMatch[]>([]);
  message = $state("");

  constructor({ game, language, variants, isKept = true, explains }: PlayInit) {
    super(language);
    this.strings = playStringsOf(language);
    this.variants = variants;
    this.#isKept = isKept;
    this.#explains = explains;
    this.#shelf = new SavedMatches(game.meta.id);
    this.game = game;
    this.stage = this.#stageOf(game);
  }

  /** Whether bots can play and judge the match. */
  get canAdvise(): boolean {
    return true;
  }

  /** Loads advice and review, which a match before its first move does not need. */
  loadCoach(): Promise<Coach> {
    this.#coach ??= import("../coach/coach.ts").then((loaded) => new loaded.Coach(this));
    return this.#coach;
  }

  /** The names of the active variants. */
  readonly rules: string = $derived.by(() =>
    renderPickedVariants(this.game.meta, this.game.meta.chosen, this.language),
  );

  /** Text of the last move while its player has a pending decision that follows from it. */
  readonly cause: string | undefined = $derived.by(() => {
    void this.match;
    const move = this.session && causeOf(this.game, this.session);
    return move && say(move.says, this.language);
  });

  /** Selects variants before a match starts. */
  async pick(ids: readonly string[]): Promise<void> {
    const game = await this.variants?.pick(ids);
    if (game !== undefined && !this.isRunning) this.#use(game);
  }

  /** Starts a match; its seats may have been drawn by lot. */
  start(table: MatchTable, hasDrawnLots = false): void {
    this.hasDrawnLots = hasDrawnLots;
    this.enter(startSession(this.game, table));
  }

  choose(option: number): void {
    const move = this.session?.play(option);
    this.update();
    this.continueBots();
    if (move !== undefined) this.announce([move]);
  }

  override redo(): void {
    super.redo();
    this.continueBots();
  }

  /**
   * Whether a bot has to move and waits for a request, because the user went back to this position.
   */
  get isHalted(): boolean {
    return this.match?.isBots === true && !this.opponents.isThinking;
  }

  /** Returns all decisions, including the undone ones. */
  readonly decisions = (): PlayedDecision[] => (this.session ? listDecisions(this.session) : []);

  override jump(position: number): void {
    if (this.lookedAt !== undefined) this.lookBack(undefined);
    if (this.session?.jump(position)) this.update();
  }

  /**
   * Shows the position after a number of moves, in which no seat can act; with `undefined` the
   * current one again.
   */
  lookBack(position: number | undefined): void {
    const session = this.session;
    if (session === undefined) return;
    this.lookedAt = position;
    this.opponents.stop();
    if (position === undefined) {
      this.stage.mayAct = (seat) => this.isHuman(seat);
      this.update();
      this.continueBots();
    } else {
      this.stage.mayAct = () => false;
      this.stage.show(session.stateAt(position));
      this.stage.traces = tracesOf(this.game.meta, this.known.slice(position - 1, position));
    }
  }

  leave(): void {
    this.lookedAt = undefined;
    this.opponents.stop();
    void this.#coach?.then(({ reviewing }) => reviewing.forget());
    this.session = undefined;
    this.match = undefined;
    this.stage = this.#stageOf(this.game);
  }

  text(): string {
    return this.session?.save() ?? "";
  }

  /** Resumes a saved match under its variants. Sets `message` if the record is invalid. */
  async open(text: string): Promise<boolean> {
    const game = (await this.variants?.ofRecord(text, this.game)) ?? this.game;
    if (typeof game === "string") {
      this.message = game;
      return false;
    }
    const { loadSession } = await import("../../play/session/load-session.ts");
    const opened = loadSession(game, text);
    if (opened.kind === "problem") {
      const { line, text: problem } = opened.problem;
      this.message = `${tableHelpStringsOf(this.language).line(line)}: ${say(problem, this.language)}`;
      return false;
    }
    this.message = opened.sameRules ? "" : this.strings.play.otherRules;
    if (game !== this.game) this.#use(game);
    this.variants?.settle(game.meta.chosen);
    this.hasDrawnLots = false;
    this.enter(opened.session);
    return true;
  }

  // Browser storage ---------------------------------------------------------

  async listSaves(): Promise<void> {
    this.saves = await this.#shelf.list();
  }

  async save(name: string): Promise<void> {
    await this.#shelf.save(name, this.text());
    await this.listSaves();
    this.message = this.strings.play.saved;
  }

  async load(key: string): Promise<boolean> {
    const text = await this.#shelf.read(key);
    return text !== undefined && this.open(text);
  }

  async remove(key: string): Promise<void> {
    await this.#shelf.remove(key);
    await this.listSaves();
  }

  /** Saves the match as the last one immediately, because the user may be leaving the page. */
  keep(): void {
    clearTimeout(this.#saving);
    if (!this.#isKept || !this.isRunning) return;
    this.#shelf.keepLast(
      this.text(),
      findLastPlace(this.stage, (seat) => this.isHuman(seat)),
    );
  }

  /** Resumes the last match unless it is over. Returns whether it did. */
  async resume(): Promise<boolean> {
    if (!(await this.hasLast()) || !(await this.loadLast())) return false;
    return !this.isOver;
  }

  async hasLast(): Promise<boolean> {
    return (await this.#shelf.read(this.#shelf.last)) !== undefined;
  }

  loadLast(): Promise<boolean> {
    return this.load(this.#shelf.last);
  }

  #use(game: MatchGame): void {
    this.opponents.stop();
    this.session = undefined;
    this.match = undefined;
    this.game = game;
    this.stage = this.#stageOf(game);
  }

  #stageOf(game: MatchGame): TableModel {
    return createEmptyTableModel(
      game,
      this.language,
      this.strings.play.defaultNames
        .slice(0, usualPlayers(game.meta.players))
        .map((name, seat) => (seat === 0 ? name : (this.strings.play.botNames[seat] ?? name))),
      (seat) => this.isHuman(seat),
      (option) => this.choose(option),
      this.#explains,
    );
  }

  protected enter(session: Session): void {
    this.session = session;
    const { seats } = session.table;
    if (seats.some(({ kind }) => isOpponent(kind))) this.opponents.prepare(session.game);
    this.stage.players = seats.map(({ name }) => name);
    this.update();
    this.continueBots();
  }

  /** Shows and saves the position of the session, and cancels searches for another one. */
  protected update(): void {
    const session = this.session;
    if (session === undefined) return;
    this.show(this.snapshot(session), session.state);
    clearTimeout(this.#saving);
    if (this.#isKept) this.#saving = setTimeout(() => this.keep(), 400);
    this.opponents.stop();
  }

  protected snapshot(session: Session): MatchSnapshot {
    return snapshotMatch(session);
  }

  /** The bots search during the delay. */
  protected override moveBots(timing: BotTiming, isSkipping: boolean): void {
    const session = this.session;
    if (session === undefined) return;
    void this.opponents.move(session, timing, (options) => {
      const moves = options.map((option) => session.play(option));
      this.update();
      this.continueBots(isSkipping);
      this.announce(moves);
    });
  }
}

// A match in the browser: its session, the bots' moves, undo, saving.

import type { Game } from "../../dsl/index.ts";
import { type SiteLanguage, say } from "../../i18n/language.ts";
import { type PlayStrings, playStringsOf } from "../../i18n/play/strings.ts";
import { tableHelpStringsOf } from "../../i18n/table-help/strings.ts";
import type { PlayedDecision } from "../../play/coach/review.ts";
import type { MatchTable, Seat } from "../../play/session/record.ts";
import {
  type LoggedMove,
  loadSession,
  type Session,
  startSession,
} from "../../play/session/session.ts";
import type { TableModel } from "../board/table-model.svelte.ts";
import { Coaching } from "../coach/coaching.svelte.ts";
import { Reviewing } from "../coach/reviewing.svelte.ts";
import { causeOf } from "./decision/cause.ts";
import { listDecisions, renderMove } from "./log/session-text.ts";
import { Opponents } from "./opponents.svelte.ts";
import { beginnerIn } from "./setup/beginner.ts";
import { isOpponent } from "./setup/strength.ts";
import { renderPickedVariants } from "./setup/variant-groups.ts";
import type { Variants } from "./setup/variants.svelte.ts";
import { type SavedMatch, SavedMatches } from "./shelf.ts";
import type { PlaySpeed } from "./speed.ts";
import { createEmptyTableModel } from "./table/empty-stage.ts";
import { viewerOf } from "./table/viewer.ts";

interface PlayInit {
  readonly game: Game;
  readonly language: SiteLanguage;
  /** Compiles the game under other variants; `undefined` if it has none. */
  readonly variants?: Variants;
  /** Whether the match is saved in the browser's storage. */
  readonly isKept?: boolean;
}

export class Play {
  readonly language: SiteLanguage;
  readonly strings: PlayStrings;
  readonly variants: Variants | undefined;
  readonly #isKept: boolean;
  readonly #shelf: SavedMatches;
  /** The web worker client for bots, coach and review. */
  readonly opponents = new Opponents();
  readonly coaching = new Coaching(this);
  readonly reviewing = new Reviewing(this);
  /** The game under the active variants, and its table; casts because the constructor sets both. */
  game = $state.raw<Game>() as Game;
  stage = $state.raw<TableModel>() as TableModel;
  #session = $state.raw<Session | undefined>(undefined);
  /** Number of changes of the session, which is not reactive itself. */
  #changes = $state(0);
  /** Whether the first player was drawn by lot. */
  #hasDrawnLots = $state(false);
  #saving: ReturnType<typeof setTimeout> | undefined;
  speed = $state<PlaySpeed>("brisk");
  saves = $state.raw<readonly SavedMatch[]>([]);
  message = $state("");

  constructor({ game, language, variants, isKept = true }: PlayInit) {
    this.language = language;
    this.strings = playStringsOf(language);
    this.variants = variants;
    this.#isKept = isKept;
    this.#shelf = new SavedMatches(game.meta.id);
    this.game = game;
    this.stage = this.#stageOf(game);
  }

  /** The active variants, in words. */
  readonly rules: string = $derived.by(() =>
    renderPickedVariants(this.game.meta, this.game.meta.chosen, this.language),
  );

  get isRunning(): boolean {
    return this.#session !== undefined;
  }

  readonly seats: readonly Seat[] = $derived.by(() => this.#session?.table.seats ?? []);

  readonly past: readonly LoggedMove[] = $derived.by(() => {
    void this.#changes;
    return this.#session?.past ?? [];
  });

  /** The past moves, as far as the viewer may know them. */
  readonly known: readonly LoggedMove[] = $derived.by(() => {
    void this.#changes;
    return this.#session?.pastOf(this.viewer) ?? [];
  });

  readonly opening = $derived.by(() => this.#session?.opening ?? []);

  readonly canUndo: boolean = $derived.by(() => {
    void this.#changes;
    return this.past.some(({ player }) => this.seats[player]?.kind === "human");
  });

  readonly canRedo: boolean = $derived.by(() => {
    void this.#changes;
    return (this.#session?.future.length ?? 0) > 0;
  });

  readonly isOver: boolean = $derived.by(() => this.game.isOver(this.stage.state));

  /** Seat whose area is shown large. */
  readonly viewer: number = $derived.by(() =>
    viewerOf(this.seats, this.past, this.stage.decision?.player),
  );

  /** The last move in words, if its player has to make a decision that follows from it. */
  readonly cause: string | undefined = $derived.by(() => {
    void this.#changes;
    const move = this.#session && causeOf(this.game, this.#session);
    return move && say(move.says, this.language);
  });

  /** Name of the first player, if drawn by lot, until a person has taken a turn. */
  readonly beginner: string | undefined = $derived.by(() => {
    void this.#changes;
    return this.#session && this.#hasDrawnLots ? beginnerIn(this.#session) : undefined;
  });

  /** Activates other variants, before a match starts. */
  async pick(ids: readonly string[]): Promise<void> {
    const game = await this.variants?.pick(ids);
    if (game !== undefined && !this.isRunning) this.#use(game);
  }

  /** Starts a match. `hasDrawnLots` states that the first player was drawn by lot. */
  start(table: MatchTable, hasDrawnLots = false): void {
    this.#hasDrawnLots = hasDrawnLots;
    this.#open(startSession(this.game, table));
  }

  choose(option: number): void {
    const move = this.#session?.play(option);
    this.#changed();
    this.#tell(move);
  }

  /** Goes back to the last decision of a person. */
  undo(): void {
    while (this.#session?.undo() && this.#isBots);
    this.#changed(!this.#isBots);
  }

  redo(): void {
    while (this.#session?.redo() && this.#isBots);
    this.#changed();
  }

  /** Whether an opponent has to move but waits, because moves were undone up to here. */
  get isHalted(): boolean {
    void this.#changes;
    return this.#isBots && !this.opponents.isThinking;
  }

  /** Lets the opponents move without delay, up to the next decision of a person. */
  skip(): void {
    this.opponents.hurry();
    this.#goOn();
  }

  /** Returns all recorded decisions, including undone ones. */
  readonly decisions = (): PlayedDecision[] => (this.#session ? listDecisions(this.#session) : []);

  /** Number of moves before the current position. */
  readonly position: number = $derived.by(() => {
    void this.#changes;
    return this.#session?.position ?? 0;
  });

  /** Goes to the position after this number of moves, to view it. */
  jump(position: number): void {
    if (this.#session?.jump(position)) this.#changed(false);
  }

  leave(): void {
    this.opponents.stop();
    this.reviewing.forget();
    this.#session = undefined;
  }

  text(): string {
    return this.#session?.save() ?? "";
  }

  /** Loads a saved match, under its variants. Sets an error message if it cannot be read. */
  async open(text: string): Promise<boolean> {
    const game = (await this.variants?.ofRecord(text, this.game)) ?? this.game;
    if (typeof game === "string") {
      this.message = game;
      return false;
    }
    const opened = loadSession(game, text);
    if (opened.kind === "problem") {
      const { line, text: problem } = opened.problem;
      this.message = `${tableHelpStringsOf(this.language).line(line)}: ${say(problem, this.language)}`;
      return false;
    }
    this.message = opened.sameRules ? "" : this.strings.play.otherRules;
    if (game !== this.game) this.#use(game);
    this.variants?.settle(game.meta.chosen);
    this.#hasDrawnLots = false;
    this.#open(opened.session);
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

  /** Saves the match as the last one, immediately, because the page may be about to close. */
  keep(): void {
    clearTimeout(this.#saving);
    if (this.#isKept && this.isRunning) this.#shelf.keepLast(this.text());
  }

  async hasLast(): Promise<boolean> {
    return (await this.#shelf.read(this.#shelf.last)) !== undefined;
  }

  loadLast(): Promise<boolean> {
    return this.load(this.#shelf.last);
  }

  #use(game: Game): void {
    this.opponents.stop();
    this.#session = undefined;
    this.game = game;
    this.stage = this.#stageOf(game);
  }

  #stageOf(game: Game): TableModel {
    const mayAct = (seat: number) => this.seats[seat]?.kind === "human";
    return createEmptyTableModel(game, this.language, mayAct, (option) => this.choose(option));
  }

  #open(session: Session): void {
    this.#session = session;
    if (this.seats.some(({ kind }) => isOpponent(kind))) this.opponents.prepare(session.game);
    this.stage.players = session.table.seats.map(({ name }) => name);
    this.#changed();
  }

  #changed(goOn = true): void {
    const session = this.#session;
    if (session === undefined) return;
    this.#changes += 1;
    this.stage.show(session.state);
    this.stage.viewer = this.viewer;
    clearTimeout(this.#saving);
    if (this.#isKept) this.#saving = setTimeout(() => this.keep(), 400);
    this.opponents.stop();
    if (!this.#isBots) this.opponents.rest();
    else if (goOn) this.#goOn();
  }

  /** Requests the opponents' moves and plays them, unless the table has changed meanwhile. */
  #goOn(): void {
    const session = this.#session;
    if (session === undefined || !this.#isBots) return;
    void this.opponents.move(session, this.speed, (options) => {
      const moves = options.map((option) => session.play(option));
      this.#changed();
      this.#tell(moves.at(-1));
    });
  }

  /** Whether the current decision is a bot's. */
  get #isBots(): boolean {
    const session = this.#session;
    const seat = session && this.game.decision(session.state)?.player;
    return isOpponent(this.seats[seat ?? -1]?.kind);
  }

  /** Announces a move to screen readers, if the viewer may know it. */
  #tell(move: LoggedMove | undefined): void {
    if (move === undefined || !this.known.includes(move)) return;
    const name = this.seats[move.player]?.name ?? "";
    this.stage.said = renderMove(move, name, this.strings, this.language);
  }
}

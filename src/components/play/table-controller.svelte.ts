// Controller of a table on a screen: what the reader sees of a match, undo and redo, and the pace of
// the bots. Its session is in the page (`Play`) or in a web worker (`LiveTableModel`); both hand in
// snapshots of the match.

import type { LogEntry, State } from "../../dsl/index.ts";
import type { SiteLanguage } from "../../i18n/language.ts";
import type { MatchSnapshot } from "../../play/session/match-snapshot.ts";
import type { Seat } from "../../play/session/record.ts";
import type { LoggedMove } from "../../play/session/session.ts";
import type { TableModel } from "../board/table-model.svelte.ts";
import { movesOfOthers, tracesOf } from "../board/traces/traces.ts";
import { beginnerOf } from "./setup/beginner.ts";
import { type BotTiming, botTimings, type Pace } from "./speed.ts";
import { viewerOf } from "./table/viewer.ts";

/** `Stage` includes `undefined` where the table comes with its first match only. */
export abstract class TableController<Stage extends TableModel | undefined> {
  readonly language: SiteLanguage;
  /** `undefined` while no match is running. */
  match = $state.raw<MatchSnapshot>();
  // Cast because `Stage` includes `undefined` unless the constructor sets it.
  stage = $state.raw<Stage>() as Stage;
  /** Whether the order of seats was drawn by lot. */
  protected hasDrawnLots = $state(false);
  pace = $state<Pace>("brisk");

  constructor(language: SiteLanguage) {
    this.language = language;
  }

  get isRunning(): boolean {
    return this.match !== undefined;
  }

  readonly seats: readonly Seat[] = $derived.by(() => this.match?.table.seats ?? []);

  /** The moves up to the position that is shown. */
  readonly past: readonly LoggedMove[] = $derived.by(() => this.match?.past ?? []);

  /** All moves in order, including the undone ones. */
  readonly moves: readonly LoggedMove[] = $derived.by(() => [
    ...this.past,
    ...(this.match?.future ?? []),
  ]);

  /** The number of moves before the position that is shown. */
  readonly position: number = $derived.by(() => this.past.length);

  readonly isOver: boolean = $derived.by(() => {
    const { stage } = this;
    return stage?.game.isOver(stage.state) ?? false;
  });

  /** The seat whose side of the table is shown large. */
  readonly viewer: number = $derived.by(() =>
    viewerOf(this.seats, this.past, this.stage?.decision?.player),
  );

  /** The past without the moves that are still hidden from the viewer. */
  readonly known: readonly LoggedMove[] = $derived.by(() => {
    const open = this.past.length - (this.match?.covered ?? 0);
    return this.past.filter(({ player }, index) => index < open || player === this.viewer);
  });

  /** The match log as far as the viewer may see it. */
  readonly entries: readonly LogEntry[] = $derived.by(() => [
    ...(this.match?.opening ?? []),
    ...this.known.flatMap(({ entries }) => entries),
  ]);

  /** The player who begins, where lots were drawn for it, until a person has taken a turn. */
  readonly beginner: string | undefined = $derived.by(() =>
    this.hasDrawnLots ? beginnerOf(this.match?.firstTurn, this.seats, this.past) : undefined,
  );

  /** Position of the last decision of a person before the one that is shown; -1 if none. */
  protected readonly undoPosition: number = $derived.by(() =>
    this.past.findLastIndex(({ player }) => this.isHuman(player)),
  );

  get canUndo(): boolean {
    return this.undoPosition >= 0;
  }

  readonly canRedo: boolean = $derived.by(() => this.position < this.moves.length);

  /** Goes to the position after this number of moves, to look at it. */
  abstract jump(position: number): void | Promise<void>;

  /** Goes back to the last decision of a person. */
  undo(): void {
    if (this.canUndo) void this.jump(this.undoPosition);
  }

  /** Goes to the next decision of a person, or to the last position. */
  redo(): void {
    if (!this.canRedo) return;
    const next = this.moves.findIndex(
      ({ player }, index) => index > this.position && this.isHuman(player),
    );
    void this.jump(next < 0 ? this.moves.length : next);
  }

  /** Lets the bots move without delay, up to the next decision of a person. */
  skip(): void {
    this.continueBots(true);
  }

  /** Lets the bots move at their pace, or without delay, if one of them has to decide. */
  protected continueBots(isSkipping = false): void {
    const pace = isSkipping ? "instant" : this.pace;
    if (this.match?.isBots && pace !== "step") this.moveBots(botTimings[pace], isSkipping);
  }

  /** Plays the next moves of bots, then calls `continueBots(isSkipping)`. */
  protected abstract moveBots(timing: BotTiming, isSkipping: boolean): void;

  protected isHuman(seat: number): boolean {
    return this.seats[seat]?.kind === "human";
  }

  /** Shows a position of the match on the table. */
  protected show(match: MatchSnapshot, state: State): void {
    // Fetched with the match, so that its first move is announced at once.
    if (this.match === undefined) void loadMoveText().then((text) => this.#announceStart(text));
    this.match = match;
    const { stage } = this;
    if (stage === undefined) return;
    stage.show(state);
    stage.viewer = this.viewer;
    stage.traces = tracesOf(stage.game.meta, movesOfOthers(this.known, this.viewer));
  }

  /** Announces what begins with the match, unless it goes on from a later position. */
  #announceStart({ renderBegun }: Awaited<ReturnType<typeof loadMoveText>>): void {
    const { stage, match } = this;
    if (stage === undefined || match === undefined || match.past.length > 0) return;
    stage.said = renderBegun(stage.game, match.begun, this.language);
  }

  /** Announces moves to screen readers, but for those that are hidden from the viewer. */
  protected announce(moves: readonly LoggedMove[]): void {
    const { stage, language } = this;
    const seen = moves.filter((move) => this.known.includes(move));
    if (seen.length === 0 || stage === undefined) return;
    void loadMoveText().then(({ renderMove }) => {
      stage.said = seen
        .map((move) => renderMove(stage.game, move, stage.names, language))
        .join(" ");
    });
  }
}

const loadMoveText = () => import("./log/move-text.ts");

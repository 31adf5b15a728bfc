// State of the scoring helper: the entered position, and its score by the rules.

import type { Game, LogEntry, State } from "../../dsl/index.ts";
import { capitalised, type SiteLanguage, say } from "../../i18n/language.ts";
import { type ScoringStrings, scoringStringsOf } from "../../i18n/score/strings.ts";
import { TableModel } from "../board/table-model.svelte.ts";
import type { BoardTarget } from "../board/targets.ts";
import {
  createEmptyEntry,
  findFittingKinds,
  type NumberField,
  numberFields,
  orderOnTrack,
  type PlayerEntry,
  positionOf,
  resizeEntry,
  type ScoreEntry,
} from "./entry.ts";
import { formatScoreEntry, parseScoreEntry } from "./link.ts";

/** A clicked space whose piece is still to be chosen. */
interface PendingSpace {
  readonly seat: number;
  readonly grid: number;
  readonly cell: number;
  readonly kinds: readonly number[];
}

/** Number of recently chosen kinds that are listed first. */
const recentKinds = 8;

/** A table model on which a click edits a space instead of playing. */
class EntryStage extends TableModel {
  ontap: (thing: BoardTarget) => void = () => {};

  override activate(thing: BoardTarget): void {
    this.ontap(thing);
  }

  /** Only one player's area is shown at a time, so owners are omitted in labels. */
  override isOwn(): boolean {
    return true;
  }

  override mark(): undefined {
    return undefined;
  }

  override inspect(thing: BoardTarget): void {
    this.ontap(thing);
  }
}

interface ScoringInit {
  readonly game: Game;
  readonly language: SiteLanguage;
}

export class Scoring {
  readonly game: Game;
  readonly strings: ScoringStrings;
  readonly fields: readonly NumberField[];
  readonly stage: EntryStage;
  readonly #suggested: readonly string[];
  /** Cast because the constructor sets it. */
  #entry = $state.raw<ScoreEntry>() as ScoreEntry;
  /** The entry before it was cleared, to restore it. */
  #cleared = $state.raw<ScoreEntry | undefined>(undefined);
  #recent: readonly number[] = [];
  /** Log entries of the final scoring. */
  entries = $state.raw<readonly LogEntry[]>([]);
  pendingSpace = $state.raw<PendingSpace | undefined>(undefined);

  constructor({ game, language }: ScoringInit) {
    this.game = game;
    this.strings = scoringStringsOf(language);
    this.#suggested = this.strings.play.defaultNames;
    this.fields = numberFields(game);
    const players = Math.max(2, game.meta.players.min);
    this.#entry = createEmptyEntry(game.meta, this.#suggested.slice(0, players));
    const state = game.close(positionOf(game, this.#entry));
    this.stage = new EntryStage({
      game,
      whole: async () => game,
      language,
      players: [],
      state,
      onplay: () => {},
    });
    this.stage.ontap = (thing) => this.#tapped(thing);
    this.#reckon();
  }

  get entry(): ScoreEntry {
    return this.#entry;
  }

  get state(): State {
    return this.stage.state;
  }

  get canRestore(): boolean {
    return this.#cleared !== undefined;
  }

  /** Whether nothing except names has been entered. */
  readonly isEmpty: boolean = $derived.by(() => {
    const names = this.#entry.players.map(({ name }) => name);
    return this.text === formatScoreEntry(this.game, createEmptyEntry(this.game.meta, names));
  });

  readonly text: string = $derived.by(() => formatScoreEntry(this.game, this.#entry));

  /** Opens a stored or linked entry. Returns whether it could be read. */
  open(text: string): boolean {
    const entry = parseScoreEntry(this.game, text);
    if (entry !== undefined) this.#use(entry);
    return entry !== undefined;
  }

  setPlayers(count: number): void {
    const names = Array.from({ length: count }, (_, seat) => this.#suggested[seat] ?? "");
    this.#use(resizeEntry(this.game.meta, this.#entry, names));
  }

  change(seat: number, part: Partial<PlayerEntry>): void {
    this.#cleared = undefined;
    const players = this.#entry.players.map((player, index) =>
      index === seat ? { ...player, ...part } : player,
    );
    this.#use({ ...this.#entry, players });
  }

  setNumber(seat: number, key: string, value: number): void {
    const numbers = this.#entry.players[seat]?.numbers;
    this.change(seat, { numbers: { ...numbers, [key]: value } });
  }

  /** Changes the board of a grid, and removes pieces that do not fit on it. */
  setBoard(seat: number, grid: number, board: number): void {
    const player = this.#entry.players[seat];
    if (player === undefined) return;
    const kept = Object.entries(player.cells[grid] ?? {}).filter(([cell, kind]) =>
      findFittingKinds(this.game.meta, grid, board, Number(cell)).includes(kind),
    );
    this.change(seat, {
      boards: { ...player.boards, [grid]: board },
      cells: { ...player.cells, [grid]: Object.fromEntries(kept) },
    });
  }

  setRival(index: number, points: number): void {
    this.#use({ ...this.#entry, rivals: this.#entry.rivals.with(index, points) });
  }

  setHolder(mark: number, seat: number): void {
    this.#use({ ...this.#entry, holders: { ...this.#entry.holders, [mark]: seat } });
  }

  /** Moves a player one place forwards on a track. */
  moveAhead(track: number, place: number): void {
    const order = [...orderOnTrack(this.game.meta, this.#entry, track)];
    const [moved] = order.splice(place, 1);
    if (moved === undefined) return;
    order.splice(place - 1, 0, moved);
    this.#use({ ...this.#entry, orders: { ...this.#entry.orders, [track]: order } });
  }

  /** Sets the piece on the pending space; `undefined` empties it. */
  put(kind: number | undefined): void {
    const { pendingSpace } = this;
    if (pendingSpace === undefined) return;
    this.pendingSpace = undefined;
    if (kind !== undefined) {
      this.#recent = [kind, ...this.#recent.filter((one) => one !== kind)].slice(0, recentKinds);
    }
    this.#lay(pendingSpace, kind);
  }

  clear(): void {
    const before = this.#entry;
    const names = before.players.map(({ name }) => name);
    this.#use(createEmptyEntry(this.game.meta, names));
    this.#cleared = before;
  }

  restore(): void {
    if (this.#cleared !== undefined) this.#use(this.#cleared);
    this.#cleared = undefined;
  }

  #tapped({ id, owner, value }: BoardTarget): void {
    const player = this.#entry.players[owner];
    if (player === undefined || value === undefined) return;
    const kinds = findFittingKinds(this.game.meta, id, player.boards[id] ?? 0, value);
    const space = { seat: owner, grid: id, cell: value, kinds: this.#recentFirst(kinds) };
    const [only] = kinds;
    // If only one kind fits, a click adds or removes it.
    if (kinds.length === 1) {
      this.#lay(space, player.cells[id]?.[value] === undefined ? only : undefined);
    } else this.pendingSpace = space;
  }

  #recentFirst(kinds: readonly number[]): number[] {
    const recent = this.#recent.filter((kind) => kinds.includes(kind));
    return [...recent, ...kinds.filter((kind) => !recent.includes(kind))];
  }

  #lay({ seat, grid, cell }: PendingSpace, kind: number | undefined): void {
    const player = this.#entry.players[seat];
    if (player === undefined) return;
    const { [cell]: _, ...others } = player.cells[grid] ?? {};
    const cells = kind === undefined ? others : { ...others, [cell]: kind };
    this.change(seat, { cells: { ...player.cells, [grid]: cells } });
    this.#tell(grid, cell, kind, seat);
  }

  #use(entry: ScoreEntry): void {
    this.#entry = entry;
    this.#reckon();
  }

  #reckon(): void {
    const entries: LogEntry[] = [];
    const position = positionOf(this.game, this.#entry);
    const state = this.game.close(position, (entry) => entries.push(entry));
    this.entries = entries;
    this.stage.players = this.#entry.players.map(
      ({ name }, seat) => name.trim() || (this.#suggested[seat] ?? ""),
    );
    this.stage.show(state);
  }

  #tell(grid: number, cell: number, kind: number | undefined, seat: number): void {
    const { game, stage, strings } = this;
    const declared = game.meta.grids[grid];
    const space = game.meta.shapes[declared?.shape ?? -1]?.cells[cell]?.name ?? "";
    const lying =
      kind === undefined
        ? strings.table.empty
        : say(game.formatValue({ kind: "kind" }, kind), stage.language);
    const total = game.scores(this.state)[seat] ?? 0;
    stage.said = capitalised(
      strings.score.entered(`${space} ${lying}`, stage.names[seat] ?? "", total),
    );
  }
}

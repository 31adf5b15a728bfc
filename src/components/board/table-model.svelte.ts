// View model of a table: position, options, selection, and responses to clicks. Components read it;
// the owner of the match sets a new state after every move.

import { getContext, setContext } from "svelte";
import type { Decision, DisplayGame, State } from "../../dsl/index.ts";
import { type SiteLanguage, say } from "../../i18n/language.ts";
import { type TableStrings, tableStringsOf } from "../../i18n/table/strings.ts";
import { getSeatNames } from "../../play/session/seats.ts";
import type { ExplanationSource } from "./explaining.ts";
import { type HelpLevel, helpChoice } from "./help.svelte.ts";
import { findColumnLanding, findLandings } from "./landings.ts";
import { hasCardTables } from "./look.ts";
import { isRefusal, type TargetPopup } from "./popup.ts";
import { findPreviews } from "./previews.ts";
import { findKeptSelection, isCompletedBy, isDecidedByClicks } from "./selection.ts";
import {
  type BoardTarget,
  findTargets,
  keysOf,
  type TargetKey,
  withoutSameHolder,
} from "./targets.ts";
import type { Traces } from "./traces/traces.ts";

export type TargetHighlight = "selected" | "target" | "possible" | undefined;

interface TableModelInit {
  readonly game: DisplayGame;
  /** Loads the source of explanations, which may run in a web worker. */
  readonly whole: () => Promise<ExplanationSource>;
  readonly language: SiteLanguage;
  /** Names of the players; rivals have the following seats and their own names. */
  readonly players: readonly string[];
  readonly state: State;
  /** Called with the option that the reader plays. */
  readonly onplay?: (option: number) => void;
  /** Returns whether the reader may decide for a seat; without it the reader decides for no seat. */
  readonly mayAct?: (seat: number) => boolean;
}

export class TableModel {
  readonly game: DisplayGame;
  readonly language: SiteLanguage;
  readonly strings: TableStrings;
  readonly whole: () => Promise<ExplanationSource>;
  /** Whether there are cards, which have parts of their own. */
  readonly hasCards: boolean;
  readonly #onplay: (option: number) => void;
  #state = $state.raw<State>(new Int32Array());
  players = $state.raw<readonly string[]>([]);
  mayAct = $state.raw<(seat: number) => boolean>(() => false);
  /** Whether things are interactive; a still picture is not. */
  interactive = $state(true);
  /** Highlighted things, such as those of the next move. */
  pointedOut = $state.raw<ReadonlySet<TargetKey>>(new Set());
  /** Marks of the seats at the places that their last moves changed. */
  traces = $state.raw<Traces>(new Map());
  /** Handles a click while the position is being edited; then no moves are played. */
  onpick = $state.raw<((thing: BoardTarget) => void) | undefined>(undefined);
  /** The viewing seat; information hidden from it is not shown. */
  viewer = $state(-1);
  selected = $state.raw<readonly BoardTarget[]>([]);
  hovered = $state.raw<BoardTarget | undefined>(undefined);
  hoveredAt = $state.raw<Element | undefined>(undefined);
  answer = $state.raw<TargetPopup | undefined>(undefined);
  /** The last announcement for screen readers, and the last announced refusal. */
  said = $state("");
  refused = $state("");

  constructor(init: TableModelInit) {
    this.game = init.game;
    this.whole = init.whole;
    this.hasCards = hasCardTables(init.game.meta);
    this.language = init.language;
    this.strings = tableStringsOf(init.language);
    this.#onplay = init.onplay ?? (() => {});
    this.players = init.players;
    this.mayAct = init.mayAct ?? (() => false);
    this.interactive = init.onplay !== undefined;
    this.#state = init.state;
  }

  get help(): HelpLevel {
    return helpChoice.level;
  }

  get state(): State {
    return this.#state;
  }

  /** Shows another position. */
  show(state: State): void {
    this.#state = state;
    this.clear();
    this.hovered = undefined;
  }

  clear(): void {
    this.selected = [];
    this.answer = undefined;
    this.refused = "";
  }

  /** Names of the seats. */
  readonly names: readonly string[] = $derived.by(() =>
    getSeatNames(this.game, this.#state, this.players, this.language),
  );

  readonly view = $derived.by(() => this.game.view(this.#state, this.viewer));

  readonly decision: Decision | undefined = $derived.by(() => this.game.decision(this.#state));

  /** The legal options, if the reader may choose one of them. */
  readonly options: readonly number[] = $derived.by(() => {
    const decision = this.decision;
    if (decision === undefined || !this.mayAct(decision.player)) return [];
    return this.game.options(this.#state);
  });

  readonly #things: ReadonlyMap<number, readonly BoardTarget[]> = $derived.by(() => {
    const player = this.decision?.player ?? 0;
    const things = new Map<number, readonly BoardTarget[]>(
      this.options.map((option) => [option, findTargets(this.game, player, option)]),
    );
    const withoutThings = this.options.filter((option) => things.get(option)?.length === 0);
    for (const [option, landing] of findLandings(this.game, this.#state, withoutThings))
      things.set(option, [landing]);
    return things;
  });

  /**
   * Options to show as buttons, because all their clickable things are tools. Those of a tool are
   * shown while it is selected.
   */
  readonly plainOptions: readonly number[] = $derived.by(() =>
    this.options.filter((option) => {
      const things = this.thingsOf(option);
      const isSelected = ({ key }: BoardTarget) => this.selected.some((one) => one.key === key);
      return things.every((thing) => thing.tool && isSelected(thing));
    }),
  );

  readonly #mentioned: ReadonlySet<TargetKey> = $derived.by(() =>
    keysOf(this.options, this.#things),
  );

  /** The selected and hovered things, as long as some option uses all of them. */
  readonly #wanted: readonly BoardTarget[] = $derived.by(() => {
    const { hovered, selected } = this;
    if (hovered === undefined || selected.some(({ key }) => key === hovered.key)) return selected;
    if (!hovered.tool) return selected;
    const together = [...withoutSameHolder(selected, hovered), hovered];
    if (this.matching(together).length > 0) return together;
    return this.matching([hovered]).length > 0 ? [hovered] : selected;
  });

  readonly #targets: ReadonlySet<TargetKey> = $derived.by(() =>
    keysOf(this.matching(this.#wanted), this.#things),
  );

  /** The thing that was clicked and cannot be used. */
  readonly refusedThing: BoardTarget | undefined = $derived.by(() => {
    const { answer } = this;
    return answer === undefined || !isRefusal(answer) ? undefined : answer.thing;
  });

  /** The piece that would lie on each highlighted space, if there is one such piece only. */
  readonly previews: ReadonlyMap<TargetKey, number> = $derived.by(() => {
    if (this.#wanted.length === 0) return new Map();
    const things = this.matching(this.#wanted).map((option) => this.thingsOf(option));
    return findPreviews(this.game.meta, things);
  });

  /** A new object whenever a thing may look different; boards that are drawn in parts depend on it. */
  readonly appearance: object = $derived.by(() => [
    ...[this.#state, this.view, this.names, this.decision, this.selected, this.#wanted],
    ...[this.#mentioned, this.#targets, this.help, this.onpick, this.pointedOut, this.traces],
    ...[this.interactive, this.refusedThing],
  ]);

  thingsOf(option: number): readonly BoardTarget[] {
    return this.#things.get(option) ?? [];
  }

  /** Returns the options that use all of these things. */
  matching(things: readonly BoardTarget[]): readonly number[] {
    return this.options.filter((option) => {
      const mentioned = this.thingsOf(option);
      return things.every(({ key }) => mentioned.some((one) => one.key === key));
    });
  }

  /** Returns the options that use a thing with the tools that are selected or pointed at; none without a tool. */
  optionsAt(thing: BoardTarget): readonly number[] {
    return this.#wanted.some(({ tool }) => tool) ? this.matching([...this.#wanted, thing]) : [];
  }

  /** Whether owners are omitted in labels. */
  isOwn(seat: number): boolean {
    return seat === this.decision?.player;
  }

  /** Shows what a thing is. */
  inspect(thing: BoardTarget, anchor: Element, { isPeek = false } = {}): void {
    this.answer = { kind: "thing", thing, anchor, isPeek };
  }

  /** Returns the current highlight of a thing. */
  mark(thing: BoardTarget): TargetHighlight {
    if (this.selected.some(({ key }) => key === thing.key)) return "selected";
    if (this.onpick !== undefined) return undefined;
    if (this.help === "off" || !this.#mentioned.has(thing.key)) return undefined;
    if (this.#wanted.length === 0) return "possible";
    if (this.#targets.has(thing.key)) return "target";
    // Another tool may be selected instead, unless the selection waits for the right one.
    return thing.tool && this.selected.every(({ tool }) => tool) ? "possible" : undefined;
  }

  /**
   * Handles a click or Enter. A tool is selected, never played. Anything else plays the option that
   * it completes; until then it is selected, and what goes with it is highlighted. The order of
   * clicks is free.
   */
  activate(thing: BoardTarget, anchor: Element): void {
    this.answer = undefined;
    this.refused = "";
    if (this.onpick !== undefined) {
      this.onpick(thing);
      return;
    }
    if (this.selected.some(({ key }) => key === thing.key)) {
      this.selected = this.selected.filter(({ key }) => key !== thing.key);
      return;
    }
    const before = findKeptSelection(this, this.selected, thing);
    const together = [...before, thing];
    const found = this.matching(together);
    const [only] = found;
    const landing = only === undefined ? findColumnLanding(this, thing) : undefined;
    if (landing !== undefined) this.activate(landing, anchor);
    else if (only === undefined) void this.#refuse(thing, anchor);
    else if (together.every(({ tool }) => tool)) this.#select(together);
    else if (found.length === 1 && (before.length > 0 || isCompletedBy(this, only, together))) {
      this.play(only);
    } else if (isDecidedByClicks(this, found, together)) this.#select(together);
    else this.answer = { kind: "options", options: found, thing, anchor };
  }

  play(option: number): void {
    if (!this.options.includes(option)) return;
    this.clear();
    this.#onplay(option);
  }

  /** Whether reasons are shown without a request. */
  get tellsReasons(): boolean {
    return this.help === "reasons" || this.help === "advice";
  }

  #select(things: readonly BoardTarget[]): void {
    this.selected = things;
    const count = this.#targets.size;
    this.said = `${this.strings.table.selected}. ${count} ${this.strings.table.possible}.`;
  }

  /**
   * Shows that a thing cannot be used, and why as soon as the rules say so. What the reader does
   * meanwhile replaces the answer that waits; a pointer that merely rests does not.
   */
  async #refuse(thing: BoardTarget, anchor: Element): Promise<void> {
    const waiting: TargetPopup = { kind: "waiting", thing, anchor };
    this.answer = waiting;
    const { explainRefusal } = await import("./refusal.ts");
    const { explanation, note } = await explainRefusal(this, thing);
    if (this.answer !== waiting) return;
    if (explanation?.reason !== undefined) {
      this.answer = { kind: "reason", explanation, thing, anchor };
      this.refused = this.tellsReasons
        ? say(explanation.reason.text, this.language)
        : this.strings.table.notPossible;
      return;
    }
    this.answer = { kind: "note", text: note, thing, anchor };
    this.refused = note;
  }
}

const stageKey = Symbol("stage");

/** Provides the table model to the components inside. */
export function provideTableModel(stage: TableModel): TableModel {
  return setContext(stageKey, stage);
}

/** Returns the table model of the surrounding table. */
export function useTableModel(): TableModel {
  return getContext<TableModel>(stageKey);
}

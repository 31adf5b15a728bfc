// What a table shows and how it answers: the position, what is possible, what is taken up.
// Components read it; whoever owns the game gives it a new state after every move.

import { getContext, setContext } from "svelte";
import type { Decision, DisplayGame, Explanation, State } from "../../dsl/index.ts";
import { type SiteLanguage, say } from "../../i18n/language.ts";
import { type TableStrings, tableStringsOf } from "../../i18n/table/strings.ts";
import { seatNames } from "../../play/session/seats.ts";
import type { ExplanationSource } from "./explaining.ts";
import { type HelpLevel, helpChoice } from "./help.svelte.ts";
import {
  type BoardTarget,
  findTargets,
  keysOf,
  type TargetKey,
  withoutSameHolder,
} from "./targets.ts";

/** What stands beside a thing after a click on it. */
export type TargetPopup =
  | {
      readonly kind: "options";
      readonly options: readonly number[];
      readonly thing: BoardTarget;
      readonly anchor: Element;
    }
  | { readonly kind: "reason"; readonly explanation: Explanation; readonly anchor: Element }
  | { readonly kind: "note"; readonly text: string; readonly anchor: Element }
  /** What a thing is, and its rule. */
  | { readonly kind: "thing"; readonly thing: BoardTarget; readonly anchor: Element };

export type TargetHighlight = "selected" | "target" | "possible" | undefined;

interface TableModelInit {
  readonly game: DisplayGame;
  /** Whoever says why something is not possible; it may have to be fetched, or asked elsewhere. */
  readonly whole: () => Promise<ExplanationSource>;
  readonly language: SiteLanguage;
  /** What the players are called; rivals behind them have names of their own. */
  readonly players: readonly string[];
  readonly state: State;
  /** Called with the option that the reader plays. */
  readonly onplay?: (option: number) => void;
  /** Whether the reader may decide for a seat; nobody's decisions where it is missing. */
  readonly mayAct?: (seat: number) => boolean;
}

export class TableModel {
  readonly game: DisplayGame;
  readonly language: SiteLanguage;
  readonly strings: TableStrings;
  readonly whole: () => Promise<ExplanationSource>;
  readonly #onplay: (option: number) => void;
  #state = $state.raw<State>(new Int32Array());
  players = $state.raw<readonly string[]>([]);
  mayAct = $state.raw<(seat: number) => boolean>(() => false);
  /** Whether things can be pointed at; a mere picture is not. */
  interactive = $state(true);
  /** Things that a picture points out, such as those of the next move. */
  pointedOut = $state.raw<ReadonlySet<TargetKey>>(new Set());
  /** What a click does while the position is being changed; no moves are played then. */
  onpick = $state.raw<((thing: BoardTarget) => void) | undefined>(undefined);
  /** The seat that looks on; hidden things of others are not shown to it. */
  viewer = $state(-1);
  selected = $state.raw<readonly BoardTarget[]>([]);
  hovered = $state.raw<BoardTarget | undefined>(undefined);
  hoveredAt = $state.raw<Element | undefined>(undefined);
  answer = $state.raw<TargetPopup | undefined>(undefined);
  /** The last thing said to those who cannot see the table, and the last that was refused to them. */
  said = $state("");
  refused = $state("");
  /** Counts what readers do, so that a reason that comes late is not shown for something else. */
  #clicks = 0;

  constructor(init: TableModelInit) {
    this.game = init.game;
    this.whole = init.whole;
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

  /** Puts another position on the table. */
  show(state: State): void {
    this.#state = state;
    this.clear();
    this.hovered = undefined;
  }

  clear(): void {
    this.#clicks += 1;
    this.selected = [];
    this.answer = undefined;
    this.refused = "";
  }

  /** What the seats are called. */
  readonly names: readonly string[] = $derived.by(() =>
    seatNames(this.game, this.#state, this.players, this.language),
  );

  readonly view = $derived.by(() => this.game.view(this.#state, this.viewer));

  readonly decision: Decision | undefined = $derived.by(() => this.game.decision(this.#state));

  /** The options, while the reader may choose one of them. */
  readonly options: readonly number[] = $derived.by(() => {
    const decision = this.decision;
    if (decision === undefined || !this.mayAct(decision.player)) return [];
    return this.game.options(this.#state);
  });

  readonly #things: ReadonlyMap<number, readonly BoardTarget[]> = $derived.by(() => {
    const player = this.decision?.player ?? 0;
    return new Map(this.options.map((option) => [option, findTargets(this.game, player, option)]));
  });

  /** Options that mention nothing to click but tools; screens give them buttons. */
  readonly plainOptions: readonly number[] = $derived.by(() =>
    this.options.filter((option) => this.thingsOf(option).every(({ tool }) => tool)),
  );

  readonly #mentioned: ReadonlySet<TargetKey> = $derived.by(() =>
    keysOf(this.options, this.#things),
  );

  /** What is taken up or pointed at, as far as it goes together. */
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

  /** A new object whenever a thing may look different; boards that are drawn in parts follow it. */
  readonly appearance: object = $derived.by(() => [
    ...[this.#state, this.view, this.names, this.decision, this.selected, this.#wanted],
    ...[this.#mentioned, this.#targets, this.help, this.onpick, this.pointedOut],
    this.interactive,
  ]);

  thingsOf(option: number): readonly BoardTarget[] {
    return this.#things.get(option) ?? [];
  }

  /** The options that mention all of these things. */
  matching(things: readonly BoardTarget[]): readonly number[] {
    return this.options.filter((option) => {
      const mentioned = this.thingsOf(option);
      return things.every(({ key }) => mentioned.some((one) => one.key === key));
    });
  }

  /** Whether it need not be said whose something is. */
  isOwn(seat: number): boolean {
    return seat === this.decision?.player;
  }

  /** Shows what a thing is. */
  inspect(thing: BoardTarget, anchor: Element): void {
    this.#clicks += 1;
    this.answer = { kind: "thing", thing, anchor };
  }

  /** How a thing is marked now. */
  mark(thing: BoardTarget): TargetHighlight {
    if (this.selected.some(({ key }) => key === thing.key)) return "selected";
    if (this.onpick !== undefined) return undefined;
    if (this.help === "off" || !this.#mentioned.has(thing.key)) return undefined;
    if (this.#wanted.length === 0 || thing.tool) return "possible";
    return this.#targets.has(thing.key) ? "target" : undefined;
  }

  /** A click, or Enter: takes the thing up, plays the only option about it, or answers beside it. */
  activate(thing: BoardTarget, anchor: Element): void {
    this.#clicks += 1;
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
    if (this.#isFirstOfSeveral(thing)) {
      this.#take(thing);
      return;
    }
    const found = this.matching([...this.selected, thing]);
    const [only] = found;
    if (only === undefined) void this.#refuse(thing, anchor);
    else if (found.length === 1) this.play(only);
    else this.answer = { kind: "options", options: found, thing, anchor };
  }

  play(option: number): void {
    if (!this.options.includes(option)) return;
    this.clear();
    this.#onplay(option);
  }

  /** Whether reasons are given unasked. */
  get tellsReasons(): boolean {
    return this.help === "reasons" || this.help === "advice";
  }

  /** Whether a tool can be used on something else. */
  #isFirstOfSeveral(thing: BoardTarget): boolean {
    if (!thing.tool) return false;
    return this.matching([thing]).some((option) => this.thingsOf(option).some(({ tool }) => !tool));
  }

  #take(thing: BoardTarget): void {
    const together = [...withoutSameHolder(this.selected, thing), thing];
    this.selected = this.matching(together).length > 0 ? together : [thing];
    const targets = [...this.#targets].length;
    this.said = `${this.strings.table.selected}. ${targets} ${this.strings.table.possible}.`;
  }

  /** Says why not; the rules' own reason comes with the whole game, unless the reader goes on. */
  async #refuse(thing: BoardTarget, anchor: Element): Promise<void> {
    const { table } = this.strings;
    const click = this.#clicks;
    const { explainRefusal } = await import("./refusal.ts");
    const { explanation, note } = await explainRefusal(this, thing);
    if (click !== this.#clicks) return;
    if (explanation?.reason !== undefined) {
      this.answer = { kind: "reason", explanation, anchor };
      this.refused = this.tellsReasons
        ? say(explanation.reason.text, this.language)
        : table.notPossible;
      return;
    }
    this.answer = { kind: "note", text: note, anchor };
    this.refused = note;
  }
}

const stageKey = Symbol("stage");

export function provideTableModel(stage: TableModel): TableModel {
  return setContext(stageKey, stage);
}

export function useTableModel(): TableModel {
  return getContext<TableModel>(stageKey);
}

// Page side of two games in lockstep: a web worker steps through the match and returns frames to show.

import type { Remote } from "comlink";
import type { SidePair, WitnessView } from "../../../compare/comparison-view.ts";
import type {
  LockstepFrame,
  LockstepOpening,
  LockstepWalk,
} from "../../../compare/lockstep-walk.ts";
import {
  createSnapshotGame,
  type SnapshotGame,
} from "../../../dsl/runtime/game/position-snapshot.ts";
import { comparisonStringsOf } from "../../../i18n/compare/strings.ts";
import { capitalised, type SiteLanguage, say } from "../../../i18n/language.ts";
import { phrases } from "../../../i18n/phrases.ts";
import { TableModel } from "../../board/table-model.svelte.ts";
import { findTargets } from "../../board/targets.ts";
import { sums } from "../../play/decision/effects.ts";

export type Letter = "a" | "b";

/** A walk in the web worker that plays it. */
type RemoteWalk = Pick<Remote<LockstepWalk>, "go" | "play">;

interface WalkInit {
  readonly opening: LockstepOpening;
  /** `undefined` if only a still of the opening is shown. */
  readonly remote?: RemoteWalk;
  readonly witness: WitnessView;
  readonly language: SiteLanguage;
}

/** Effects of a step in one of the games. */
interface Arrived {
  readonly effects: readonly string[];
  /** Why the step is not possible in this game, if it is not. */
  readonly refusal: string | undefined;
}

export class LockstepPlayback {
  readonly stages: SidePair<TableModel>;
  readonly #init: WalkInit;
  readonly #games: SidePair<SnapshotGame>;
  /** Cast because the constructor sets it. */
  #frame = $state.raw() as LockstepFrame;
  /** The step that was requested last; its frame may not have arrived yet. */
  #wanted: number;
  /** The last announcement for screen readers. */
  said = $state("");

  constructor(init: WalkInit) {
    this.#init = init;
    const { metas, frame } = init.opening;
    this.#frame = frame;
    this.#wanted = frame.at;
    // These boards accept no moves, so there is nothing to explain.
    const unexplained = async () => ({
      legal: false,
      reason: undefined,
      conditions: [],
      instead: undefined,
    });
    this.#games = {
      a: createSnapshotGame(metas.a, phrases, unexplained),
      b: createSnapshotGame(metas.b, phrases, unexplained),
    };
    this.stages = { a: this.#stageOf("a"), b: this.#stageOf("b") };
    this.#pointOut();
  }

  /** Number of moves before the shown position. */
  get at(): number {
    return this.#frame.at;
  }

  get last(): number {
    return this.#frame.last;
  }

  /** Returns why the last option could not be played, or `undefined` if it was. */
  get problem(): string | undefined {
    const { problem } = this.#frame;
    return problem && say(problem, this.#init.language);
  }

  /** The first divergence, and its description. */
  readonly parting = $derived.by(() => {
    const { parting } = this.#frame;
    return parting && { at: parting.at, words: parting.words.map((text) => this.#say(text)) };
  });

  /** The move that led to this position: "Benno: light the lantern"; `undefined` at the start. */
  readonly move: string | undefined = $derived.by(() => {
    const { move } = this.#frame;
    if (move?.player === undefined) return move && this.#say(move.says);
    return this.stages.a.strings.turn.played(
      this.#name(move.player),
      capitalised(this.#say(move.says)),
    );
  });

  readonly arrived: SidePair<Arrived> = $derived.by(() => ({
    a: this.#arrival("a"),
    b: this.#arrival("b"),
  }));

  /** The options of both games and of one alone, in words. */
  readonly options = $derived.by(() => {
    const { common, onlyA, onlyB, isOver } = this.#frame.options;
    const words = (text: Parameters<typeof say>[0]) => capitalised(this.#say(text));
    return {
      common: common.map(({ notation, says }) => ({ notation, words: words(says) })),
      onlyA: onlyA.map(words),
      onlyB: onlyB.map(words),
      isOver,
    };
  });

  /** Goes to the position after `to` moves. */
  async go(to: number): Promise<void> {
    this.#wanted = Math.max(0, Math.min(to, this.last));
    await this.#show(this.#init.remote?.go(this.#wanted));
  }

  /** Goes `by` moves forwards, or backwards if negative. */
  async step(by: number): Promise<void> {
    await this.go(this.#wanted + by);
  }

  /** Plays an option from here; later moves are discarded. */
  async play(notation: string): Promise<void> {
    await this.#show(this.#init.remote?.play(notation));
    this.#wanted = this.at;
  }

  /** Shows a frame when it arrives. Frames arrive in the order of the requests. */
  async #show(answer: Promise<LockstepFrame> | undefined): Promise<void> {
    const frame = await answer;
    if (frame === undefined) return;
    this.#frame = frame;
    for (const side of ["a", "b"] as const) {
      this.stages[side].show(this.#games[side].show(frame.pictures[side]));
    }
    this.#pointOut();
    const { steps } = comparisonStringsOf(this.#init.language).compare;
    const where = this.at === 0 ? steps.start : steps.at(this.at, this.last);
    this.said = [this.problem, where, this.move].filter((words) => words !== undefined).join(". ");
  }

  #stageOf(side: Letter): TableModel {
    const game = this.#games[side];
    const { language, witness } = this.#init;
    return new TableModel({
      game,
      whole: async () => game,
      language,
      players: witness.table.seats.map(({ name }) => name),
      state: game.show(this.#frame.pictures[side]),
    });
  }

  /** Highlights the things of the next move. */
  #pointOut(): void {
    for (const side of ["a", "b"] as const) {
      const next = this.#frame.next[side];
      const things = next ? findTargets(this.#games[side], next.player, next.option) : [];
      this.stages[side].pointedOut = new Set(things.map(({ key }) => key));
    }
  }

  #arrival(side: Letter): Arrived {
    const { log, refusal } = this.#frame.arrived[side];
    const { language, witness } = this.#init;
    const effects = witness.table.seats.flatMap((_, seat) => {
      const gained = sums(this.#games[side], log, seat, language).map(({ words }) => words);
      return gained.length === 0 ? [] : [`${this.#name(seat)}: ${gained.join(", ")}`];
    });
    return { effects, refusal };
  }

  #say(text: Parameters<typeof say>[0]): string {
    return say(text, this.#init.language);
  }

  #name(seat: number): string {
    return this.#init.witness.table.seats[seat]?.name ?? "";
  }
}

// Two games side by side, as a page shows them: what they are played in steps through the course and
// answers with frames.

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
import { capitalised, type SiteLanguage, say } from "../../../i18n/language.ts";
import { stringsOf } from "../../../i18n/site/strings.ts";
import { TableModel } from "../../board/table-model.svelte.ts";
import { findTargets } from "../../board/targets.ts";
import { sums } from "../../play/decision/effects.ts";

export type Letter = "a" | "b";

/** A walk in the thread that plays it. */
type RemoteWalk = Pick<Remote<LockstepWalk>, "go" | "play">;

interface WalkInit {
  readonly opening: LockstepOpening;
  /** Missing where nothing but a picture of the opening is shown. */
  readonly remote?: RemoteWalk;
  readonly witness: WitnessView;
  readonly language: SiteLanguage;
}

/** What a step brought about in one of the games. */
interface Arrived {
  readonly effects: readonly string[];
  /** Where it is not possible, why not. */
  readonly refusal: string | undefined;
}

export class LockstepPlayback {
  readonly stages: SidePair<TableModel>;
  readonly #init: WalkInit;
  readonly #games: SidePair<SnapshotGame>;
  #frame = $state.raw() as LockstepFrame;
  /** The place that was last requested, which may not have been answered yet. */
  #wanted: number;
  /** The last thing said to those who cannot see the boards. */
  said = $state("");

  constructor(init: WalkInit) {
    this.#init = init;
    const { metas, frame } = init.opening;
    this.#frame = frame;
    this.#wanted = frame.at;
    // Nobody acts on these boards, so nothing is refused and explained.
    const unexplained = async () => ({ legal: false, reason: undefined, instead: undefined });
    this.#games = {
      a: createSnapshotGame(metas.a, unexplained),
      b: createSnapshotGame(metas.b, unexplained),
    };
    this.stages = { a: this.#stageOf("a"), b: this.#stageOf("b") };
    this.#pointOut();
  }

  /** How many moves were played before what is shown. */
  get at(): number {
    return this.#frame.at;
  }

  get last(): number {
    return this.#frame.last;
  }

  /** Why the last option could not be played. */
  get problem(): string | undefined {
    const { problem } = this.#frame;
    return problem && say(problem, this.#init.language);
  }

  /** Where the two part first, and how that is told. */
  readonly parting = $derived.by(() => {
    const { parting } = this.#frame;
    return parting && { at: parting.at, words: parting.words.map((text) => this.#say(text)) };
  });

  /** The move that led here, in words: "Benno: light the lantern"; none at the start. */
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

  /** What can be played now, in both and in one alone, in words. */
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

  /** Goes to the place after so many moves. */
  async go(to: number): Promise<void> {
    this.#wanted = Math.max(0, Math.min(to, this.last));
    await this.#show(this.#init.remote?.go(this.#wanted));
  }

  /** Goes so many moves on, or back. */
  async step(by: number): Promise<void> {
    await this.go(this.#wanted + by);
  }

  /** Plays on from here; what came after is forgotten. */
  async play(notation: string): Promise<void> {
    await this.#show(this.#init.remote?.play(notation));
    this.#wanted = this.at;
  }

  /** Answers come in the order of the requests. */
  async #show(answer: Promise<LockstepFrame> | undefined): Promise<void> {
    const frame = await answer;
    if (frame === undefined) return;
    this.#frame = frame;
    for (const side of ["a", "b"] as const) {
      this.stages[side].show(this.#games[side].show(frame.pictures[side]));
    }
    this.#pointOut();
    const { steps } = stringsOf(this.#init.language).compare;
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

  /** Shows what the next move is about. */
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

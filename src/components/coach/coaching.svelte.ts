// The coach of a table: asked whenever a person has to decide, as long as it is wanted.

import { proxy } from "comlink";
import { say } from "../../i18n/language.ts";
import type { Advice, AdviceUpdate } from "../../worker/bots/coach-advice.ts";
import { findTargets } from "../board/targets.ts";
import type { Play } from "../play/play.svelte.ts";
import { getRulesSource } from "../play/setup/shipped-rules.ts";

const key = "regelwerk/coach";

/** How long the coach thinks about a position, in milliseconds. */
const limit = 6000;
/** How long one thinks who is only asked what to play. */
const quick = 400;

export class Coaching {
  readonly #play: Play;
  /** Chosen once, kept in the browser. */
  isOn = $state(false);
  counsel = $state.raw<AdviceUpdate>();
  hasFailed = $state(false);
  /** The option that is pointed out on the table. */
  shown = $state.raw<number>();
  /** Counts what is asked; answers to what was asked before are not wanted. */
  #lastRequest = 0;

  constructor(play: Play) {
    this.#play = play;
  }

  /** Takes over what was chosen before. */
  remember(): void {
    this.isOn = localStorage.getItem(key) === "on";
  }

  choose(isOn: boolean): void {
    this.isOn = isOn;
    localStorage.setItem(key, isOn ? "on" : "off");
  }

  get isThinking(): boolean {
    return this.counsel?.isDone !== true && !this.hasFailed;
  }

  get best(): Advice | undefined {
    return this.counsel?.advice[0];
  }

  /** Thinks about the decision that is on the table, until somebody decides or asks anew. */
  think(): void {
    this.rest();
    void this.#ask(limit, (counsel) => {
      this.counsel = counsel;
    });
  }

  /** What is being thought about is not wanted any more. */
  rest(): void {
    this.#lastRequest += 1;
    this.counsel = undefined;
    this.hasFailed = false;
    if (this.shown !== undefined) this.#point(undefined);
  }

  /** What the coach would play after a moment, and why; nothing where it cannot be asked. */
  async advice(): Promise<Advice | undefined> {
    if (this.best !== undefined) return this.best;
    let found: Advice | undefined;
    await this.#ask(quick, (counsel) => {
      found = counsel.advice[0];
    });
    return found;
  }

  /** Points out on the table what a move is about; once more, and it is no longer. */
  show(option: number): void {
    this.#point(this.shown === option ? undefined : option);
  }

  /** A move in words. */
  says(option: number): string {
    return say(this.#play.game.says(option), this.#play.language);
  }

  async #ask(time: number, onCounsel: (counsel: AdviceUpdate) => void): Promise<void> {
    const { game, stage, opponents } = this.#play;
    const request = ++this.#lastRequest;
    const adviceRequest = { state: stage.state, names: stage.names, limit: time };
    const listener = proxy((counsel: AdviceUpdate) => {
      if (request !== this.#lastRequest) return false;
      onCounsel(counsel);
      return true;
    });
    try {
      await opponents.thread.ask(getRulesSource(game), (thinker) =>
        thinker.counsel(adviceRequest, listener),
      );
    } catch {
      if (request === this.#lastRequest) this.hasFailed = true;
    }
  }

  #point(option: number | undefined): void {
    const { stage, game } = this.#play;
    this.shown = option;
    const player = stage.decision?.player ?? 0;
    const things = option === undefined ? [] : findTargets(game, player, option);
    stage.pointedOut = new Set(things.map((thing) => thing.key));
  }
}

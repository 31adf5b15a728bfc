// The coach of a table: while it is on, requests advice whenever a person has to decide.

import { say } from "../../i18n/language.ts";
import type { Advice, AdviceUpdate } from "../../worker/bots/coach-advice.ts";
import { findTargets } from "../board/targets.ts";
import type { Play } from "../play/play.svelte.ts";
import { getRulesSource } from "../play/setup/shipped-rules.ts";

const key = "regelwerk/coach";

/** Search time for a position, in milliseconds. */
const limit = 6000;
/** Search time for a single recommendation, in milliseconds. */
const quick = 400;

export class Coaching {
  readonly #play: Play;
  /** Whether the coach is on; stored in the browser. */
  isOn = $state(false);
  counsel = $state.raw<AdviceUpdate>();
  hasFailed = $state(false);
  /** The option that is highlighted on the table. */
  shown = $state.raw<number>();
  /** Number of the last request; results of earlier requests are ignored. */
  #lastRequest = 0;

  constructor(play: Play) {
    this.#play = play;
  }

  /** Reads the stored choice. */
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

  /** Starts a search for the current decision, replacing the previous one. */
  think(): void {
    this.rest();
    void this.#ask(limit, (counsel) => {
      this.counsel = counsel;
    });
  }

  /** Cancels the current search. */
  rest(): void {
    this.#lastRequest += 1;
    this.counsel = undefined;
    this.hasFailed = false;
    if (this.shown !== undefined) this.#point(undefined);
  }

  /** Returns the best move after a short search, or `undefined` if the coach is not available. */
  async advice(): Promise<Advice | undefined> {
    if (this.best !== undefined) return this.best;
    let found: Advice | undefined;
    await this.#ask(quick, (counsel) => {
      found = counsel.advice[0];
    });
    return found;
  }

  /** Highlights the things of a move on the table; a second call removes the highlight. */
  show(option: number): void {
    this.#point(this.shown === option ? undefined : option);
  }

  /** Returns a move in words. */
  says(option: number): string {
    return say(this.#play.game.says(option), this.#play.language);
  }

  async #ask(time: number, onCounsel: (counsel: AdviceUpdate) => void): Promise<void> {
    const { game, stage, opponents } = this.#play;
    const request = ++this.#lastRequest;
    const adviceRequest = { state: stage.state, names: stage.names, limit: time };
    const listener = (counsel: AdviceUpdate) => {
      if (request !== this.#lastRequest) return false;
      onCounsel(counsel);
      return true;
    };
    try {
      await opponents.thread.ask(getRulesSource(game), async (thinker) => {
        const { proxy } = await import("comlink");
        return thinker.counsel(adviceRequest, proxy(listener));
      });
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

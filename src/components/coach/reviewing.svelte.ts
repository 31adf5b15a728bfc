// The review of a game that has been played: it grows while the thread looks at one decision after
// the other, and leads back to each of them.

import { proxy } from "comlink";
import type { ReviewedDecisionView } from "../../worker/bots/coach-advice.ts";
import type { Play } from "../play/play.svelte.ts";
import { getRulesSource } from "../play/setup/shipped-rules.ts";
import { isOpponent } from "../play/setup/strength.ts";

export class Reviewing {
  readonly #play: Play;
  /** One for each decision that has been looked at, in order. */
  found = $state.raw<readonly ReviewedDecisionView[]>([]);
  /** How many decisions there are. */
  all = $state(0);
  isBusy = $state(false);
  hasFailed = $state(false);
  #lastRequest = 0;

  constructor(play: Play) {
    this.#play = play;
  }

  get isDone(): boolean {
    return this.all > 0 && this.found.length === this.all;
  }

  /** What is reviewed, as options; a game that was played on differently is another one. */
  #options: readonly number[] = [];

  /** Whether the game is still the one that was reviewed. */
  isCurrent(): boolean {
    const now = this.#play.decisions().map(({ option }) => option);
    return this.all > 0 && now.join() === this.#options.join();
  }

  async start(): Promise<void> {
    const { game, opponents, stage } = this.#play;
    const decisions = this.#play.decisions();
    const { seats } = this.#play;
    const people = seats.flatMap(({ kind }, seat) => (isOpponent(kind) ? [] : [seat]));
    const judged = people.length === 0 ? [...seats.keys()] : people;
    const request = ++this.#lastRequest;
    this.#options = decisions.map(({ option }) => option);
    this.found = [];
    this.all = decisions.length;
    this.isBusy = true;
    this.hasFailed = false;
    const reviewRequest = { decisions, names: stage.names, judged, seed: 1 };
    const listener = proxy((decision: ReviewedDecisionView) => {
      if (request !== this.#lastRequest) return false;
      this.found = [...this.found, decision];
      return true;
    });
    try {
      await opponents.thread.ask(getRulesSource(game), (thinker) =>
        thinker.review(reviewRequest, listener),
      );
    } catch {
      if (request === this.#lastRequest) this.hasFailed = true;
    }
    if (request === this.#lastRequest) this.isBusy = false;
  }

  cancel(): void {
    this.#lastRequest += 1;
    this.isBusy = false;
  }

  forget(): void {
    this.cancel();
    this.found = [];
    this.all = 0;
  }
}

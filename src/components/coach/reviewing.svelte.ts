// Review of a finished match: a web worker analyses one decision after another, and the result grows;
// each decision can be revisited.

import type { PlayedDecision } from "../../play/coach/review.ts";
import type { Mistake } from "../../play/practice/mistake.ts";
import type { ReviewedDecisionView } from "../../worker/bots/coach-advice.ts";
import type { Play } from "../play/play.svelte.ts";
import { getRulesSource } from "../play/setup/shipped-rules.ts";
import { isOpponent } from "../play/setup/strength.ts";
import { practiceAddress } from "../practice/address.ts";
import { getGameName, isOnSite } from "../ui/address.ts";

export class Reviewing {
  readonly #play: Play;
  /** The decisions analysed so far, in order. */
  found = $state.raw<readonly ReviewedDecisionView[]>([]);
  /** Number of decisions to analyse. */
  all = $state(0);
  isBusy = $state(false);
  hasFailed = $state(false);
  /** The mistakes of people that were stored for practice. */
  kept = $state.raw<readonly Mistake[]>([]);
  /** Whether the browser has no storage for them. */
  isFull = $state(false);
  #lastRequest = 0;
  #isStopped = false;

  constructor(play: Play) {
    this.#play = play;
  }

  get isDone(): boolean {
    return this.all > 0 && this.found.length === this.all;
  }

  /** The reviewed options; a match that was continued differently does not match them. */
  #options: readonly number[] = [];

  /** Returns whether the match is still the reviewed one. */
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
    const record = this.#play.text();
    const request = ++this.#lastRequest;
    this.#options = decisions.map(({ option }) => option);
    this.found = [];
    this.kept = [];
    this.all = decisions.length;
    this.isBusy = true;
    this.hasFailed = false;
    this.#isStopped = false;
    const reviewRequest = { decisions, names: stage.names, judged, seed: 1 };
    const listener = (decision: ReviewedDecisionView) => {
      if (request !== this.#lastRequest || this.#isStopped) return false;
      this.found = [...this.found, decision];
      return true;
    };
    try {
      await opponents.thread.ask(getRulesSource(game), async (thinker) => {
        const { proxy } = await import("comlink");
        return thinker.review(reviewRequest, proxy(listener));
      });
    } catch {
      if (request === this.#lastRequest) this.hasFailed = true;
    }
    if (request !== this.#lastRequest) return;
    // The practice is a page of the site.
    if (people.length > 0 && isOnSite) await this.#keep(record, decisions);
    this.isBusy = false;
  }

  /** Stores the mistakes that were found, for practice. */
  async #keep(record: string, decisions: readonly PlayedDecision[]): Promise<void> {
    const { game, language } = this.#play;
    const [{ collectMistakes }, { withMistakes }, { updateBook }, { storePractice }] =
      await Promise.all([
        import("../../play/practice/mistake.ts"),
        import("../practice/practice-book.ts"),
        import("../practice/practice-store.ts"),
        import("../offline/service-worker.ts"),
      ]);
    const mistakes = collectMistakes(game, record, decisions, this.found);
    try {
      await updateBook((book) => withMistakes(book, mistakes));
      this.kept = mistakes;
      this.isFull = false;
      storePractice(practiceAddress(language, getGameName(game.meta)));
    } catch {
      this.isFull = true;
    }
  }

  /** Ends a review early; the mistakes found until then are kept like those of a whole one. */
  cancel(): void {
    this.#isStopped = true;
    this.isBusy = false;
  }

  forget(): void {
    this.#lastRequest += 1;
    this.isBusy = false;
    this.found = [];
    this.kept = [];
    this.all = 0;
  }
}

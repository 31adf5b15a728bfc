// The bots at a table. They search in a web worker, so that the page stays responsive.

import type { MatchGame } from "../../dsl/index.ts";
import type { Session } from "../../play/session/session.ts";
import { BotClient } from "../../worker/bots/bot-client.ts";
import { getRulesSource } from "./setup/shipped-rules.ts";
import type { BotTiming } from "./speed.ts";

export class Opponents {
  readonly thread = new BotClient();
  isThinking = $state(false);
  /** Whether the web worker could not be started. */
  hasFailed = $state(false);
  /** Number of the last change at the table; results of earlier searches are discarded. */
  #turn = 0;

  /** Starts the web worker before its first move is needed. */
  prepare(game: MatchGame): void {
    this.thread.ask(getRulesSource(game), async () => {}).catch(() => (this.hasFailed = true));
  }

  /** Searches for the moves of one slice. Calls `played` unless the search is outdated. */
  async move(
    { game, state, table, position }: Session,
    { delayMs, sliceMs }: BotTiming,
    played: (options: readonly number[]) => void,
  ): Promise<void> {
    const turn = ++this.#turn;
    const order = {
      state,
      kinds: table.seats.map(({ kind }) => kind),
      seed: table.seed,
      position,
      duration: sliceMs,
    };
    this.isThinking = true;
    this.hasFailed = false;
    const pause = new Promise((resolve) => setTimeout(resolve, delayMs));
    try {
      const options = await this.thread.ask(getRulesSource(game), (thinker) =>
        thinker.moves(order),
      );
      await pause;
      if (turn !== this.#turn) return;
      this.isThinking = false;
      played(options);
    } catch {
      if (turn !== this.#turn) return;
      this.isThinking = false;
      this.hasFailed = true;
    }
  }

  /** Cancels the current search. */
  stop(): void {
    this.#turn += 1;
    if (this.isThinking) this.thread.stop();
    this.isThinking = false;
  }
}

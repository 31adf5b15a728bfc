// The page's side of `bot.worker.ts`: starts it when somebody first has to think.

import type { Remote } from "comlink";
import { SupervisedWorker } from "../thread/supervised-worker.ts";
import type { BotService, RulesSource } from "./bot-service.ts";

/** After so many milliseconds without an answer, the thread is taken to be stuck. */
const patience = 120_000;

/** The thread of a table. It is told by which rules the table plays, whenever these are others. */
export class BotClient {
  readonly #thread = new SupervisedWorker<BotService>(
    () => new Worker(new URL("./bot.worker.ts", import.meta.url), { type: "module" }),
  );
  #told: { readonly rules: RulesSource; readonly isTaken: Promise<void> } | undefined;

  /** Has something thought about by these rules. Rejects where the thread cannot be had. */
  async ask<R>(rules: RulesSource, work: (thinker: Remote<BotService>) => Promise<R>): Promise<R> {
    try {
      return await this.#thread.run(patience, async (thinker) => {
        await this.#taken(rules, thinker);
        return work(thinker);
      });
    } catch (error) {
      // A thread that is gone has forgotten the rules.
      this.#told = undefined;
      throw error;
    }
  }

  /** Gives up whatever is being thought about; a thread that has not been started stays so. */
  stop(): void {
    if (this.#told === undefined) return;
    void this.#thread.run(patience, (thinker) => thinker.stop()).catch(() => {});
  }

  /** Ends the thread. */
  end(): void {
    this.#told = undefined;
    this.#thread.stop();
  }

  #taken(rules: RulesSource, thinker: Remote<BotService>): Promise<void> {
    if (this.#told?.rules !== rules) this.#told = { rules, isTaken: thinker.use(rules) };
    return this.#told.isTaken;
  }
}

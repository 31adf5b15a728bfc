// The page's client of `bot.worker.ts`; starts the worker at the first request.

import type { Remote } from "comlink";
import { SupervisedWorker } from "../thread/supervised-worker.ts";
import type { BotService, RulesSource } from "./bot-service.ts";
import { startBots } from "./start-bots.ts";

/** Time without an answer after which the worker is terminated, in milliseconds. */
const timeoutMs = 120_000;

/** The worker of one table. Sends the rules of the table whenever they have changed. */
export class BotClient {
  readonly #worker = new SupervisedWorker<BotService>(startBots);
  #sent: { readonly rules: RulesSource; readonly isLoaded: Promise<void> } | undefined;

  /** Runs a request under these rules. Rejects if the worker cannot be started or is terminated. */
  async ask<R>(
    rules: RulesSource,
    request: (service: Remote<BotService>) => Promise<R>,
  ): Promise<R> {
    try {
      return await this.#worker.run(timeoutMs, async (service) => {
        await this.#useRules(rules, service);
        return request(service);
      });
    } catch (error) {
      // A new worker does not have the rules.
      this.#sent = undefined;
      throw error;
    }
  }

  /** Cancels the current request; does not start the worker. */
  stop(): void {
    if (this.#sent === undefined) return;
    void this.#worker.run(timeoutMs, (service) => service.stop()).catch(() => {});
  }

  /** Terminates the worker. */
  end(): void {
    this.#sent = undefined;
    this.#worker.stop();
  }

  #useRules(rules: RulesSource, service: Remote<BotService>): Promise<void> {
    if (this.#sent?.rules !== rules) this.#sent = { rules, isLoaded: service.use(rules) };
    return this.#sent.isLoaded;
  }
}

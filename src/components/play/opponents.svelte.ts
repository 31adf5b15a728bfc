// The opponents at a table of the page. A thread thinks for them, so that the page stays smooth.

import type { Game } from "../../dsl/index.ts";
import type { Session } from "../../play/session/session.ts";
import { BotClient } from "../../worker/bots/bot-client.ts";
import { getRulesSource } from "./setup/shipped-rules.ts";
import { delays, opponentSliceMs, type PlaySpeed } from "./speed.ts";

export class Opponents {
  readonly thread = new BotClient();
  isThinking = $state(false);
  /** Whether the thread could not be had. */
  hasFailed = $state(false);
  #hurries = false;
  /** Counts what happens at the table; moves that were thought of before come too late. */
  #turn = 0;

  /** Has the thread ready before its first move is wanted. */
  prepare(game: Game): void {
    this.thread.ask(getRulesSource(game), async () => {}).catch(() => (this.hasFailed = true));
  }

  /** Thinks of a move, or of several where they come at once; `played` is told unless it is too late. */
  async move(
    { game, state, table, position }: Session,
    speed: PlaySpeed,
    played: (options: readonly number[]) => void,
  ): Promise<void> {
    const turn = ++this.#turn;
    const atOnce = this.#hurries || speed === "instant";
    const order = {
      state,
      kinds: table.seats.map(({ kind }) => kind),
      seed: table.seed,
      position,
      duration: atOnce ? opponentSliceMs : 0,
    };
    this.isThinking = true;
    this.hasFailed = false;
    const pause = new Promise((resolve) => setTimeout(resolve, atOnce ? 0 : delays[speed]));
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

  /** From now on they move at once, until they rest. */
  hurry(): void {
    this.#hurries = true;
  }

  rest(): void {
    this.#hurries = false;
  }

  /** What is being thought of is not wanted any more. */
  stop(): void {
    this.#turn += 1;
    if (this.isThinking) this.thread.stop();
    this.isThinking = false;
  }
}

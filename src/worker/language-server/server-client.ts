// The page's side of `server-entry.ts`: carries messages, and gives the thread up when it no
// longer answers, for what it checks and plays may be anybody's rules.

import { pulse } from "../../lsp/protocol-extensions.ts";

export { memoryPath, memoryUri, type PutFiles, putFiles } from "../../lsp/protocol-extensions.ts";

/** How often the thread is asked whether it lives, in milliseconds. */
const beat = 1000;
/** How long it may take to answer, in milliseconds. */
export const responseTimeoutMs = 8000;

type Handler = (message: string) => void;

interface LanguageServerClientInit {
  readonly start: () => Worker;
  /** The thread was ended, because it did not answer or could not go on. */
  readonly onStop: () => void;
  /** The outcomes of examples are others now. */
  readonly onOutcomes: () => void;
}

/** One run of the thread. Whoever wants to go on after its end starts another. */
export class LanguageServerClient {
  readonly #worker: Worker;
  readonly #handlers = new Set<Handler>();
  readonly #onStop: () => void;
  readonly #onOutcomes: () => void;
  #asking: ReturnType<typeof setInterval> | undefined;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor({ start, onStop, onOutcomes }: LanguageServerClientInit) {
    this.#onStop = onStop;
    this.#onOutcomes = onOutcomes;
    this.#worker = start();
    this.#worker.addEventListener("message", ({ data }) => this.#receive(data));
    // A thread that cannot be loaded, or that has used up its memory, says so and nothing else.
    this.#worker.addEventListener("error", () => this.#stop());
  }

  send(message: string): void {
    this.#worker.postMessage(JSON.parse(message));
  }

  subscribe(handler: Handler): void {
    this.#handlers.add(handler);
  }

  unsubscribe(handler: Handler): void {
    this.#handlers.delete(handler);
  }

  /** Ends the thread without a word. */
  end(): void {
    clearInterval(this.#asking);
    clearTimeout(this.#waiting);
    this.#worker.terminate();
    this.#handlers.clear();
  }

  #stop(): void {
    this.end();
    this.#onStop();
  }

  #receive(data: { readonly id?: unknown; readonly method?: unknown }): void {
    // Until its first word the thread is still being loaded, which takes as long as it takes.
    this.#asking ??= setInterval(() => this.#ask(), beat);
    if (data.id === pulseId(this.#asked)) {
      clearTimeout(this.#waiting);
      this.#waiting = undefined;
    } else if (data.method === "workspace/codeLens/refresh") {
      this.#worker.postMessage({ jsonrpc: "2.0", id: data.id, result: null });
      this.#onOutcomes();
    } else {
      for (const handler of [...this.#handlers]) handler(JSON.stringify(data));
    }
  }

  #ask(): void {
    if (this.#waiting !== undefined) return;
    this.#asked += 1;
    this.#worker.postMessage({ jsonrpc: "2.0", id: pulseId(this.#asked), method: pulse });
    this.#waiting = setTimeout(() => this.#stop(), responseTimeoutMs);
  }
}

function pulseId(count: number): string {
  return `pulse ${count}`;
}

/** Starts the thread. */
export function startLanguageServer(): Worker {
  return new Worker(new URL("../playground/playground.worker.ts", import.meta.url), {
    type: "module",
    name: "language",
  });
}

// The page's client of the language server: forwards messages, and terminates the worker when it
// does not answer in time, because it runs untrusted rules.

import { pulse } from "../../lsp/protocol-extensions.ts";

export {
  fromMemoryUri,
  type PutFiles,
  putFiles,
  toMemoryUri,
} from "../../lsp/protocol-extensions.ts";

/** Interval between pings, in milliseconds. */
const pingIntervalMs = 1000;
/** Time limit of the answer to a ping, in milliseconds. */
export const responseTimeoutMs = 8000;

type Handler = (message: string) => void;

interface LanguageServerClientInit {
  readonly start: () => Worker;
  /** Called after a timeout or an error, when the worker has been terminated. */
  readonly onStop: () => void;
  /** Called when outcomes of examples have changed. */
  readonly onOutcomes: () => void;
}

/** The connection to one worker; after its end, create another client. */
export class LanguageServerClient {
  readonly #worker: Worker;
  readonly #handlers = new Set<Handler>();
  readonly #onStop: () => void;
  readonly #onOutcomes: () => void;
  #interval: ReturnType<typeof setInterval> | undefined;
  #timeout: ReturnType<typeof setTimeout> | undefined;
  #pings = 0;

  constructor({ start, onStop, onOutcomes }: LanguageServerClientInit) {
    this.#onStop = onStop;
    this.#onOutcomes = onOutcomes;
    this.#worker = start();
    this.#worker.addEventListener("message", ({ data }) => this.#receive(data));
    // Sent if the worker cannot be loaded or has run out of memory.
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

  /** Terminates the worker without calling `onStop`. */
  end(): void {
    clearInterval(this.#interval);
    clearTimeout(this.#timeout);
    this.#worker.terminate();
    this.#handlers.clear();
  }

  #stop(): void {
    this.end();
    this.#onStop();
  }

  #receive(data: { readonly id?: unknown; readonly method?: unknown }): void {
    // Before the first message there is no time limit: modules are loading.
    this.#interval ??= setInterval(() => this.#ping(), pingIntervalMs);
    if (data.id === pulseId(this.#pings)) {
      clearTimeout(this.#timeout);
      this.#timeout = undefined;
    } else if (data.method === "workspace/codeLens/refresh") {
      this.#worker.postMessage({ jsonrpc: "2.0", id: data.id, result: null });
      this.#onOutcomes();
    } else {
      for (const handler of [...this.#handlers]) handler(JSON.stringify(data));
    }
  }

  #ping(): void {
    if (this.#timeout !== undefined) return;
    this.#pings += 1;
    this.#worker.postMessage({ jsonrpc: "2.0", id: pulseId(this.#pings), method: pulse });
    this.#timeout = setTimeout(() => this.#stop(), responseTimeoutMs);
  }
}

function pulseId(count: number): string {
  return `pulse ${count}`;
}

/** Starts the worker. */
export function startLanguageServer(): Worker {
  return new Worker(new URL("../playground/playground.worker.ts", import.meta.url), {
    type: "module",
    name: "language",
  });
}

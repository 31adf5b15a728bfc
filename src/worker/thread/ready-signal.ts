// The ready signal of a worker: its modules are loaded, and it accepts requests.

/** Sends the ready signal to the page; call it once, after `expose`. */
export function signalReady(): void {
  // In a worker, `self` has the interface of `Worker`; the types of the page do not include it.
  (self as unknown as Worker).postMessage("alive");
}

// The first word of a thread: everything that it needs is loaded, and it can be asked.

export function signalReady(): void {
  // From within, a thread speaks as the page does to it.
  (self as unknown as Worker).postMessage("alive");
}

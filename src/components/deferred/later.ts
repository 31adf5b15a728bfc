// Waiting for the page to have done something else first.

/** Resolves when what the page shows now has been painted. */
export function painted(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** Resolves when the page has nothing else to do; not every browser tells, then soon. */
export function idle(): Promise<void> {
  const { requestIdleCallback: whenIdle = setTimeout } = globalThis;
  return new Promise((resolve) => whenIdle(() => resolve()));
}

import { expect } from "vitest";

/** An expectation for the inner loop of a property, where `expect` itself would take the time. */
export function holds(condition: boolean, otherwise: () => string): void {
  if (!condition) expect.fail(otherwise());
}

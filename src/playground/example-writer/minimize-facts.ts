// Minimizes facts: removes those without which the outcome stays the same.

import type { ExampleFact } from "../../dsl/index.ts";

/**
 * Returns a minimal list of facts for which `holds` is true; items of zones and grids are
 * minimized, too.
 */
export function minimizeFacts(
  facts: readonly ExampleFact[],
  holds: (facts: readonly ExampleFact[]) => boolean,
): ExampleFact[] {
  let kept: readonly ExampleFact[] = thinned(facts, holds);
  for (const fact of kept) {
    if (fact.kind !== "zone" && fact.kind !== "grid") continue;
    const others = (one: ExampleFact) => kept.map((other) => (other === fact ? one : other));
    // Items are only removed from their own fact, so their type stays that of its kind.
    const withItems = (items: readonly unknown[]) => ({ ...fact, items }) as ExampleFact;
    const items = thinned<unknown>(fact.items, (some) => holds(others(withItems(some))));
    kept = others(withItems(items));
  }
  return [...kept];
}

/** Delta debugging: removes large parts first, then smaller ones, while `holds` stays true. */
function thinned<T>(all: readonly T[], holds: (some: readonly T[]) => boolean): T[] {
  let kept = [...all];
  for (
    let size = Math.ceil(kept.length / 2);
    size >= 1;
    size = size === 1 ? 0 : Math.ceil(size / 2)
  ) {
    for (let from = 0; from < kept.length; ) {
      const rest = [...kept.slice(0, from), ...kept.slice(from + size)];
      if (holds(rest)) kept = rest;
      else from += size;
    }
  }
  return kept;
}

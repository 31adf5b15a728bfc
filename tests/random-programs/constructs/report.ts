// The table of what random programs have executed: each construct and each pair, the rarest first.

import type { Coverage } from "../interpreter/coverage.ts";
import { LABELS, PAIRS } from "./pairs.ts";

type Counts = ReadonlyMap<string, number>;

/** Of some names, those executed less often than `floor`, each with how often it was. */
export function rarerThan(counts: Counts, names: readonly string[], floor: number): string[] {
  return rows(counts, names).flatMap(([name, times]) =>
    times < floor ? [`${name} (${times})`] : [],
  );
}

/** Pairs that were executed though the tables say that they cannot be. */
export function unexpectedPairs({ pairs }: Coverage): string[] {
  const expected = new Set<string>(PAIRS);
  return [...pairs.keys()].filter((pair) => !expected.has(pair));
}

export function constructsText({ nodes }: Coverage): string {
  return rows(nodes, LABELS)
    .map(([name, times]) => `${name} ${times}`)
    .join(", ");
}

export function pairsText({ pairs }: Coverage): string {
  return rows(pairs, PAIRS)
    .map(([name, times]) => `${String(times).padStart(10)}  ${name}`)
    .join("\n");
}

/** How many pairs were executed, and how many as often as they should be. */
export function pairsSummary({ pairs }: Coverage, floor: number): string {
  const times = PAIRS.map((pair) => pairs.get(pair) ?? 0);
  const [some, enough] = [1, floor].map((least) => times.filter((n) => n >= least).length);
  return `${some} of ${PAIRS.length} pairs executed, ${enough} of them ${floor} times or more`;
}

function rows(counts: Counts, names: readonly string[]): (readonly [string, number])[] {
  return names.map((name) => [name, counts.get(name) ?? 0] as const).sort(([, a], [, b]) => a - b);
}

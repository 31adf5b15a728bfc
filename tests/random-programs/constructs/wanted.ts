// Which pairs the next random program is steered towards: those executed most rarely so far.

import { Random } from "../../support/random/random.ts";
import type { Coverage } from "../interpreter/coverage.ts";
import type { Pair } from "./labels.ts";
import { LABELS, PAIRS, partsOf } from "./pairs.ts";
import { HOLDS } from "./slots.ts";

/** So many pairs of so many constructs are wanted in one program. */
const MOST_PARENTS = 3;
const MOST_CHILDREN = 6;

/** Some of the pairs executed less often than `floor`, or none where there are none. */
export function wantedPairs(
  { pairs: counts, nodes }: Pick<Coverage, "pairs" | "nodes">,
  floor: number,
  seed: number,
): readonly Pair[] {
  const random = new Random(seed);
  const times = (pair: Pair) => counts.get(pair) ?? 0;
  const rare = PAIRS.filter((pair) => times(pair) < floor);
  if (rare.length === 0) return [];
  // What has never been executed comes first.
  const missing = LABELS.filter((label) => !nodes.has(label) && HOLDS[label].length > 0);
  const chosen =
    missing.length > 0
      ? [random.of(missing)]
      : Array.from({ length: MOST_PARENTS }, () => partsOf(random.of(rare))[0]);
  return [...new Set(chosen)].flatMap((parent) => {
    const children = rare.filter((pair) => partsOf(pair)[0] === parent);
    return random
      .shuffled(children)
      .sort((a, b) => times(a) - times(b))
      .slice(0, MOST_CHILDREN);
  });
}

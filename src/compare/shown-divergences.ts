// What tells two sides apart for somebody who looks on.

import type { DivergenceKind } from "../play/compare/divergence.ts";

/** In the order in which they are worth telling. */
export const shownDivergences: readonly DivergenceKind[] = [
  "score",
  "player",
  "legality",
  "ranking",
  "position",
];

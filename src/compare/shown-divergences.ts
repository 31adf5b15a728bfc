// The kinds of divergences that viewers can notice.

import type { DivergenceKind } from "../play/compare/divergence.ts";

/** The kinds in order of interest. */
export const shownDivergences: readonly DivergenceKind[] = [
  "score",
  "player",
  "legality",
  "ranking",
  "position",
];

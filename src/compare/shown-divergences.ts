// What tells two sides apart for somebody who looks on.

import type { PartingKind } from "../play/compare/divergence.ts";

/** In the order in which they are worth telling. */
export const tellingKinds: readonly PartingKind[] = [
  "score",
  "player",
  "legality",
  "ranking",
  "position",
];

// The English wording of all reports.

import type { Catalog, Frame } from "./catalog.ts";
import { checkEn } from "./check.en.ts";
import { limitsEn } from "./limits.en.ts";
import { lintEn } from "./lint.en.ts";
import { syntaxEn } from "./syntax.en.ts";

export const en: Catalog = { ...syntaxEn, ...checkEn, ...limitsEn, ...lintEn };

export const frameEn: Frame = {
  severity: { error: "error", warning: "warning" },
  hint: "hint",
  labels: {
    "first-declared": "first declared here",
    "declared-here": "declared here",
    "opened-here": "opened here",
    "statement-here": "this statement stands before it",
    "removed-here": "removed here",
    "also-here": "and here",
    "stands-here": "this is what stands there now",
    "all-decide": "here all decide at the same time",
    "for-rival": "here they are carried out for a rival",
    "game-ends-here": "the game ends here",
    "asked-here": "first asked here",
  },
};

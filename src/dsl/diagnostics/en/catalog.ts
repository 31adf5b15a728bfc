// English wording of all diagnostics.

import type { Catalog, DiagnosticLabels } from "../catalog.ts";
import { componentsEn } from "./components.ts";
import { examplesEn } from "./examples.ts";
import { gameEn } from "./game.ts";
import { limitsEn } from "./limits.ts";
import { lintEn } from "./lint.ts";
import { namesEn } from "./names.ts";
import { rulesEn } from "./rules.ts";
import { syntaxEn } from "./syntax.ts";
import { variantsEn } from "./variants.ts";

export const en: Catalog = {
  ...syntaxEn,
  ...gameEn,
  ...namesEn,
  ...componentsEn,
  ...rulesEn,
  ...examplesEn,
  ...variantsEn,
  ...limitsEn,
  ...lintEn,
};

export const frameEn: DiagnosticLabels = {
  severity: { error: "error", warning: "warning" },
  hint: "hint",
  labels: {
    "first-declared": "first declared here",
    "declared-here": "declared here",
    "opened-here": "opened here",
    "statement-here": "this statement stands before it",
    "removed-here": "removed here",
    "asks-again": "it asks again here",
    "also-here": "and here",
    "stands-here": "this is what stands there now",
    "shows-here": "this no longer fits",
    "all-decide": "here all decide at the same time",
    "for-rival": "here they are carried out for a rival",
    "game-ends-here": "the game ends here",
    "offered-here": "one of these actions is always possible",
    "asked-here": "first asked here",
    "open-here": "left open here",
  },
  topics: {
    syntax: "Spelling and order",
    game: "Games and texts",
    names: "Names and values",
    things: "Pieces, places and dice",
    rules: "What happens in play",
    examples: "Examples",
    variants: "Variants",
    limits: "Limits",
    lint: "Warnings: what an editor would ask",
  },
  hidden: (count) =>
    count === 1
      ? "There is one more report; it is shown once those before it are settled."
      : `There are ${count} more reports; they are shown once those before them are settled.`,
};

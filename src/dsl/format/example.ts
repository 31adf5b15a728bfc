// Layouts of examples: given, when and then each on their own lines.

import { createConstructLayout } from "./body.ts";
import { inline, type ProductionLayout } from "./layout.ts";

export const exampleLayouts = {
  example: createConstructLayout("After", "Proves"),
  givens: createConstructLayout(),
  given: createConstructLayout(),
  facts: createConstructLayout(),
  fact: createConstructLayout(),
  factItem: inline,
  cells: createConstructLayout(),
  step: inline,
  play: createConstructLayout(),
  chance: createConstructLayout(),
  outcome: createConstructLayout("As", "Because"),
  notation: inline,
  notationArg: inline,
} satisfies Readonly<Record<string, ProductionLayout>>;

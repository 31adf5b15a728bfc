// Layouts of examples: given, when and then each on their own lines.

import { sentence } from "./body.ts";
import { inline, type Layout } from "./layout.ts";

export const examples = {
  example: sentence("After", "Proves"),
  givens: sentence(),
  given: sentence(),
  facts: sentence(),
  fact: sentence(),
  factItem: inline,
  cells: sentence(),
  step: inline,
  play: sentence(),
  chance: sentence(),
  outcome: sentence("As", "Because"),
  notation: inline,
  notationArg: inline,
} satisfies Readonly<Record<string, Layout>>;

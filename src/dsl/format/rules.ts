// Layouts of rules: formulas, requirements and costs, actions, events, the course of the game.

import { createConstructLayout } from "./body.ts";
import { inline, type ProductionLayout } from "./layout.ts";
import { tableOf } from "./table.ts";

export const ruleLayouts = {
  table: tableOf,
  entry: inline,
  die: tableOf,
  definition: createConstructLayout(),
  saidBody: createConstructLayout(),
  saying: inline,
  requirement: createConstructLayout(),
  requirementItem: inline,
  cost: createConstructLayout(),
  costItem: inline,
  action: createConstructLayout(),
  actionItem: inline,
  procedure: createConstructLayout(),
  event: createConstructLayout(),
  counting: createConstructLayout(),
  reason: createConstructLayout(),
  flow: createConstructLayout(),
  ranking: createConstructLayout(),
  rankingLine: createConstructLayout(),
  rating: createConstructLayout("condition"),
  ratingLine: inline,
  look: createConstructLayout(),
  lookEntry: inline,
} satisfies Readonly<Record<string, ProductionLayout>>;

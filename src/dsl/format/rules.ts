// Layouts of rules: formulas, requirements and costs, actions, events, the course of the game.

import { sentence } from "./body.ts";
import { inline, type Layout } from "./layout.ts";
import { tableOf } from "./table.ts";

export const rules = {
  table: tableOf,
  entry: inline,
  die: tableOf,
  definition: sentence(),
  saidBody: sentence(),
  saying: inline,
  requirement: sentence(),
  requirementItem: inline,
  cost: sentence(),
  costItem: inline,
  action: sentence(),
  actionItem: inline,
  procedure: sentence(),
  event: sentence(),
  counting: sentence(),
  reason: sentence(),
  flow: sentence(),
  ranking: sentence(),
  rankingLine: sentence(),
  rating: sentence("condition"),
  ratingLine: inline,
  look: sentence(),
  lookEntry: inline,
} satisfies Readonly<Record<string, Layout>>;

// Layouts of the game itself, of options and of rivals.

import { createConstructLayout } from "./body.ts";
import { inline, type ProductionLayout } from "./layout.ts";

export const setupLayouts = {
  game: createConstructLayout(),
  gameItem: inline,
  gameOption: createConstructLayout(),
  member: inline,
  rival: createConstructLayout("condition"),
  condition: inline,
} satisfies Readonly<Record<string, ProductionLayout>>;

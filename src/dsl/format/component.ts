// Layouts of what a game consists of: members, counters, pieces, boards and places.

import { createConstructLayout } from "./body.ts";
import { inline, type ProductionLayout } from "./layout.ts";

export const componentLayouts = {
  enumeration: createConstructLayout(),
  counter: createConstructLayout(),
  indexType: inline,
  counterItem: createConstructLayout(),
  mark: createConstructLayout("Starts"),
  family: createConstructLayout(),
  piece: createConstructLayout(),
  pieceBody: createConstructLayout(),
  pieceItem: inline,
  field: createConstructLayout(),
  fix: createConstructLayout(),
  copies: createConstructLayout(),
  handler: createConstructLayout(),
  whileIn: createConstructLayout(),
  whileItem: inline,
  worth: createConstructLayout("As"),
  exception: createConstructLayout(),
  shape: createConstructLayout(),
  layout: inline,
  shapeItem: inline,
  board: createConstructLayout(),
  zone: createConstructLayout("By"),
  zoneTrait: inline,
  track: createConstructLayout(),
  history: createConstructLayout(),
  historyThing: inline,
} satisfies Readonly<Record<string, ProductionLayout>>;

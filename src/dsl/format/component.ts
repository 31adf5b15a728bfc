// Layouts of what a game consists of: members, counters, pieces, boards and places.

import { sentence } from "./body.ts";
import { inline, type Layout } from "./layout.ts";

export const components = {
  enumeration: sentence(),
  counter: sentence(),
  indexType: inline,
  counterItem: sentence(),
  mark: sentence("Starts"),
  family: sentence(),
  piece: sentence(),
  pieceBody: sentence(),
  pieceItem: inline,
  field: sentence(),
  fix: sentence(),
  copies: sentence(),
  handler: sentence(),
  whileIn: sentence(),
  whileItem: inline,
  worth: sentence("As"),
  exception: sentence("Overrides"),
  shape: sentence(),
  layout: inline,
  shapeItem: inline,
  board: sentence(),
  grid: sentence("By"),
  zone: sentence("By"),
  zoneTrait: inline,
  track: sentence(),
} satisfies Readonly<Record<string, Layout>>;

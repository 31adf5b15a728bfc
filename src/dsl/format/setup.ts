// Layouts of the game itself, of options and of rivals.

import { sentence } from "./body.ts";
import { inline, type Layout } from "./layout.ts";

export const setup = {
  game: sentence(),
  gameItem: inline,
  gameOption: sentence(),
  member: inline,
  rival: sentence("condition"),
  condition: inline,
} satisfies Readonly<Record<string, Layout>>;

// What a game in play can do without.

import type { Meta } from "./meta.ts";

/** Without the texts of the rules and without examples; places in files keep their meaning. */
export function withoutTexts(meta: Meta): Meta {
  return { ...meta, sources: meta.sources.map(({ path }) => ({ path, text: "" })), examples: [] };
}

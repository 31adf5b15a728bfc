// English texts of the search.

import type { SearchStrings } from "./strings.ts";

export const searchEn: SearchStrings = {
  open: "Search",
  title: "Search",
  label: "What are you looking for?",
  placeholder: "Tile, rule, number …",
  close: "Close the search",
  hint: "Arrow keys choose, Enter opens, Escape closes.",
  best: "Best matches",
  found: "# found",
  none: "Nothing found. Try another word, a German one too.",
  failed: "The search cannot be loaded just now.",
  kinds: {
    chapter: "Rulebook",
    rule: "Single rules",
    tile: "Tiles",
    example: "Examples",
    lesson: "Lessons",
    reference: "Rules language",
    code: "Reports",
    page: "Pages",
  },
  description: "Search all of Regelwerk: rules, tiles, examples and the rules language.",
  lead: "This looks through rules, tiles, examples and the rules language, in English and by German words.",
  noScript: "The search needs JavaScript. These lists do without:",
};

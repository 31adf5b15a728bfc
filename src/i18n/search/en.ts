// English texts of the search.

import type { SearchStrings } from "./strings.ts";

export const searchEn: SearchStrings = {
  open: "Search",
  title: "Search",
  label: "What are you looking for?",
  placeholder: "Question or keyword",
  close: "Close the search",
  whole: "Open as a page",
  hint: "Arrow keys choose, Enter opens, Escape closes.",
  found: "# found",
  none: "Nothing found. Try another word.",
  failed: "The search cannot be loaded just now.",
  kinds: {
    best: { one: "Best match", many: "Best matches" },
    chapter: { one: "Chapter", many: "Chapters of the rules" },
    lesson: { one: "Lesson", many: "Lessons" },
    tile: { one: "Tile", many: "Tiles" },
    question: { one: "Question", many: "Questions" },
    page: { one: "Page", many: "Pages" },
    rule: { one: "Rule", many: "Single rules" },
    example: { one: "Example", many: "Examples" },
    reference: { one: "Rules language", many: "Rules language" },
    code: { one: "Report", many: "Reports" },
  },
  suggestions: "For example",
  everything: "All lists",
  keywords: {
    play: ["play against the computer", "play online", "play alone", "start a game"],
    score: ["calculate the score", "score calculator", "count points", "add up the points"],
    print: ["print sheets", "print the board", "PDF", "printable"],
    playground: ["house rules", "write my own rules", "own variant", "invent a game"],
    compare: ["compare variants", "differences between versions"],
  },
  description: "Search all of Regelwerk: rules, lessons, tiles, questions and the rules language.",
  lead: "Ask in whole sentences if you like. Typing errors and German words do no harm.",
  noScript: "The search needs JavaScript. Switch it on, or use one of these lists:",
};

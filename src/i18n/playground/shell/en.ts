// English texts of the playground's frame.

import type { ShellStrings } from "./strings.ts";

export const shellEn: ShellStrings = {
  title: "Rules workshop",
  heading: (game) => `Rules workshop: ${game}`,
  description: (game) =>
    `${game}: write house rules of your own, and play, test, compare, print and share them at once. Everything stays in your browser.`,
  ownGame: "a game of your own",
  noScript: "This page needs JavaScript to write rules and try them out.",
  later: "This comes as soon as you begin.",
  write: "Write rules",
  see: "What becomes of them",
  panels: {
    table: "Table",
    words: "In words",
    examples: "Examples",
    forms: "Form",
    try: "Try it",
    keep: "Keep",
  },
  stopped: (seconds) =>
    `These rules ran for more than ${seconds} seconds and were stopped. Something probably repeats without end. Change what you wrote last, and things go on.`,
  notFetched:
    "A part of this page could not be loaded. Check your connection; what you have written is still there.",
  again: "Try again",
};

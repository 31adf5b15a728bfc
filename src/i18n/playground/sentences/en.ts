// English texts of house rules in sentences.

import type { SentencesStrings } from "./strings.ts";

export const houseSentencesEn: SentencesStrings = {
  views: { sentences: "Sentences", code: "Code" },
  view: "How you change rules",
  list: "Sentences of the rules",
  less: "Less",
  more: "More",
  before: (value) => `was ${value}`,
  yes: "yes",
  no: "no",
  zero: (sentence) => `Then it reads: “${sentence}” Is that what you mean?`,
  outOfRange: (from, to) => `A number from ${from} to ${to} fits here.`,
  take: (value) => `Take ${value}`,
  stays: "The sentence stays as it was.",
  reading: "Reading your house rule …",
  unreadable: "Something in your code cannot be read yet:",
  toCode: (line) => `Go to line ${line}`,
  find: {
    open: "Find another sentence",
    label: "What should the sentence be about?",
    loading: "Getting all sentences …",
    none: "No sentence of the rules is about that. Try another word.",
    close: "Close",
    more: (count) => `${count} more: type another word.`,
    added: (sentence) => `Added: ${sentence}`,
  },
  ready: {
    title: "Or a ready-made house rule",
    all: "All ready-made house rules",
  },
  foot: {
    play: "Play with it",
    share: "Share",
    original: "Original",
    undo: "Undo",
    restored: "Every sentence is back to the original.",
    back: "Back to the house rule",
    closeShare: "Close",
  },
  effect: {
    title: "What changes at the table",
    none: "Change a number: here you see the first time it matters.",
    look: "See it at the table",
    seeking: "Two tables play until your rule makes the difference …",
    notFound: "200 games showed no difference. This rule probably matters only rarely.",
    failed: "No game gets anywhere with this rule. Take another value.",
    original: "Original",
    yours: "Your rule",
    before: (player, move) => `${player} wants to: ${move}`,
    possible: "That works.",
    impossible: "That does not work.",
    points: (count) => (count === 1 ? "It brings 1 point." : `It brings ${count} points.`),
    more: (count) => (count === 1 ? "One more thing differs." : `${count} more things differ.`),
    table: "This is the table now. Play on:",
    lessons: (count) =>
      count === 1 ? "lesson is no longer right:" : "lessons are no longer right:",
    figures: (count) =>
      count === 1
        ? "chapter of the rulebook shows another result:"
        : "chapters of the rulebook show another result:",
    untouched: "All lessons and all figures of the rulebook are still right.",
    simulate: (games) => `Run ${games} games against each other`,
    simulating: (percent) => `Games are running: ${percent}%`,
    simulated: (games) => `${games} games of random moves, played once with each rule:`,
  },
};

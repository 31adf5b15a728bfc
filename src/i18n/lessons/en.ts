// English texts of lessons.

import type { LessonsStrings } from "./strings.ts";

export const lessonsEn: LessonsStrings = {
  title: "Learn",
  heading: (game) => `Learn ${game}`,
  description: (game) =>
    `Learn ${game} move by move: short lessons on the real board, with tasks, hints and a reason for every mistake.`,
  lead: "You learn by playing moves. Each lesson takes a few minutes and ends once you have solved its tasks; a rule turns up when you need it.",
  minutes: (minutes) => `${minutes} min`,
  start: "Begin with the first lesson",
  goOn: "Next up:",
  allDone: "You have solved all lessons. Come back to any of them whenever you like.",
  done: "solved",
  begun: (solved, all) => `${solved} of ${all} tasks solved`,
  open: "still open",
  tried: "Rules of this lesson",
  progress: {
    title: "Your progress",
    lead: "It is kept in this browser alone, rule by rule and for all languages together.",
    practised: (rules) => (rules === 1 ? "1 rule practised" : `${rules} rules practised`),
    rule: "Rule",
    seen: "begun",
    solved: "solved",
    unaided: "unaided",
    wrong: "wrong",
    none: "No task begun yet.",
    save: "Save as a file",
    load: "Load a file",
    loaded: "The progress from the file is now yours.",
    notRead: "This file holds no progress that this page can read.",
    reset: "Delete everything",
    sure: "Delete all progress?",
    wasReset: "The progress is deleted.",
  },
};

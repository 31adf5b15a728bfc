// English texts of the playground's tutorial and head.

import type { TutorialStrings } from "./strings.ts";

export const tutorialEn: TutorialStrings = {
  title: "First steps",
  open: "First steps",
  close: "Close",
  again: "Start over",
  progress: (done, all) => `${done} of ${all} done`,
  steps: {
    change: {
      title: "Change a number",
      variant: "Write another number after “to”. It counts as soon as it is there.",
      own: "Eleven sticks lie there at the start. Write another number after “starts”.",
      action: { variant: "Go to the number", own: "Go to the number" },
    },
    see: {
      title: "See it at the table",
      variant: "A game is played until your rule makes a difference for the first time.",
      own: "Start a game and play a move by your rules.",
      action: { variant: "Play until it counts", own: "Go to the table" },
    },
    read: {
      title: "Read it in words",
      variant: "See what your rule says in words, and show both languages side by side.",
      own: "Read your game in words, and show both languages side by side.",
      action: { variant: "Go to the words", own: "Go to the words" },
    },
    prove: {
      title: "Let an example prove it",
      variant: "The last move at the table becomes an example that watches over your rule.",
      own: "The last move at the table becomes an example that watches over your rules.",
      action: { variant: "Go to the examples", own: "Go to the examples" },
    },
    compare: {
      title: "Measure it against the original",
      variant:
        "Opponents who move at random play 100 games twice: by the original, and by your rules.",
      own: "Opponents who move at random play 100 games of yours.",
      action: { variant: "Play 100 games", own: "Play 100 games" },
    },
  },
  done: "done",
  toDo: "to do",
  ticked: (title) => `Done: ${title}.`,
  finished: "All five steps are done. Keep your rules, share them or print them.",
  keep: "Keep and share",
  next: "Next step",
  seeking: "Playing until your rule counts …",
  noMoment: "In 200 games there was no difference to be seen. Have you changed the number yet?",
  moment: "Here your rule makes the difference:",
  more: (count) => `… and ${count} more ${count === 1 ? "difference" : "differences"}.`,
  simulating: (percent) => `Playing games: ${percent}%`,
  failed:
    "These games could not be played to their end. Change what you wrote last, and try again.",
  ownScores: (games, scores) =>
    `In ${games} games there were this many points on average: ${scores}.`,
  noProblems: "No errors",
  problems: (count) => (count === 1 ? "1 error" : `${count} errors`),
  part: "What you see",
  write: "Write",
  see: "See",
  widths: "Width of the two sides",
  wider: "Wider text",
  narrower: "Narrower text",
  noFile: "No file is open right now. Open yours to go on writing.",
  toFile: "Open my file",
};

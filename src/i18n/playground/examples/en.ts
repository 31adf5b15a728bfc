// English texts of the examples panel.

import type { ExamplesStrings } from "./strings.ts";

export const exampleListEn: ExamplesStrings = {
  own: (count) => (count === 1 ? "Your example" : `Your ${count} examples`),
  allHold: "All of them hold.",
  someFail: (count) => (count === 1 ? "One does not hold." : `${count} do not hold.`),
  holds: "holds",
  fails: "does not hold",
  absent: "no longer possible: it speaks of something that your rules do not have",
  fallen: (count) =>
    count === 1
      ? "One example of the original comes out differently under your rules"
      : `${count} examples of the original come out differently under your rules`,
  fallenLead: "They show what else your rules change. That need not be a mistake.",
  noneFallen: (tried) => `All ${tried} examples of the original hold under your rules, too.`,
  usedIn: "Found in:",
  toLine: (line) => `line ${line}`,
  show: "Look at it",
  hide: "Close",
  forward: "Next move",
  back: "Move back",
  step: (at, all) => `Move ${at} of ${all}`,
  begins: "Starting position",
  write: "Write an example for me",
  writing: "Writing the example and testing it …",
  writeLead:
    "The last move at the table becomes an example in your file, as short as it can be said and tested at once.",
  written: (id) => `The example “${id}” now stands at the end of your file, and it holds.`,
  nothing:
    "You have no example yet. An example is a position, a move and what it brings; it raises the alarm as soon as a rule no longer does what you mean.",
  noGame: "That takes a game. Start one at the table and play a move.",
  noMove: "No move has been made at the table yet. Play one.",
  toTable: "Go to the table",
  working: (percent) => `Playing the examples: ${percent}%`,
  faulty: "The text has errors. What was tested are the last rules that could be played.",
};

// What the page with measurements says in English.

import type { BenchStrings } from "./strings.ts";

export const benchEn: BenchStrings = {
  title: "How fast is it?",
  lead: "This page measures in your browser how many random games the compiled rules play in a second, and compares that with the same rules written by hand in JavaScript. It takes about half a minute; all of it is done on your device, and nothing is sent.",
  link: "Measure the speed",
  start: "Measure",
  stop: "Cancel",
  measuring: (what) => `Measuring ${what} …`,
  done: "All measured.",
  failed: "The measurement broke off. Reload the page and try again.",
  played: "Random games per second",
  columns: {
    game: "game",
    games: "games",
    decisions: "decisions",
    plain: "of hand-written speed",
  },
  ofPlain: (percent) => `${percent}%`,
  table: (players) => `${players} players`,
  others: "Also measured",
  compile: "Parse, check and compile all rules and examples of the largest game",
  copy: "Copy a state of that game",
  milliseconds: (n) => `${n} ms`,
  nanoseconds: (n) => `${n} ns`,
  note: "“Of hand-written speed” says how close the compiled rules come to a program written for the game. Whatever else the device is doing slows both down; a second try shows by how much.",
  noScript: "Measuring needs JavaScript.",
};

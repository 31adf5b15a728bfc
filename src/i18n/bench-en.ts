// What the page with measurements says in English.

import type { BenchStrings } from "./bench-strings.ts";

export const benchEn: BenchStrings = {
  title: "How fast is this here?",
  lead: "This page measures in your browser how many random games the compiled rules play in a second, and sets beside it what the same rules written by hand in JavaScript reach. It takes about half a minute; all of it is done on your device, and nothing is sent.",
  link: "Measure the speed",
  start: "Measure",
  stop: "Cancel",
  measuring: (what) => `Measuring ${what} …`,
  done: "All measured.",
  failed: "The measurement broke off. Reload the page and try again.",
  played: "Random games a second",
  columns: {
    game: "game",
    games: "games",
    decisions: "decisions",
    plain: "of hand-written",
  },
  ofPlain: (percent) => `${percent}%`,
  table: (players) => `${players} players`,
  others: "Besides",
  compile: "Parse, check and compile all rules and examples of the largest game",
  copy: "Copy a state of that game",
  milliseconds: (n) => `${n} ms`,
  nanoseconds: (n) => `${n} ns`,
  note: "“Of hand-written” tells how near the compiled rules come to a program written for the game. Whatever else the device does counts as well; a second try shows how much.",
  noScript: "Measuring needs JavaScript.",
};

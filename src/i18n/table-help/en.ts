// English texts of the table's help.

import type { TableHelpStrings } from "./strings.ts";

export const tableHelpEn: TableHelpStrings = {
  reached: "reached",
  gone: "taken",
  tables: "Tables to look things up",
  notYours: (name) => `This belongs to ${name}.`,
  notYourTurn: (name) => `It is ${name}’s turn.`,
  nothingHere: "Nothing can be done with this right now.",
  why: "Why not?",
  /** Of a condition: whether it holds. */
  holds: "met:",
  fails: "not met:",
  close: "Close",
  whichWay: "In which way?",
  opening: "Fetching the passage …",
  notOpened: "The passage could not be fetched. Are you still online?",
  line: (line) => `line ${line}`,
  inEditor: "Show in the editor",
  ruleHint: "Right click or I: rule",
  keys: "Keys",
  help: "Help",
  helps: {
    off: "none",
    targets: "mark what is possible",
    reasons: "and give reasons",
    advice: "and suggestions",
  },
  movesTitle: "What is possible now",
  filter: "Filter the moves",
};

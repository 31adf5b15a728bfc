// English texts of the booklet of the author's rules.

import type { BookletStrings } from "./strings.ts";

export const bookletEn: BookletStrings = {
  title: "Printable booklet",
  lead: "Your rules in words, boards, pieces to cut out and your examples as pictures, in German, in English or in both languages.",
  show: "Look at the booklet",
  languages: "Languages of the booklet",
  print: "Print",
  close: "Close the booklet",
  making: "Making the booklet …",
  errors: "There will be a booklet as soon as the rules have no errors.",
  houseRulesFor: (game) => `House rules for ${game}`,
  ownGame: "A game of one’s own",
  byName: "Made up by",
  date: "Date",
  changes: "What is different",
  was: "Before",
  is: "Now",
  isNew: "New",
  isGone: "No longer applies",
  nothing: "No rule differs from the base game yet.",
  rules: "The rules",
  boards: "Boards to print",
  pieces: "New pieces to cut out",
  allPieces: "Pieces to cut out",
  stonesOf: (player) => `Stones for player ${player}`,
  cutOut:
    "Glue onto stiff paper and cut along the lines; each piece is there as often as it is needed.",
  examples: "Examples",
  moves: "Move",
  madeWith: "Made in the rules workshop. An unofficial, non-commercial project by fans.",
};

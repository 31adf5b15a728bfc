// English texts of the playground's table.

import type { LiveTableStrings } from "./strings.ts";

export const liveTableEn: LiveTableStrings = {
  waiting: "The rules are being compiled for the first time …",
  nothingYet: "This will be your table. You can start as soon as the rules have no errors left.",
  atLine: (file, line) => `${file}, line ${line}`,
  faults: (count) => (count === 1 ? "The rules have an error." : `The rules have ${count} errors.`),
  lastRules: "Until it is mended, the table goes by the last rules that could be played.",
  fits: (moves) =>
    moves === 0
      ? "The rules are new; the game begins with them."
      : `The rules are new and the game goes on: ${moves === 1 ? "its move has" : `all ${moves} moves have`} been played again by them.`,
  shorter: (played) => `By the new rules, the game works out only as far as move ${played}.`,
  gone: "By the new rules, nothing of the game is possible any more.",
  mended: "When the rules fit again, it comes back by itself.",
  afresh: "Start anew with the same seed",
  fromHere: "Play on from here",
  lookingBack: (position, moves) =>
    `You see the position after ${position} of ${moves} moves. Playing here drops what came after it.`,
  toEnd: "To the last move",
  setup: "Who plays, and how it begins",
  closeSetup: "Back to the game",
  step: "move by move",
  nextMove: "Next move",
  course: "Leaf through the game",
  position: "Place in the game",
  atStart: "before the first move",
  afterMove: (position, moves, move) => `after move ${position} of ${moves}: ${move}`,
  toStart: "To the start",
  back: "One move back",
  forth: "One move forward",
  moves: "All moves",
  noMoves: "No move has been played yet. Play one, and you can leaf back to each of them here.",
  record: "Save and open a record",
  recordText: "Record of the game",
  showRecord: "Show the record",
  openRecord: "Play this record",
  recordHint:
    "A record is plain text. Paste one, even one played by other rules: it is played as far as it fits.",
};

// English texts of edited positions, keys and outdated links.

import type { PositionEditorStrings } from "./strings.ts";

export const positionEditorEn: PositionEditorStrings = {
  title: "Change the position",
  lead: "Click what should be different in the drawing, or choose it here.",
  whose: "Whose is it?",
  what: "What?",
  value: "Is at",
  howMany: "How many?",
  add: "Add",
  put: "Put it there",
  takeAway: (thing) => `Take away ${thing}`,
  space: "Space",
  lies: "There lies",
  nothing: "nothing",
  done: "Done",
  changed: (thing) => `Changed: ${thing}.`,
  keys: {
    title: "By keyboard",
    all: [
      { key: "Tab", does: "to the board, the dice, the buttons" },
      {
        key: "← ↑ → ↓",
        does: "to the neighbour in that direction; going up and down keeps to its lane",
      },
      { key: "Home, End", does: "to the start or end of the row, with Ctrl of the whole board" },
      { key: "Enter", does: "take up, place, play; what is not possible is explained" },
      { key: "Escape", does: "give up the selection, close an answer" },
      { key: "M", does: "all moves as a list" },
      { key: "I", does: "the rule of what you are on" },
      { key: "?", does: "this list" },
    ],
  },
  stale: {
    broken: "This link is damaged. You see the example from its start.",
    rules: "The text of the rules has changed since this link was made; all its moves still hold.",
    position:
      "The position in this link belongs to older rules. You see the example as it is today.",
    move: (notation) =>
      `The rules have changed since this link was made: the move ${notation} is no longer allowed. Up to there all is as it was kept.`,
  },
};

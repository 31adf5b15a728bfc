// English texts of the card of a tile.

import type { TileCardStrings } from "./strings.ts";

export const tileCardEn: TileCardStrings = {
  now: "Now",
  when: "When",
  goesOn: "Goes on",
  space: (name) => `spaces marked “${name}”`,
  whileThere: "As long as you have it",
  atEnd: "At the end of the game",
  brings: (move, gain) => `${move}: ${gain}`,
  wouldBring: (move, gain) => `${move} right after that: ${gain}`,
  example: "See it score",
  page: "Find out more",
  exactly: "Exactly",
  close: "Close",
};

// German texts of the card of a tile.

export const tileCardDe = {
  now: "Jetzt",
  when: "Wann",
  goesOn: "Gehört auf",
  space: (name: string) => `Felder mit „${name}“`,
  /** Rules that hold as long as the tile lies somewhere, and those that count at the end. */
  whileThere: "Solange es bei dir liegt",
  atEnd: "Am Ende des Spiels",
  /** What the best move with it brings at once. */
  brings: (move: string, gain: string) => `${move}: ${gain}`,
  /** What a further move with it would bring, right after the best one. */
  wouldBring: (move: string, gain: string) => `${move}, gleich danach: ${gain}`,
  example: "Im Beispiel sehen",
  page: "Mehr dazu",
  exactly: "Genau gesagt",
  close: "Schließen",
};

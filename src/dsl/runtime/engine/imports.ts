// Runtime functions that generated programs call, by the names in the generated code. Programs
// bundled into pages import them, so that bundlers keep only the functions that a game calls;
// programs created from text receive all of them (create-game.ts).

export { createInstrumentedChance } from "./instrumented-chance.ts";
export {
  checkOptionalRange,
  checkRange,
  divideDown,
  divideUp,
  member,
  modulo,
  squareAt,
  within,
} from "./numbers.ts";
export { regionCells, regionStarts, regionWord } from "./region-tables.ts";
export { seedRng } from "./rng.ts";
export { fail, ifThere } from "./rule-error.ts";
export { beginSimultaneous, nextSimultaneousSeat } from "./simultaneous.ts";
export { isStalled, MANY_ROUNDS } from "./stall-detection.ts";
export { trackAdvance, trackNext, trackPlace, trackStart } from "./tracks.ts";
export {
  bitCount,
  countOf,
  countsAdd,
  countsFirst,
  countsKinds,
  countsMove,
  countsRemove,
  countsRemoveAll,
  nthBit,
  placesAdd,
  placesCounted,
  placesFirst,
  placesKinds,
  placesRemove,
  placesSize,
  rowAdd,
  rowEnd,
  rowFirst,
  rowKinds,
  rowLast,
  rowRemove,
  rowSort,
  seenBefore,
} from "./zones.ts";

// What programs may call, by the names that they call it by; everything else they bring along.
// Programs in scripts of pages import these names, so that bundlers keep only what some game calls;
// programs from text are given all of them (load.ts).

export { seedChance } from "./chance.ts";
export { MANY_ROUNDS, stalled } from "./idle.ts";
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
export { onceBegin, onceNext } from "./once.ts";
export { regionCells, regionStarts, regionWord } from "./regions.ts";
export { fail, ifThere } from "./rule-error.ts";
export { trackAdvance, trackNext, trackPlace, trackStart } from "./tracks.ts";
export { createChance } from "./watched.ts";
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

// Runtime functions that generated programs call, by the names in the generated code. Programs
// bundled into pages import them, so that bundlers keep only the functions that a game calls;
// programs created from text receive all of them (compiled-program.ts).

export { createInstrumentedChance } from "./instrumented-chance.ts";
export { rayDirections } from "./ray-tables.ts";
export { regionCells, regionStarts, regionWord } from "./region-tables.ts";
export { seedRng } from "./rng.ts";
export { fail, ifThere } from "./rule-error.ts";
export { isStalled } from "./stall-detection.ts";
export { bitCount } from "./zones.ts";

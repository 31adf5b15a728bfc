// The functions of the runtime that programs call, by what becomes of them: translated like the
// program, worked out before, or called where they are.

import * as seeded from "../runtime/engine/bounded-random.ts";
import * as numbers from "../runtime/engine/numbers.ts";
import { regionCells, regionStarts, regionWord } from "../runtime/engine/region-tables.ts";
import * as chance from "../runtime/engine/rng.ts";
import { fail } from "../runtime/engine/rule-error.ts";
import * as sfc32 from "../runtime/engine/sfc32.ts";
import { beginSimultaneous, nextSimultaneousSeat } from "../runtime/engine/simultaneous.ts";
import { isStalled } from "../runtime/engine/stall-detection.ts";
import * as zones from "../runtime/engine/zones.ts";

/** Functions. They are written as programs are; nobody watches a playout, so chance is that of nobody watching. */
export const translated: Readonly<Record<string, unknown>> = {
  ...chance,
  ...numbers,
  ...sfc32,
  ...seeded,
  ...zones,
};

/** What constants are made with. */
export const evaluated = { regionCells, regionStarts, regionWord };

/**
 * Programs draw by `random`: from the four words of a generator, if the fifth says that they are
 * here, else by whom a playout was given.
 */
export const DRAWING = `
const DRAWS = new Int32Array(5);
function random(n) { return DRAWS[4] !== 0 ? seededBelow(DRAWS, n) : drawnElsewhere(n); }
`;

/** Seldom called, or written as programs are not. */
export const outer: Readonly<Record<string, (...given: never[]) => unknown>> = {
  fail,
  fairBits: seeded.fairBits,
  beginSimultaneous,
  nextSimultaneousSeat,
  isStalled,
};

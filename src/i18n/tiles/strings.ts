// Texts of the encyclopaedia of tiles; a language without one of them does not compile.

import type { tilesDe } from "./de.ts";
export type TilesStrings = typeof tilesDe;

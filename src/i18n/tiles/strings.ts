// All texts of the encyclopaedia of tiles; a language that lacks one does not compile.

import type { tilesDe } from "./de.ts";
export type TilesStrings = typeof tilesDe;

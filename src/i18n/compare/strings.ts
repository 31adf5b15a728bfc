// Texts of the comparison of variants; a language without one of them does not compile.

import type { compareDe } from "./de.ts";
export type CompareStrings = typeof compareDe;

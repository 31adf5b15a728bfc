// All texts of the comparison of variants; a language that lacks one does not compile.

import type { compareDe } from "./de.ts";
export type CompareStrings = typeof compareDe;

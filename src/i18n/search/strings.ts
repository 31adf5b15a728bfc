// Texts of the search; a language without one of them does not compile.

import type { searchDe } from "./de.ts";
export type SearchStrings = typeof searchDe;

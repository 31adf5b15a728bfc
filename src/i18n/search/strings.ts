// All texts of the search; a language that lacks one does not compile.

import type { searchDe } from "./de.ts";
export type SearchStrings = typeof searchDe;

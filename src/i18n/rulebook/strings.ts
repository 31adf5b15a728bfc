// Texts around the chapters of a rulebook.

import type { rulebookDe } from "./de.ts";
export type RulebookStrings = typeof rulebookDe;

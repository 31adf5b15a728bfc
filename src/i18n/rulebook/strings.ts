// What a rulebook says around its chapters.

import type { rulebookDe } from "./de.ts";
export type RulebookStrings = typeof rulebookDe;

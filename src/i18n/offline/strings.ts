// Texts of the site as an app; a language without one of them does not compile.

import type { offlineDe } from "./de.ts";
export type OfflineStrings = typeof offlineDe;

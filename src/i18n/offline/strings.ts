// What the site says about itself as an app; a language that lacks a text does not compile.

import type { offlineDe } from "./de.ts";
export type OfflineStrings = typeof offlineDe;

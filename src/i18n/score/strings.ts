// Texts of the scoring helper; a language without one of them does not compile.

import type { scoreDe } from "./de.ts";
export type ScoreStrings = typeof scoreDe;

// All texts of the scoring helper; a language that lacks one does not compile.

import type { scoreDe } from "./de.ts";
export type ScoreStrings = typeof scoreDe;

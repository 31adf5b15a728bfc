// What the page with measurements says; a language that lacks a text does not compile.

import type { benchDe } from "./de.ts";
export type BenchStrings = typeof benchDe;

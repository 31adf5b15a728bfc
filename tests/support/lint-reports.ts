// What the checks of an editor say about a program, with all its variants.

import type { Diagnostic } from "../../src/dsl/diagnostics/diagnostic.ts";
import { Project } from "../../src/dsl/index.ts";
import { completed } from "./check-rules.ts";

/** The file that a program stands in, as reports about it say. */
export const PROGRAM = "test.regel";

/** Errors and warnings about a program, which need not say `game`, `flow` and `ranking`. */
export function lintReports(text: string): readonly Diagnostic[] {
  const project = new Project();
  const sources = [{ path: PROGRAM, text }, completed(text)];
  const all = (variants: readonly string[]) => [
    ...project.check(sources, variants).diagnostics,
    ...project.lint(sources, variants),
  ];
  const variants = project.check(sources).game?.variants.filter(({ isEmpty }) => !isEmpty) ?? [];
  return [...all([]), ...variants.flatMap(({ id }) => all([id]))];
}

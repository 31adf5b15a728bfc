// What the checks of an editor say about a program, with all its variants.

import { expect } from "vitest";
import type { Diagnostic } from "../../src/dsl/diagnostics/diagnostic.ts";
import { labelText, message } from "../../src/dsl/diagnostics/render/render.ts";
import { IncrementalCompiler } from "../../src/dsl/index.ts";
import { completed } from "./check-rules.ts";
import { withNotes, withoutNotes } from "./markers.ts";

const PROGRAM = "test.regel";

/** Errors and warnings about a program itself, which need not say `game`, `flow` and `ranking`. */
export function lintReports(text: string): readonly Diagnostic[] {
  const project = new IncrementalCompiler();
  const sources = [{ path: PROGRAM, text }, completed(text)];
  const all = [...project.check(sources).diagnostics, ...project.lintWithVariants(sources)];
  return all.filter(({ span }) => span.file === PROGRAM);
}

/** Expects exactly the warnings that are noted in the margin, with the second places they name. */
export function lintRules(source: string): void {
  const text = withoutNotes(source);
  const notes = lintReports(text).flatMap((report) => [
    { ...report.span, text: `${report.code}: ${message("en", report)}` },
    ...report.labels.map(({ span, label }) => {
      return { ...span, text: `${label}: ${labelText("en", label)}` };
    }),
  ]);
  expect(withNotes(text, notes)).toBe(source);
}

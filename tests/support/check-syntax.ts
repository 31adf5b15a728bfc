import { expect } from "vitest";
import { message } from "../../src/dsl/diagnostics/render/render.ts";
import { parse } from "../../src/dsl/syntax/parse.ts";
import { withNotes, withoutNotes } from "./markers.ts";

/** Expects exactly the reports that are noted in the margin. */
export function checkSyntax(source: string): void {
  const text = withoutNotes(source);
  const notes = parse({ path: "test.regel", text }).diagnostics.map((diagnostic) => ({
    ...diagnostic.span,
    text: `${diagnostic.code}: ${message("en", diagnostic)}`,
  }));

  expect(withNotes(text, notes)).toBe(source);
}

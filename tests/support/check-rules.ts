// Caret tests of the checker: a program with its reports in the margin, and nothing else reported.

import { expect } from "vitest";
import { hint, labelText, message } from "../../src/dsl/diagnostics/render/render.ts";
import { checkGame, type RulesFile } from "../../src/dsl/index.ts";
import { completeProgram } from "../../src/explain/program.ts";
import { withNotes, withoutNotes } from "./markers.ts";

/**
 * Expects exactly the reports that are noted in the margin. A game, a flow and a ranking are added
 * in a file of their own where the source has none.
 */
export function checkRules(source: string): void {
  checkAlone(source, completed(source).text);
}

/** A file with the game, flow and ranking that a source lacks. */
export function completed(source: string): RulesFile {
  return { path: "others.regel", text: completeProgram(source) };
}

/** Expects exactly the noted reports of a source to which nothing is added but `others`. */
export function checkAlone(source: string, others = ""): void {
  expect(noted(source, others)).toBe(source);
}

/**
 * Expects exactly the noted reports of a game under some of its variants, with the second places
 * that reports name, and with remedies in brackets.
 */
export function checkVariants(source: string, ...variants: readonly string[]): void {
  expect(notedUnder(source, variants)).toBe(source);
}

export function notedUnder(source: string, variants: readonly string[]): string {
  const text = withoutNotes(source);
  const sources = [{ path: "test.regel", text }, completed(source)];
  const notes = checkGame(sources, variants).diagnostics.flatMap((diagnostic) => {
    const remedy = hint("en", diagnostic);
    const words = message("en", diagnostic) + (remedy === undefined ? "" : ` (${remedy})`);
    const labels = diagnostic.labels.map(({ span, label }) => {
      return { ...span, text: `${label}: ${labelText("en", label)}` };
    });
    return [{ ...diagnostic.span, text: `${diagnostic.code}: ${words}` }, ...labels];
  });
  expect(notes.filter(({ file }) => file !== "test.regel")).toEqual([]);
  return withNotes(text, notes);
}

/** The source with the reports that it should have in its margin. */
function noted(source: string, others = ""): string {
  const text = withoutNotes(source);
  const { diagnostics } = checkGame([
    { path: "test.regel", text },
    { path: "others.regel", text: others },
  ]);
  const notes = diagnostics.map((diagnostic) => ({
    ...diagnostic.span,
    text: `${diagnostic.code}: ${message("en", diagnostic)}`,
  }));
  const elsewhere = notes.filter(({ file }) => file !== "test.regel");
  expect(elsewhere).toEqual([]);
  return withNotes(text, notes);
}

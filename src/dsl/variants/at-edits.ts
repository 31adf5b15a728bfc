// Moves diagnostics of a game under variants to the edits that cause them: a variant may introduce
// an error into a game that has none without it.

import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { Span } from "../source/span.ts";
import type * as ast from "../syntax/ast.ts";
import { declarationTitle } from "./apply-edit.ts";
import { withBases } from "./catalogue.ts";
import { findEditTarget } from "./conflicts.ts";
import { containsSpan } from "./declaration-diff.ts";
import type { MergedRules } from "./merge.ts";

/** An edit of an active variant: the name of the declaration that it changes, and its span. */
interface PlacedEdit {
  readonly name: string;
  readonly edit: ast.Edit;
  readonly span: Span;
}

/**
 * Returns the diagnostics, each at the edit that causes it, with the original span as the second
 * one. Diagnostics inside a variant stay, and so do those of the base game (`isOfBase`).
 */
export function moveToEdits(
  diagnostics: readonly Diagnostic[],
  rules: MergedRules,
  isOfBase: (diagnostic: Diagnostic) => boolean,
): Diagnostic[] {
  const wanted = withBases(rules.variants, rules.chosen);
  const edits = wanted.flatMap(({ changes }) => changes.edits.map(placed));
  const isOwn = isWrittenIn(rules.variants);
  return diagnostics.map((diagnostic) => {
    if (edits.length === 0 || isOwn(diagnostic) || isOfBase(diagnostic)) return diagnostic;
    const span = editBehind(diagnostic, rules, edits)?.span;
    if (span === undefined) return diagnostic;
    const { labels } = diagnostic;
    const others = labels.filter((label) => !contains(span, label.span));
    const shown = { span: diagnostic.span, label: "shows-here" } as const;
    return { ...diagnostic, span, labels: [shown, ...others] };
  });
}

/** Returns whether a diagnostic is inside one of these variants. */
export function isWrittenIn(
  variants: MergedRules["variants"],
): (diagnostic: Diagnostic) => boolean {
  return ({ span }) => variants.some(({ changes }) => contains(changes.span, span));
}

function placed(edit: ast.Edit): PlacedEdit {
  const name =
    edit.kind === "declare" ? declarationTitle(edit.decl) : (edit.path.names[0]?.text ?? "");
  return { name, edit, span: findEditTarget(edit).span };
}

/**
 * Returns the edit that contains a second span of the diagnostic, or the last one that changes a
 * declaration at the diagnostic, in its facts, or referenced by that declaration; else the last
 * edit.
 */
function editBehind(
  { span, facts, labels }: Diagnostic,
  { files }: MergedRules,
  edits: readonly PlacedEdit[],
): PlacedEdit | undefined {
  const decl = files.flatMap(({ decls }) => decls).find((one) => containsSpan(one, span));
  const said = new Set(Object.values(facts).map(String));
  const spoken = decl === undefined ? new Set<string>() : namesIn(decl);
  return (
    edits.find(({ edit }) => labels.some((label) => contains(edit.span, label.span))) ??
    edits.findLast(({ name }) => decl !== undefined && name === declarationTitle(decl)) ??
    edits.findLast(
      ({ name, edit }) => said.has(name) || partsOf(edit).some((one) => said.has(one)),
    ) ??
    edits.findLast(({ name }) => spoken.has(name)) ??
    edits.at(-1)
  );
}

/** The parts that the path of an edit names: `chicken` of `Species.chicken`. */
function partsOf(edit: ast.Edit): string[] {
  return edit.kind === "declare" ? [] : edit.path.names.slice(1).map(({ text }) => text);
}

/** All names that are written in a declaration. */
function namesIn(tree: unknown, found = new Set<string>()): Set<string> {
  if (typeof tree !== "object" || tree === null) return found;
  if ("text" in tree && typeof tree.text === "string") found.add(tree.text);
  for (const part of Object.values(tree)) namesIn(part, found);
  return found;
}

function contains(outer: Span, { file, start, end }: Span): boolean {
  return outer.file === file && outer.start <= start && end <= outer.end;
}

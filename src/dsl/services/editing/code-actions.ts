// Code actions: the fixes of diagnostics, one by one or all together.

import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { fixOf } from "../../diagnostics/fixes.ts";
import { hint } from "../../diagnostics/render/render.ts";
import type { SourceEdit } from "../../source/edit.ts";
import type { TextLanguage } from "../../source/language.ts";
import type { Span } from "../../source/span.ts";

export interface CodeAction {
  /** The title of the fix, as the hint of the diagnostic words it. */
  readonly title: string;
  readonly edits: readonly SourceEdit[];
  /** The diagnostics that it removes. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Returns the fixes of the diagnostics in a part of a file. */
export function quickFixes(
  diagnostics: readonly Diagnostic[],
  { file, start, end }: Span,
  language: TextLanguage,
): CodeAction[] {
  const here = diagnostics.filter(
    ({ span }) => span.file === file && span.start <= end && start <= span.end,
  );
  return here.flatMap((diagnostic) => {
    const edits = fixOf(diagnostic);
    const title = hint(language, diagnostic);
    return edits === undefined || title === undefined
      ? []
      : [{ title, edits, diagnostics: [diagnostic] }];
  });
}

/** Returns all fixes in one file that do not overlap, or `undefined` if there are none. */
export function fixAll(
  diagnostics: readonly Diagnostic[],
  file: string,
): Omit<CodeAction, "title"> | undefined {
  const edits: SourceEdit[] = [];
  const mended: Diagnostic[] = [];
  for (const diagnostic of diagnostics) {
    const fix = fixOf(diagnostic) ?? [];
    const fits = fix.every(
      ({ span }) => span.file === file && !edits.some((edit) => overlap(edit.span, span)),
    );
    if (fix.length === 0 || !fits) continue;
    edits.push(...fix);
    mended.push(diagnostic);
  }
  return mended.length === 0 ? undefined : { edits, diagnostics: mended };
}

function overlap(one: Span, other: Span): boolean {
  const isSame = one.start === other.start && one.end === other.end;
  return isSame || (one.start < other.end && other.start < one.end);
}

// Converts diagnostics to the protocol.

import {
  type DiagnosticRelatedInformation,
  DiagnosticSeverity,
  DiagnosticTag,
  type Diagnostic as LspDiagnostic,
} from "vscode-languageserver";
import {
  type Diagnostic,
  hiddenText,
  hint,
  labelText,
  limitReports,
  message,
  type TextLanguage,
  why,
} from "../dsl/index.ts";
import { codePageOf } from "../files/code-page.ts";
import type { WorkspaceGame } from "./games.ts";

/** Codes of superfluous rules, which editors show faded. */
const unnecessary: ReadonlySet<string> = new Set<Diagnostic["code"]>([
  "never-used",
  "never-read",
  "never-happens",
  "never-answered",
  "unused-name",
  "unread-field",
  "same-as-base",
  "never-reached",
]);

/** Language and site for texts of diagnostics. */
export interface Reader {
  readonly language: TextLanguage;
  /** As in `Host`. */
  readonly site: string | undefined;
}

/** Converts a diagnostic, with its explanation, secondary spans and the page of its code. */
export function toLspDiagnostic(
  { places }: WorkspaceGame,
  { language, site }: Reader,
  diagnostic: Diagnostic,
): LspDiagnostic {
  const { code, span, labels } = diagnostic;
  const advice = hint(language, diagnostic);
  const related = labels.map(
    (label): DiagnosticRelatedInformation => ({
      location: { uri: places.uriOf(label.span.file), range: places.range(label.span) },
      message: labelText(language, label.label),
    }),
  );
  const isUnnecessary = unnecessary.has(code);
  return {
    range: places.range(span),
    severity: severityOf(diagnostic),
    source: "regel",
    code,
    ...(site !== undefined && {
      codeDescription: { href: codePageOf(site, language, code) },
    }),
    data: { why: why(language, code) },
    message: message(language, diagnostic) + (advice === undefined ? "" : `\n${advice}`),
    ...(isUnnecessary && { tags: [DiagnosticTag.Unnecessary] }),
    ...(related.length > 0 && { relatedInformation: related }),
  };
}

/**
 * Groups the diagnostics of a game by file for an editor: without duplicates, limited in number,
 * followed by the number of further ones.
 */
export function groupByFile(
  game: WorkspaceGame,
  reader: Reader,
  diagnostics: readonly Diagnostic[],
): ReadonlyMap<string, readonly LspDiagnostic[]> {
  const { shown, hidden } = limitReports(removeDuplicates(diagnostics));
  const byFile = new Map<string, LspDiagnostic[]>();
  const add = (file: string, report: LspDiagnostic) => {
    const known = byFile.get(file);
    if (known === undefined) byFile.set(file, [report]);
    else known.push(report);
  };
  for (const one of shown) add(one.span.file, toLspDiagnostic(game, reader, one));
  const [next] = hidden;
  if (next !== undefined) {
    const range = game.places.range(next.span);
    const message = hiddenText(reader.language, hidden.length);
    const severity = severityOf(hidden.find(isError) ?? next);
    add(next.span.file, { range, severity, source: "regel", message });
  }
  return byFile;
}

/** Removes duplicates: an error of the game occurs under each of its variants. */
export function removeDuplicates(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return [...new Map(diagnostics.map((one) => [JSON.stringify(one), one])).values()];
}

function isError({ severity }: Diagnostic): boolean {
  return severity === "error";
}

function severityOf(diagnostic: Diagnostic): DiagnosticSeverity {
  return isError(diagnostic) ? DiagnosticSeverity.Error : DiagnosticSeverity.Warning;
}

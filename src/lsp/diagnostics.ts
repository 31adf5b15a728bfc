// Reports as the protocol has them.

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
import type { WorkspaceGame } from "./games.ts";

/** What rules could do without; editors show it faded. */
const unnecessary: ReadonlySet<string> = new Set<Diagnostic["code"]>([
  "never-used",
  "never-read",
  "never-happens",
  "never-answered",
  "unused-name",
  "unread-field",
  "same-as-base",
  "always-overridden",
  "overrides-nothing",
  "never-reached",
]);

/** For whom a report is written. */
export interface Reader {
  readonly language: TextLanguage;
  /** Where the pages of the codes are. */
  readonly site: string;
}

/** A report in words, with why there is such a report, its other places and the page of its code. */
export function lspDiagnostic(
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
    codeDescription: { href: `${site}/${language}/codes/${code}/` },
    data: { why: why(language, code) },
    message: message(language, diagnostic) + (advice === undefined ? "" : `\n${advice}`),
    ...(isUnnecessary && { tags: [DiagnosticTag.Unnecessary] }),
    ...(related.length > 0 && { relatedInformation: related }),
  };
}

/**
 * What an editor shows of all reports about a game: each once, the first of them, and behind these
 * how many more there are.
 */
export function shownByFile(
  game: WorkspaceGame,
  reader: Reader,
  diagnostics: readonly Diagnostic[],
): ReadonlyMap<string, readonly LspDiagnostic[]> {
  const { shown, hidden } = limitReports(distinct(diagnostics));
  const byFile = new Map<string, LspDiagnostic[]>();
  const add = (file: string, report: LspDiagnostic) => {
    const known = byFile.get(file);
    if (known === undefined) byFile.set(file, [report]);
    else known.push(report);
  };
  for (const one of shown) add(one.span.file, lspDiagnostic(game, reader, one));
  const [next] = hidden;
  if (next !== undefined) {
    const range = game.places.range(next.span);
    const message = hiddenText(reader.language, hidden.length);
    const severity = severityOf(hidden.find(isError) ?? next);
    add(next.span.file, { range, severity, source: "regel", message });
  }
  return byFile;
}

/** Each report once: what is wrong in a game is found under each of its variants as well. */
export function distinct(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return [...new Map(diagnostics.map((one) => [JSON.stringify(one), one])).values()];
}

function isError({ severity }: Diagnostic): boolean {
  return severity === "error";
}

function severityOf(diagnostic: Diagnostic): DiagnosticSeverity {
  return isError(diagnostic) ? DiagnosticSeverity.Error : DiagnosticSeverity.Warning;
}

// Reports as the protocol has them.

import {
  type DiagnosticRelatedInformation,
  DiagnosticSeverity,
  DiagnosticTag,
  type Diagnostic as LspDiagnostic,
} from "vscode-languageserver";
import { type Diagnostic, hint, type Language, labelText, message, why } from "../dsl/index.ts";
import type { Game } from "./games.ts";

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
  readonly language: Language;
  /** Where the pages of the codes are. */
  readonly site: string;
}

/** A report in words, with why there is such a report, its other places and the page of its code. */
export function lspDiagnostic(
  { places }: Game,
  { language, site }: Reader,
  diagnostic: Diagnostic,
): LspDiagnostic {
  const { code, severity, span, labels } = diagnostic;
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
    severity: severity === "error" ? DiagnosticSeverity.Error : DiagnosticSeverity.Warning,
    source: "regel",
    code,
    codeDescription: { href: `${site}/${language}/codes/${code}/` },
    data: { why: why(language, code) },
    message: message(language, diagnostic) + (advice === undefined ? "" : `\n${advice}`),
    ...(isUnnecessary && { tags: [DiagnosticTag.Unnecessary] }),
    ...(related.length > 0 && { relatedInformation: related }),
  };
}

// Reports as the protocol has them.

import {
  type DiagnosticRelatedInformation,
  DiagnosticSeverity,
  DiagnosticTag,
  type Diagnostic as LspDiagnostic,
} from "vscode-languageserver";
import { type Diagnostic, hint, type Language, labelText, message } from "../dsl/index.ts";
import { uriOf } from "./convert.ts";
import type { Game } from "./games.ts";

/** Where the pages of the codes are; the same as for the site. */
const site = process.env.SITE ?? "http://localhost:4321";

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

/** A report in words, with its other places and the page of its code. */
export function lspDiagnostic(
  { places }: Game,
  language: Language,
  diagnostic: Diagnostic,
): LspDiagnostic {
  const { code, severity, span, labels } = diagnostic;
  const advice = hint(language, diagnostic);
  const related = labels.map(
    (label): DiagnosticRelatedInformation => ({
      location: { uri: uriOf(label.span.file), range: places.range(label.span) },
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
    message: message(language, diagnostic) + (advice === undefined ? "" : `\n${advice}`),
    ...(isUnnecessary && { tags: [DiagnosticTag.Unnecessary] }),
    ...(related.length > 0 && { relatedInformation: related }),
  };
}

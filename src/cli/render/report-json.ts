// Diagnostics as JSON: one array for all checked games. If some are omitted, the last one has their
// number in `omitted`.

import {
  type Diagnostic,
  fixOf,
  hint,
  labelText,
  limitReports,
  message,
  titleOf,
} from "../../dsl/index.ts";
import type { Shell } from "../shell.ts";
import { type LineColumnRange, regionIn } from "./line-column-range.ts";

/** Returns the text of a file by its path. */
export type TextOf = (path: string) => string;

/** Formats diagnostics as JSON. */
export function formatReportsJson(
  shell: Shell,
  reports: readonly Diagnostic[],
  textOf: TextOf,
): string {
  const { shown, hidden } = limitReports(reports);
  const data = shown.map((report, i) => ({
    ...reportData(shell, report, textOf),
    ...(hidden.length > 0 && i === shown.length - 1 ? { omitted: hidden.length } : {}),
  }));
  return JSON.stringify(data, undefined, 2);
}

function reportData({ language }: Shell, report: Diagnostic, textOf: TextOf) {
  const { code, severity, span, labels } = report;
  const place = (span: Diagnostic["span"]): { readonly file: string } & LineColumnRange => ({
    file: span.file,
    ...regionIn(textOf(span.file), span),
  });
  return {
    code,
    severity,
    ...place(span),
    title: titleOf(language, code),
    message: message(language, report),
    hint: hint(language, report) ?? null,
    /** The edits of the fix, if there is one. */
    fix: fixOf(report)?.map(({ span, text }) => ({ ...place(span), text })) ?? null,
    labels: labels.map(({ span, label }) => ({ ...place(span), text: labelText(language, label) })),
  };
}

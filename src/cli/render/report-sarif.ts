// Diagnostics in SARIF 2.1.0, the format of code scanners.

import {
  type Diagnostic,
  type DiagnosticCode,
  fixOf,
  hiddenText,
  hint,
  labelText,
  limitReports,
  message,
  titleOf,
  why,
} from "../../dsl/index.ts";
import { codePageOf } from "../../files/code-page.ts";
import { findSiteAddress } from "../../files/site-address.ts";
import type { Shell } from "../shell.ts";
import { regionIn } from "./line-column-range.ts";
import type { TextOf } from "./report-json.ts";

/** Returns the address of the site, if it is known. */
function siteOf({ streams }: Shell): string | undefined {
  return findSiteAddress(streams.env)?.href;
}

/** Formats diagnostics as a SARIF log. */
export function formatReportsSarif(
  shell: Shell,
  reports: readonly Diagnostic[],
  textOf: TextOf,
): string {
  const { shown, hidden } = limitReports(reports);
  const codes = [...new Set(shown.map(({ code }) => code))].sort();
  const site = siteOf(shell);
  const log = {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: {
          driver: {
            name: "regel",
            informationUri: site && `${site}${shell.language}/`,
            rules: codes.map((code) => ruleOf(shell, code, shown)),
          },
        },
        language: shell.language,
        columnKind: "utf16CodeUnits",
        results: shown.map((report) => resultOf(shell, codes, report, textOf)),
        ...(hidden.length > 0 ? omission(shell, hidden.length) : {}),
      },
    ],
  };
  return JSON.stringify(log, undefined, 2);
}

/** Returns the number of omitted diagnostics, and a note for people. */
function omission({ language }: Shell, omitted: number) {
  const note = { level: "note", message: { text: hiddenText(language, omitted) } };
  return {
    invocations: [{ executionSuccessful: true, toolExecutionNotifications: [note] }],
    properties: { omitted },
  };
}

function ruleOf(shell: Shell, code: DiagnosticCode, reports: readonly Diagnostic[]) {
  const { language } = shell;
  const site = siteOf(shell);
  const isError = reports.some((report) => report.code === code && report.severity === "error");
  return {
    id: code,
    shortDescription: { text: titleOf(language, code) },
    fullDescription: { text: why(language, code) },
    helpUri: site && codePageOf(site, language, code),
    defaultConfiguration: { level: isError ? "error" : "warning" },
  };
}

function resultOf(
  { language }: Shell,
  codes: readonly DiagnosticCode[],
  report: Diagnostic,
  textOf: TextOf,
) {
  const { code, severity, span, labels } = report;
  const place = (span: Diagnostic["span"]) => ({
    physicalLocation: {
      artifactLocation: artifactOf(span),
      region: sarifRegion(textOf, span),
    },
  });
  const advice = hint(language, report);
  const fix = fixOf(report);
  const text = [message(language, report), ...(advice === undefined ? [] : [advice])].join(" ");
  return {
    ruleId: code,
    ruleIndex: codes.indexOf(code),
    level: severity,
    message: { text },
    locations: [place(span)],
    relatedLocations: labels.map(({ span, label }, id) => ({
      id,
      ...place(span),
      message: { text: labelText(language, label) },
    })),
    ...(fix === undefined || advice === undefined
      ? {}
      : { fixes: [{ description: { text: advice }, artifactChanges: changesOf(fix, textOf) }] }),
  };
}

/** Groups the edits of a fix by file. */
function changesOf(fix: NonNullable<ReturnType<typeof fixOf>>, textOf: TextOf) {
  const files = [...new Set(fix.map(({ span }) => span.file))];
  return files.map((file) => ({
    artifactLocation: artifactOf({ file }),
    replacements: fix
      .filter(({ span }) => span.file === file)
      .map(({ span, text }) => ({
        deletedRegion: sarifRegion(textOf, span),
        insertedContent: { text },
      })),
  }));
}

function sarifRegion(textOf: TextOf, span: Diagnostic["span"]) {
  const { line, column, endLine, endColumn } = regionIn(textOf(span.file), span);
  return { startLine: line, startColumn: column, endLine, endColumn };
}

/** Formats a path as a relative URI reference, with escapes. */
function artifactOf({ file }: { readonly file: string }) {
  return { uri: file.split("/").map(encodeURIComponent).join("/") };
}

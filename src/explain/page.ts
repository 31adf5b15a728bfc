// Explanation of a diagnostic code, on the site and in the terminal: the reason for it, a wrong
// program, and the corrected one.

import {
  type Diagnostic,
  type DiagnosticCode,
  fixOf,
  hint,
  type Paint,
  printable,
  renderDiagnostic,
  severityText,
  type TextLanguage,
  titleOf,
  topics,
  why,
} from "../dsl/index.ts";
import { type ChangedLines, changedLines } from "./changed-lines.ts";
import { PROGRAM, reportsOf } from "./program.ts";

/** A wrong program and its correction. */
export interface Programs {
  readonly wrong: string;
  readonly right: string;
}

interface CodePage {
  readonly code: DiagnosticCode;
  readonly title: string;
  readonly severity: Diagnostic["severity"];
  /** "error" or "warning" */
  readonly severityText: string;
  readonly why: string;
  readonly wrong: string;
  readonly right: string;
  readonly changed: ChangedLines;
  /** The hint or advice of the diagnostic, and whether a tool can apply it. */
  readonly remedy: string | undefined;
  readonly isAutomatic: boolean;
  /** The diagnostics of the wrong program, with code frames. */
  readonly report: string;
}

/** All codes, by topic, in catalogue order. */
export const allCodes: readonly DiagnosticCode[] = topics.flatMap(({ codes }) => codes);

/** Returns whether a word is a diagnostic code. */
export function isCode(word: string): word is DiagnosticCode {
  return allCodes.some((code) => code === word);
}

/** Creates the page of a code. The wrong program's first diagnostic has the code. */
export function codePage(
  language: TextLanguage,
  code: DiagnosticCode,
  { wrong, right }: Programs,
  paint?: Paint,
): CodePage {
  const [report] = reportsOf(code, wrong);
  const severity = report?.severity ?? "error";
  const textOf = (path: string) => (path === PROGRAM ? wrong : "");
  return {
    code,
    title: titleOf(language, code),
    severity,
    severityText: severityText(language, severity),
    why: why(language, code),
    wrong: shortened(wrong),
    right: shortened(right),
    changed: changedLines(wrong.trimEnd(), right.trimEnd()),
    remedy: report && hint(language, report),
    isAutomatic: report !== undefined && fixOf(report) !== undefined,
    report: report === undefined ? "" : renderDiagnostic(language, report, textOf, paint).trimEnd(),
  };
}

/**
 * Maximum number of characters shown per line; only a program about nesting depth has longer ones.
 */
const LONGEST = 100;

/** Shortens overlong lines, and replaces invisible characters by a sign. */
function shortened(program: string): string {
  return printable(program)
    .trimEnd()
    .split("\n")
    .map((line) => (line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line))
    .join("\n");
}

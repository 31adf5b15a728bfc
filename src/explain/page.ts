// What is told about a code, on the site and in the terminal: why there is such a report, a program
// that is wrong in this way, and the same program right.

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

/** A wrong program and the same program right. */
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
  /** How to mend it, if the report says so, and whether a tool can do that. */
  readonly remedy: string | undefined;
  readonly isAutomatic: boolean;
  /** What the compiler says about the wrong program, with the lines that it is about. */
  readonly report: string;
}

/** All codes, by topic, in the order of the catalogue. */
export const allCodes: readonly DiagnosticCode[] = topics.flatMap(({ codes }) => codes);

export function isCode(word: string): word is DiagnosticCode {
  return (allCodes as readonly string[]).includes(word);
}

/** The page of a code. Its wrong program shows the code, so the first report is about it. */
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

/** Characters of a line that are shown at most; only a program about depth has longer ones. */
const LONGEST = 100;

/** A program as it is shown: with no overlong line, and with a sign in place of what nobody sees. */
function shortened(program: string): string {
  return printable(program)
    .trimEnd()
    .split("\n")
    .map((line) => (line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line))
    .join("\n");
}

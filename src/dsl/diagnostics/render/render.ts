// Renders diagnostics as text for a terminal. No IO: the caller prints.

import type { TextLanguage } from "../../source/language.ts";
import { positionAt } from "../../source/source.ts";
import type { Span } from "../../source/span.ts";
import type { Catalog, DiagnosticCode, DiagnosticLabels, Topic, Wording } from "../catalog.ts";
import { de, frameDe } from "../de/catalog.ts";
import { type Diagnostic, showsElsewhere } from "../diagnostic.ts";
import { en, frameEn } from "../en/catalog.ts";
import { type Annotation, codeFrame } from "./code-frame.ts";
import { printable } from "./columns.ts";

const catalogs: Readonly<Record<TextLanguage, Catalog>> = { de, en };
const frames: Readonly<Record<TextLanguage, DiagnosticLabels>> = { de: frameDe, en: frameEn };

/** Returns the title of a diagnostic, two to four words. */
function title(language: TextLanguage, diagnostic: Diagnostic): string {
  return wordingOf(language, diagnostic).title;
}

/** Returns the message of a diagnostic, one paragraph. */
export function message(language: TextLanguage, diagnostic: Diagnostic): string {
  return wordingOf(language, diagnostic).text(diagnostic.facts);
}

/**
 * Returns the hint (the fix that `fixOf` computes) or the advice of a diagnostic, or `undefined`.
 */
export function hint(language: TextLanguage, diagnostic: Diagnostic): string | undefined {
  const { hint, advice } = wordingOf(language, diagnostic);
  // A fix of the affected rule would not correct the variant edit that causes the diagnostic.
  if (showsElsewhere(diagnostic)) return undefined;
  return hint?.(diagnostic.facts) ?? advice?.(diagnostic.facts);
}

/** Returns the label of a secondary span. */
export function labelText(
  language: TextLanguage,
  label: Diagnostic["labels"][number]["label"],
): string {
  return frames[language].labels[label];
}

/** Returns why the language has the rule that a code reports. */
export function why(language: TextLanguage, code: DiagnosticCode): string {
  return catalogs[language][code].why;
}

/** Returns the title of a code. */
export function titleOf(language: TextLanguage, code: DiagnosticCode): string {
  return catalogs[language][code].title;
}

/** Returns the name of a topic. */
export function topicText(language: TextLanguage, topic: Topic): string {
  return frames[language].topics[topic];
}

/** States that `count` further diagnostics are hidden. */
export function hiddenText(language: TextLanguage, count: number): string {
  return frames[language].hidden(count);
}

/** Returns "error" or "warning" in a language. */
export function severityText(language: TextLanguage, severity: Diagnostic["severity"]): string {
  return frames[language].severity[severity];
}

/**
 * A report as a block of lines:
 *
 * ```text
 * reef.regel:4:1 error: Missing closing brace (missing-brace)
 *
 * 2 |   each player {
 *   |               - opened here
 * 3 |     score 4
 * 4 | }
 *   | ^
 *
 * text
 * hint: …
 * ```
 *
 * Second places in other files follow, each with its own lines. `sourceText` is the text of a file
 * by its path, for reports with places in other files, or just the text of the file that the report
 * is about. Without `paint` the text has no styles.
 */
export function renderDiagnostic(
  language: TextLanguage,
  diagnostic: Diagnostic,
  sourceText: string | ((path: string) => string),
  paint: Paint = plain,
): string {
  const textOf = typeof sourceText === "string" ? () => sourceText : sourceText;
  const { severity, span, code, labels } = diagnostic;
  const tone = severity === "error" ? "red" : "yellow";
  const word = paint(tone, `${frames[language].severity[severity]}:`);
  const advice = hint(language, diagnostic);
  const main: Annotation = { span, sign: "^", words: "", paint: (text) => paint(tone, text) };
  const seconds = labels.map(({ span, label }): Annotation => {
    const words = labelText(language, label);
    return { span, sign: "-", words, paint: (text) => paint("cyan", text) };
  });
  const here = seconds.filter(({ span: { file } }) => file === span.file);
  const elsewhere = seconds.filter(({ span: { file } }) => file !== span.file);
  return [
    `${place(span, textOf(span.file))} ${word} ${paint("bold", title(language, diagnostic))} (${code})`,
    "",
    ...codeFrame(textOf(span.file), [main, ...here]),
    "",
    printable(message(language, diagnostic)),
    ...(advice === undefined ? [] : [`${frames[language].hint}: ${printable(advice)}`]),
    ...elsewhere.flatMap((mark) => [
      "",
      `${place(mark.span, textOf(mark.span.file))} ${mark.words}`,
      "",
      ...codeFrame(textOf(mark.span.file), [{ ...mark, words: "" }]),
    ]),
    "",
  ].join("\n");
}

/** Formats the start of a span: `path:line:column`. */
function place(span: Span, text: string): string {
  const { line, column } = positionAt(text, span.start);
  return `${span.file}:${line}:${column}`;
}

/** Applies a terminal style to a text. */
export type Paint = (style: "red" | "yellow" | "cyan" | "bold", text: string) => string;

const plain: Paint = (_, text) => text;

const codes = { red: 31, yellow: 33, cyan: 36, bold: 1 } as const;

/** Styles as ANSI escape sequences, for a terminal emulator on a page. */
export const ansiPaint: Paint = (style, text) => `\u001b[${codes[style]}m${text}\u001b[0m`;

// The cast: a diagnostic's facts are those of its code, so the wording of that code fits them.
function wordingOf(language: TextLanguage, { code }: Diagnostic): Wording<Diagnostic["facts"]> {
  return catalogs[language][code] as Wording<Diagnostic["facts"]>;
}

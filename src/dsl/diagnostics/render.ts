// Reports as text for a terminal. No IO: the caller prints.

import { lineAt, positionAt } from "../source/source.ts";
import type { Span } from "../source/span.ts";
import type { Catalog, Frame, Wording } from "./catalog.ts";
import { de, frameDe } from "./de.ts";
import type { Diagnostic } from "./diagnostic.ts";
import { en, frameEn } from "./en.ts";

export type Language = "de" | "en";

const catalogs: Readonly<Record<Language, Catalog>> = { de, en };
const frames: Readonly<Record<Language, Frame>> = { de: frameDe, en: frameEn };

/** The title of a report, of two to four words. */
export function title(language: Language, diagnostic: Diagnostic): string {
  return wordingOf(language, diagnostic).title;
}

/** What a report says, in one paragraph. */
export function message(language: Language, diagnostic: Diagnostic): string {
  return wordingOf(language, diagnostic).text(diagnostic.facts);
}

/** How to mend it: the one obvious way, which `fixOf` makes, or else what there is to decide. */
export function hint(language: Language, diagnostic: Diagnostic): string | undefined {
  const { hint, advice } = wordingOf(language, diagnostic);
  return hint?.(diagnostic.facts) ?? advice?.(diagnostic.facts);
}

/** What a second place is to the report. */
export function labelText(
  language: Language,
  label: Diagnostic["labels"][number]["label"],
): string {
  return frames[language].labels[label];
}

/**
 * A report as a block of lines:
 *
 * ```text
 * reef.regel:3:8 error: Something else belongs here (does-not-fit)
 *
 * 3 |   gain coral
 *   |        ^^^^^
 *
 * text
 * hint: …
 * ```
 *
 * `sourceText` is the text of a file by its path, for reports with places in other files, or just
 * the text of the file that the report is about.
 */
export function renderDiagnostic(
  language: Language,
  diagnostic: Diagnostic,
  sourceText: string | ((path: string) => string),
  { colour = false }: { readonly colour?: boolean } = {},
): string {
  const textOf = typeof sourceText === "string" ? () => sourceText : sourceText;
  const paint = colour ? painted : plain;
  const { severity, span, code, labels } = diagnostic;
  const tone = severity === "error" ? "red" : "yellow";
  const word = paint(tone, `${frames[language].severity[severity]}:`);
  const advice = hint(language, diagnostic);
  return [
    `${place(span, textOf(span.file))} ${word} ${paint("bold", title(language, diagnostic))} (${code})`,
    "",
    ...codeFrame(span, textOf(span.file), (carets) => paint(tone, carets)),
    "",
    message(language, diagnostic),
    ...(advice === undefined ? [] : [`${frames[language].hint}: ${advice}`]),
    ...labels.flatMap((label) => [
      "",
      `${place(label.span, textOf(label.span.file))} ${labelText(language, label.label)}`,
      "",
      ...codeFrame(label.span, textOf(label.span.file), (carets) => paint("cyan", carets)),
    ]),
    "",
  ].join("\n");
}

/** `path:line:column` */
function place(span: Span, text: string): string {
  const { line, column } = positionAt(text, span.start);
  return `${span.file}:${line}:${column}`;
}

/** The first line of the span, and carets under what of it lies in that line. */
function codeFrame(span: Span, text: string, paint: (carets: string) => string): string[] {
  const { line, column } = positionAt(text, span.start);
  const code = lineAt(text, span.start);
  const gutter = String(line);
  const width = Math.max(1, Math.min(span.end - span.start, code.length - column + 1));
  // Tabs stay tabs, so that the carets stand below what they mean.
  const indent = code.slice(0, column - 1).replace(/[^\t]/g, " ");
  return [
    `${gutter} | ${code}`,
    `${" ".repeat(gutter.length)} | ${indent}${paint("^".repeat(width))}`,
  ];
}

const styles = { red: 31, yellow: 33, cyan: 36, bold: 1 } as const;

function painted(style: keyof typeof styles, text: string): string {
  return `\u001b[${styles[style]}m${text}\u001b[0m`;
}

function plain(_: keyof typeof styles, text: string): string {
  return text;
}

// A diagnostic's facts are those of its code, so the wording of that code fits them.
function wordingOf(language: Language, { code }: Diagnostic): Wording<Diagnostic["facts"]> {
  return catalogs[language][code] as Wording<Diagnostic["facts"]>;
}

// Texts of the server itself; those of diagnostics and explanations are in the language's
// catalogues.

import type { TextLanguage } from "../dsl/index.ts";
import { bytesText } from "../files/most-bytes.ts";
import type { SizeProblem } from "../files/rules-size.ts";

interface Texts {
  readonly passed: string;
  readonly failed: string;
  readonly running: string;
  readonly run: string;
  readonly unknownExample: (name: string) => string;
  readonly result: (name: string, passed: boolean, problem: string | undefined) => string;
  readonly fixAll: (count: number) => string;
  /** A name cannot be renamed, because it also occurs in a file of another author. */
  readonly notYours: (file: string) => string;
  readonly fault: (request: string, message: string) => string;
  /** Why rules are not read. */
  readonly tooLarge: (problem: SizeProblem) => string;
}

const de: Texts = {
  passed: "✓ bestanden",
  failed: "✗ nicht bestanden",
  running: "… wird gespielt",
  run: "▶ spielen",
  unknownExample: (name) =>
    `Das Beispiel \`${name}\` lässt sich nicht spielen: Die Regeln haben Fehler.`,
  result: (name, passed, problem) =>
    passed ? `${name}: bestanden` : `${name}: nicht bestanden. ${problem ?? ""}`.trim(),
  fixAll: (count) =>
    `${count === 1 ? "Eine Stelle" : `Alle ${count} Stellen`} der Datei berichtigen`,
  notYours: (file) =>
    `Der Name gehört zu ${file}; umbenennen lässt sich nur, was in den eigenen Dateien steht.`,
  fault: (request, message) =>
    `Regelwerk selbst hat bei ${request} versagt, bitte melden: ${message}`,
  tooLarge: ({ kind, maxBytes }) =>
    kind === "file"
      ? `Diese Datei ist zu groß: Eine Regeldatei darf höchstens ${bytesText(maxBytes)} haben. Teile sie auf, oder nimm etwas heraus.`
      : `Dieses Spiel ist zu groß: Alle Dateien eines Spiels dürfen zusammen höchstens ${bytesText(maxBytes)} haben. Nimm etwas heraus.`,
};

const en: Texts = {
  passed: "✓ passed",
  failed: "✗ failed",
  running: "… running",
  run: "▶ run",
  unknownExample: (name) => `The example \`${name}\` cannot be run: the rules have errors.`,
  result: (name, passed, problem) =>
    passed ? `${name}: passed` : `${name}: failed. ${problem ?? ""}`.trim(),
  fixAll: (count) => `Mend ${count === 1 ? "one place" : `all ${count} places`} in this file`,
  notYours: (file) =>
    `The name belongs to ${file}; only what stands in your own files can be renamed.`,
  fault: (request, message) => `Regelwerk itself failed in ${request}, please report: ${message}`,
  tooLarge: ({ kind, maxBytes }) =>
    kind === "file"
      ? `This file is too large: a file of rules may have ${bytesText(maxBytes)} at most. Split it, or take something out.`
      : `This game is too large: all files of a game may have ${bytesText(maxBytes)} together at most. Take something out.`,
};

export const lspTexts: Readonly<Record<TextLanguage, Texts>> = { de, en };

// What the server says itself; reports and explanations have their words in the language's own
// catalogues.

import type { Language } from "../dsl/index.ts";
import { MAX_GAME_BYTES, MAX_RULES_BYTES } from "../files/most-bytes.ts";

interface Texts {
  /** Why a file or a game is not checked. */
  readonly tooLarge: Readonly<Record<"file" | "game", string>>;
  readonly passed: string;
  readonly failed: string;
  readonly running: string;
  readonly run: string;
  readonly unknownExample: (name: string) => string;
  readonly result: (name: string, passed: boolean, problem: string | undefined) => string;
  readonly fixAll: (count: number) => string;
  /** A name cannot be changed, because it also stands in a file that is not the author's. */
  readonly notYours: (file: string) => string;
  readonly fault: (request: string, message: string) => string;
}

const megabytes = { file: MAX_RULES_BYTES / 1e6, game: MAX_GAME_BYTES / 1e6 };

const de: Texts = {
  tooLarge: {
    file: `Die Datei ist zu groß und wird nicht geprüft: Eine Regeldatei darf höchstens ${megabytes.file} MB haben.`,
    game: `Das Spiel ist zu groß und wird nicht geprüft: Alle Dateien eines Spiels dürfen zusammen höchstens ${megabytes.game} MB haben.`,
  },
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
};

const en: Texts = {
  tooLarge: {
    file: `This file is too large and is not checked: a file of rules may have ${megabytes.file} MB at most.`,
    game: `This game is too large and is not checked: all files of a game may have ${megabytes.game} MB together at most.`,
  },
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
};

export const texts: Readonly<Record<Language, Texts>> = { de, en };

// Output of commands: results to standard output, errors and progress to standard error, colours
// and progress only in a terminal. Control characters from files are escaped.

import type { Readable, Writable } from "node:stream";
import picocolors from "picocolors";
import type { TextLanguage } from "../dsl/index.ts";
import { createStyles, escapeTerminalText, type Styles } from "./render/terminal-text.ts";
import { cliTexts, type Texts } from "./texts/texts.ts";

/** An error with one sentence for the user; `main.mjs` prints it and ends with status 1. */
export class CommandError extends Error {}

/** Input and output streams: of the process, or of a test. */
export interface Streams {
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly stdout: Writable & { readonly isTTY?: boolean };
  readonly stderr: Writable & { readonly isTTY?: boolean };
  readonly env: Readonly<Record<string, string | undefined>>;
}

export interface Shell {
  readonly streams: Streams;
  readonly language: TextLanguage;
  readonly texts: Texts;
  readonly colours: Styles;
  /** Whether standard output shows colours. */
  readonly isColourful: boolean;
  /** Prints result lines. */
  out(text: string): void;
  /** Prints lines to standard error. */
  err(text: string): void;
  /**
   * Shows the progress of long work, a few times a second; `unit` is what is counted. The value of
   * the first call is the starting point.
   */
  progress(done: number, all: number, unit: string): void;
  /** Formats a number in the shell's language. */
  number(value: number, digits?: number): string;
  /** Formats a percentage: "12 %" in German, "12%" in English. */
  percent(value: number, digits?: number): string;
}

/** Creates a shell that prints to the given streams. */
export function createShell(language: TextLanguage, streams: Streams): Shell {
  const { stdout, stderr } = streams;
  const isColourful = stdout.isTTY === true && picocolors.isColorSupported;
  const progress = createProgress(language, streams);
  return {
    streams,
    language,
    texts: cliTexts[language],
    colours: createStyles(isColourful),
    isColourful,
    out(text) {
      progress.clear();
      stdout.write(`${escapeTerminalText(text)}\n`);
    },
    err(text) {
      progress.clear();
      stderr.write(`${escapeTerminalText(text)}\n`);
    },
    progress: progress.show,
    number: (value, digits = 0) => formatNumber(language, value, digits),
    percent: (value, digits = 0) =>
      `${formatNumber(language, value, digits)}${language === "de" ? " " : ""}%`,
  };
}

/** Aligns columns, the first to the left, others to the right: `["a", "1"]` → `a  1`. */
export function alignRows(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => [...(row[column] ?? "")].length)),
  );
  const padded = (cell: string, column: number) => {
    const gap = " ".repeat((widths[column] ?? 0) - [...cell].length);
    return column === 0 ? cell + gap : gap + cell;
  };
  return rows.map((row) => row.map(padded).join("  ").trimEnd()).join("\n");
}

/** Formats seconds: `1:05`, `12:01:05`. */
function asTime(seconds: number): string {
  const two = (value: number) => `${value}`.padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

function formatNumber(language: TextLanguage, value: number, digits: number): string {
  return new Intl.NumberFormat(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: true,
  }).format(value);
}

/** Length of the progress bar, in characters. */
const barLength = 24;

/** Creates a progress bar on one line of standard error, visible if that is a terminal. */
function createProgress(language: TextLanguage, { stderr }: Streams) {
  let begun: { readonly at: number; readonly done: number } | undefined;
  let shownAt = Date.now();
  let isShown = false;
  return {
    show(done: number, all: number, unit: string) {
      const now = Date.now();
      begun ??= { at: now, done };
      if (stderr.isTTY !== true || now - shownAt < 100) return;
      shownAt = now;
      isShown = true;
      const bar = "█".repeat(Math.floor((barLength * done) / all)).padEnd(barLength, "░");
      const figures = `${formatNumber(language, done, 0)} / ${formatNumber(language, all, 0)}`;
      const here = done - begun.done;
      const seconds = Math.ceil(((now - begun.at) * (all - done)) / here / 1000);
      const left = here === 0 ? "" : `, ${cliTexts[language].timeLeft(asTime(seconds))}`;
      stderr.write(`\r\u001b[2K${bar} ${figures} ${unit}${left}`);
    },
    clear() {
      if (isShown) stderr.write("\r\u001b[2K");
      isShown = false;
    },
  };
}

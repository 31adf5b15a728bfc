// Everything the command prints goes through a shell: results to standard output, what is wrong and
// what is under way to standard error, colours and progress only where a person is looking. No
// control character of a file gets through.

import type { Readable, Writable } from "node:stream";
import picocolors from "picocolors";
import type { TextLanguage } from "../dsl/index.ts";
import { createStyles, type Styles, terminalText } from "./render/terminal-text.ts";
import { cliTexts, type Texts } from "./texts/texts.ts";

/** What cannot be done, in one sentence for the user; `main.mjs` prints it and ends with status 1. */
export class CommandError extends Error {}

/** What a command reads from and writes to: those of the process, or of a test. */
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
  /** Prints lines of the result. */
  out(text: string): void;
  /** Prints lines about what is wrong. */
  err(text: string): void;
  /**
   * Shows how far long work is, a few times a second; `unit` is what is counted. What is done at the
   * first call was there before.
   */
  progress(done: number, all: number, unit: string): void;
  /** A number as people write it in the shell's language. */
  number(value: number, digits?: number): string;
  /** So many per cent, written as in the shell's language: "12 %" in German, "12%" in English. */
  percent(value: number, digits?: number): string;
}

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
      stdout.write(`${terminalText(text)}\n`);
    },
    err(text) {
      progress.clear();
      stderr.write(`${terminalText(text)}\n`);
    },
    progress: progress.show,
    number: (value, digits = 0) => formatNumber(language, value, digits),
    percent: (value, digits = 0) =>
      `${formatNumber(language, value, digits)}${language === "de" ? " " : ""}%`,
  };
}

/** Columns side by side, the first to the left, numbers to the right: `["a", "1"]` → `a  1`. */
export function alignedRows(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => [...(row[column] ?? "")].length)),
  );
  const padded = (cell: string, column: number) => {
    const gap = " ".repeat((widths[column] ?? 0) - [...cell].length);
    return column === 0 ? cell + gap : gap + cell;
  };
  return rows.map((row) => row.map(padded).join("  ").trimEnd()).join("\n");
}

/** Seconds as people write a time: `1:05`, `12:01:05`. */
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

/** How many signs the bar is long. */
const barLength = 24;

/** Shows progress on one line of standard error, if that is a terminal. */
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

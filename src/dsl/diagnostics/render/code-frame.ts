// Code frames: source lines with markers below the annotated spans.

import type { Span } from "../../source/span.ts";
import { cellsOf, type TerminalCell, widthOf } from "./columns.ts";

/** A span to mark: markers below it, and a label behind them. */
export interface Annotation {
  readonly span: Span;
  readonly sign: "^" | "-";
  readonly words: string;
  /** Applies the style of the markers and the label. */
  paint(text: string): string;
}

/** Maximum number of source columns shown. */
const WIDEST = 100;
/** Characters that are looked at in front of and behind an annotation, many more than are shown. */
const NEAR = 2_000;
/** Maximum number of lines shown per annotation; longer spans show the first two and the last. */
const MOST_LINES = 4;

/**
 * Renders the lines that contain the annotations, which must all be in one file:
 *
 * ```text
 * 2 |   each player {
 *   |               - opened here
 * 3 |     score 4
 * 4 | }
 *   | ^
 * ```
 */
export function codeFrame(text: string, marks: readonly Annotation[]): string[] {
  const lines = linesOf(text);
  const placed = marks.map((mark) => ({ ...mark, lines: linesUnder(lines, mark.span) }));
  const shown = [...new Set(placed.flatMap(({ lines }) => shownOf(lines)))].sort((a, b) => a - b);
  const gutter = String((shown.at(-1) ?? 0) + 1).length;
  return shown.flatMap((at, i) => {
    const line = lines[at];
    if (line === undefined) return [];
    const here = placed.filter((mark) => shownOf(mark.lines).includes(at));
    const skipped = i === 0 ? 0 : at - (shown[i - 1] ?? at) - 1;
    const between = skipped === 1 ? lines[at - 1] : undefined;
    const gap =
      between === undefined
        ? skipped > 0
          ? [`${"".padStart(gutter)} …`]
          : []
        : lineFrame(between, at, gutter, []);
    const under = here.map((mark) => ({
      ...mark,
      words: at === mark.lines.at(-1) ? mark.words : "",
    }));
    return [...gap, ...lineFrame(line, at + 1, gutter, under)];
  });
}

interface Line {
  readonly text: string;
  readonly start: number;
}

/** A part of a line, and whether there is more in front of and behind it. */
interface Excerpt extends Line {
  readonly hasBefore: boolean;
  readonly hasBehind: boolean;
}

/** Returns the part of a line around its first annotation: a line may be as long as a file. */
function excerptOf({ text, start }: Line, first: Span | undefined): Excerpt {
  const at = Math.max((first?.start ?? start) - start, 0);
  const from = Math.max(at - NEAR, 0);
  const to = at + NEAR;
  return {
    text: text.slice(from, to),
    start: start + from,
    hasBefore: from > 0,
    hasBehind: to < text.length,
  };
}

/** Renders a line with its number, and one line of markers per annotation in it. */
function lineFrame(
  whole: Line,
  number: number,
  gutter: number,
  marks: readonly Annotation[],
): string[] {
  const line = excerptOf(whole, marks[0]?.span);
  const cells = cellsOf(line.text);
  const ranges = marks.map((mark) => ({ mark, range: rangeIn(cells, line, mark.span) }));
  const from = windowStart(cells, ranges[0]?.range);
  const window = windowOf(cells, from);
  const code = window.map(({ text }) => text).join("");
  const lead = from > 0 || line.hasBefore ? "…" : "";
  const rest = from + window.length < cells.length || line.hasBehind ? "…" : "";
  const signs = ranges.flatMap(({ mark, range: [start, end] }) => {
    const before = widthOf(cells.slice(from, Math.max(from, start))) + lead.length;
    const room = Math.max(1, Math.min(widthOf(cells.slice(start, end)), WIDEST - before));
    const words = mark.words === "" ? "" : ` ${mark.words}`;
    return [
      `${"".padStart(gutter)} | ${" ".repeat(before)}${mark.paint(mark.sign.repeat(room) + words)}`,
    ];
  });
  return [`${String(number).padStart(gutter)} | ${lead}${code}${rest}`.trimEnd(), ...signs];
}

/** Returns the range of cells that a span covers in a line, without blanks at its ends. */
function rangeIn(
  cells: readonly TerminalCell[],
  line: Line,
  span: Span,
): readonly [number, number] {
  const [from, to] = [span.start - line.start, span.end - line.start];
  const indent = from < 0 ? cells.findIndex(({ text }) => text.trim() !== "") : 0;
  const start = cells.findIndex(({ offset }, i) => i >= indent && offset >= Math.max(from, 0));
  if (start < 0) return [cells.length, cells.length + 1];
  const end = cells.findIndex(({ offset }) => offset >= to);
  return [start, Math.max(start + 1, end < 0 ? cells.length : end)];
}

/** Returns the first cell to show: 0, unless the marked range would be too far right. */
function windowStart(
  cells: readonly TerminalCell[],
  marked: readonly [number, number] = [0, 0],
): number {
  const [start, end] = marked;
  if (widthOf(cells.slice(0, end)) <= WIDEST) return 0;
  return Math.max(0, start - WIDEST / 4);
}

function windowOf(cells: readonly TerminalCell[], from: number): readonly TerminalCell[] {
  let width = 0;
  return cells.slice(from).filter((cell) => {
    width += cell.width;
    return width <= WIDEST;
  });
}

function linesOf(text: string): readonly Line[] {
  let start = 0;
  return text.split("\n").map((line) => {
    const at = { text: line.replace(/\r$/, ""), start };
    start += line.length + 1;
    return at;
  });
}

/** Returns the numbers, from 0, of the lines that a span touches. */
function linesUnder(lines: readonly Line[], { start, end }: Span): readonly number[] {
  const first = Math.max(
    0,
    lines.findLastIndex((line) => line.start <= start),
  );
  const last = lines.findLastIndex((line) => line.start < Math.max(end, start + 1));
  return Array.from({ length: Math.max(1, last - first + 1) }, (_, i) => first + i);
}

function shownOf(lines: readonly number[]): readonly number[] {
  return lines.length <= MOST_LINES ? lines : [...lines.slice(0, 2), ...lines.slice(-1)];
}

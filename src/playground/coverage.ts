// Line coverage of an author's rules: how often simulated games executed each line, as plain data.

import { positionAt, type RulesFile, type Span } from "../dsl/index.ts";

interface UsedLine {
  /** From 1. */
  readonly line: number;
  /** Number of executions or evaluations. */
  readonly count: number;
  /** Text of the first span on the line that was never executed; `undefined` if all were. */
  readonly unused: string | undefined;
}

interface UsedFile {
  readonly path: string;
  /** Only executable lines, no declarations and texts. */
  readonly lines: readonly UsedLine[];
}

export interface Coverage {
  readonly games: number;
  readonly files: readonly UsedFile[];
}

/** Groups the counts of spans by line. The count of a line is the largest of its spans. */
export function coverageOf(
  sources: readonly RulesFile[],
  places: readonly Span[],
  counts: readonly number[],
  games: number,
): Coverage {
  const files = sources.flatMap(({ path, text }): UsedFile[] => {
    const passed = new Map<string, number>();
    for (const [number, { file, start, end }] of places.entries()) {
      // The program may contain the code of a span several times.
      const key = `${start} ${end}`;
      if (file === path) passed.set(key, (passed.get(key) ?? 0) + (counts[number] ?? 0));
    }
    const byLine = new Map<number, UsedLine>();
    for (const [key, count] of passed) {
      const [start = 0, end = 0] = key.split(" ").map(Number);
      const { line } = positionAt(text, start);
      const known = byLine.get(line);
      const unused = count > 0 ? undefined : firstLine(text.slice(start, end));
      byLine.set(line, {
        line,
        count: Math.max(known?.count ?? 0, count),
        unused: known?.unused ?? unused,
      });
    }
    const lines = [...byLine.values()].sort((one, other) => one.line - other.line);
    return lines.length === 0 ? [] : [{ path, lines }];
  });
  return { games, files };
}

/** Returns all unused spans, in the order of the files. */
export function unusedIn({ files }: Coverage) {
  return files.flatMap(({ path, lines }) =>
    lines.flatMap(({ line, unused }) => (unused === undefined ? [] : [{ path, line, unused }])),
  );
}

function firstLine(text: string): string {
  const [first = "", ...more] = text.split("\n");
  return more.length > 0 ? `${first.trimEnd()} …` : first;
}

// What is done with an author's files, beside the page: laid out, compared, told for a booklet.

import {
  format,
  type IncrementalCompiler,
  longestCommonSubsequence,
  type RulesFile,
} from "../../dsl/index.ts";
import type { Booklet, BookletRequest } from "../booklet/booklet.ts";

/** A line that only one of two texts has, or that both have; a gap stands for many of the last. */
interface ComparedLine {
  readonly kind: "same" | "removed" | "added" | "gap";
  readonly text: string;
}

interface ComparedFile {
  readonly path: string;
  readonly lines: readonly ComparedLine[];
}

/** Lines of one text; what is longer is compared as a whole. */
const longest = 3000;
/** Lines that are shown around a change. */
const around = 3;

export class FileService {
  readonly #project: IncrementalCompiler;

  constructor(project: IncrementalCompiler) {
    this.#project = project;
  }

  /** Files as they should look; what has errors stays as it is. */
  laidOut(files: readonly RulesFile[]): RulesFile[] {
    return files.map((file) => {
      const laidOut = format(file);
      return "text" in laidOut ? { path: file.path, text: laidOut.text } : file;
    });
  }

  /** The files that are not the same, line by line. */
  compared(before: readonly RulesFile[], after: readonly RulesFile[]): ComparedFile[] {
    const paths = new Set([...before, ...after].map(({ path }) => path));
    return [...paths].flatMap((path) => {
      const [a, b] = [before, after].map(
        (files) => files.find((file) => file.path === path)?.text ?? "",
      );
      return a === b ? [] : [{ path, lines: withGaps(comparedLines(a ?? "", b ?? "")) }];
    });
  }

  /** Nothing where the rules have errors. What makes it is fetched when it is asked for. */
  async booklet(order: BookletRequest): Promise<Booklet | undefined> {
    const { createBooklet } = await import("../booklet/booklet.ts");
    return createBooklet(this.#project, order);
  }
}

function comparedLines(before: string, after: string): ComparedLine[] {
  const [a, b] = [linesOf(before), linesOf(after)];
  const isShort = a.length <= longest && b.length <= longest;
  const pairs = isShort ? longestCommonSubsequence(a, b) : [];
  const lines: ComparedLine[] = [];
  let [i, j] = [0, 0];
  for (const [left, right] of [...pairs, [a.length, b.length] as const]) {
    while (i < left) lines.push({ kind: "removed", text: a[i++] ?? "" });
    while (j < right) lines.push({ kind: "added", text: b[j++] ?? "" });
    if (left < a.length) lines.push({ kind: "same", text: a[left] ?? "" });
    [i, j] = [left + 1, right + 1];
  }
  return lines;
}

/** Without what is far from any change. */
function withGaps(lines: readonly ComparedLine[]): ComparedLine[] {
  const near = lines.map((_, at) =>
    lines.slice(Math.max(0, at - around), at + around + 1).some(({ kind }) => kind !== "same"),
  );
  return lines.flatMap((line, at): ComparedLine[] => {
    if (near[at]) return [line];
    return at === 0 || near[at - 1] ? [{ kind: "gap", text: "…" }] : [];
  });
}

function linesOf(text: string): string[] {
  return text === "" ? [] : text.replace(/\n$/, "").split("\n");
}

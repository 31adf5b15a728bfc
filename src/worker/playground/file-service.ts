// Operations on an author's files, in a worker: formatting, upgrade, comparison and the booklet.

import {
  format,
  type IncrementalCompiler,
  isSameWith,
  longestCommonSubsequence,
  type RulesFile,
  upgradeFile,
} from "../../dsl/index.ts";
import { findVariantNames, sourcesWith } from "../../playground/project.ts";
import type { Booklet, BookletRequest } from "../booklet/booklet.ts";

/** A line of a text comparison; a `gap` replaces unchanged lines far from any change. */
interface ComparedLine {
  readonly kind: "same" | "removed" | "added" | "gap";
  readonly text: string;
}

interface ComparedFile {
  readonly path: string;
  readonly lines: readonly ComparedLine[];
}

/** The author's files in the newest version of the language, or why they stay as they are. */
export type UpgradeResult =
  | { readonly kind: "upgraded"; readonly files: readonly RulesFile[] }
  /** The rules have errors, so nothing can be proved. */
  | { readonly kind: "faults" }
  /** The rewritten rules would be another game. */
  | { readonly kind: "differs" };

/** Maximum number of lines that are aligned; longer texts are compared as a whole. */
const longest = 3000;
/** Number of unchanged lines that are shown around a change. */
const around = 3;

/** Formats, upgrades, compares and prints files. */
export class FileService {
  readonly #project: IncrementalCompiler;

  constructor(project: IncrementalCompiler) {
    this.#project = project;
  }

  /** Formats files; those with syntax errors are unchanged. */
  laidOut(files: readonly RulesFile[]): RulesFile[] {
    return files.map((file) => {
      const laidOut = format(file);
      return "text" in laidOut ? { path: file.path, text: laidOut.text } : file;
    });
  }

  /**
   * Rewrites the author's files in the newest version of the language, if the game stays the same
   * without variants and with each of the author's. Reports each proof, because they take long.
   */
  async upgraded(
    base: readonly RulesFile[],
    own: readonly RulesFile[],
    onProof: () => void,
  ): Promise<UpgradeResult> {
    const files = own.map(upgradeFile);
    const [before, after] = [sourcesWith(base, own), sourcesWith(base, files)];
    for (const chosen of [[], ...findVariantNames(own).map((id) => [id])]) {
      if (this.#project.check(before, chosen).game === undefined) return { kind: "faults" };
      if (!isSameWith(this.#project, before, after, chosen)) return { kind: "differs" };
      onProof();
      // Lets the report leave the worker.
      await new Promise((resolve) => setTimeout(resolve));
    }
    return { kind: "upgraded", files };
  }

  /** Compares files line by line; equal files are omitted. */
  compared(before: readonly RulesFile[], after: readonly RulesFile[]): ComparedFile[] {
    const paths = new Set([...before, ...after].map(({ path }) => path));
    return [...paths].flatMap((path) => {
      const [a, b] = [before, after].map(
        (files) => files.find((file) => file.path === path)?.text ?? "",
      );
      return a === b ? [] : [{ path, lines: withGaps(comparedLines(a ?? "", b ?? "")) }];
    });
  }

  /** Creates the booklet; `undefined` if the rules have errors. Its code is loaded on demand. */
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

/** Replaces lines far from any change by gaps. */
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

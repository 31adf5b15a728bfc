// The project's own sources, for tests that hold its house rules.

import { globSync, readFileSync } from "node:fs";

export interface SourceFile {
  /** Relative to the project: `src/dsl/compile.ts`. */
  readonly path: string;
  readonly text: string;
}

/** All files below these folders with one of these endings (`.ts`); what is generated is left out. */
export function filesIn(folders: readonly string[], endings: readonly string[]): SourceFile[] {
  const patterns = folders.flatMap((folder) => endings.map((ending) => `${folder}/**/*${ending}`));
  return globSync(patterns)
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => !path.includes(".generated."))
    .sort()
    .map((path) => ({ path, text: readFileSync(path, "utf8") }));
}

/** The lines that match, as `path:line: text`. */
export function linesWith(files: readonly SourceFile[], pattern: RegExp): string[] {
  return files.flatMap(({ path, text }) =>
    text
      .split("\n")
      .flatMap((line, i) => (pattern.test(line) ? [`${path}:${i + 1}: ${line.trim()}`] : [])),
  );
}

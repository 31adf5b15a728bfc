// The table of source files that a comparison references.

import { positionAt, type RulesFile, type SourceRef } from "../dsl/index.ts";

/** A span in a file, identified by path. */
interface FileSpan {
  readonly file: string;
  readonly start: number;
  readonly end: number;
}

/** Collects the referenced files, each once. */
export class FileTable {
  readonly used: RulesFile[] = [];
  readonly #all: readonly RulesFile[];

  constructor(all: readonly RulesFile[]) {
    this.#all = all;
  }

  /** Converts a span to an index into `used`; `undefined` if the file does not exist. */
  place({ file, start, end }: FileSpan): SourceRef | undefined {
    const source = this.#all.find(({ path }) => path === file);
    if (source === undefined) return undefined;
    if (!this.used.includes(source)) this.used.push(source);
    const { line } = positionAt(source.text, start);
    return { file: this.used.indexOf(source), start, end, line };
  }
}

// The files that a comparison speaks of, each once.

import { positionAt, type RulesFile, type SourceRef } from "../dsl/index.ts";

/** A place in a file by its path. */
interface FileSpan {
  readonly file: string;
  readonly start: number;
  readonly end: number;
}

export class FileTable {
  readonly used: RulesFile[] = [];
  readonly #all: readonly RulesFile[];

  constructor(all: readonly RulesFile[]) {
    this.#all = all;
  }

  /** The place by the number of its file in `used`; nothing where there is no such file. */
  place({ file, start, end }: FileSpan): SourceRef | undefined {
    const source = this.#all.find(({ path }) => path === file);
    if (source === undefined) return undefined;
    if (!this.used.includes(source)) this.used.push(source);
    const { line } = positionAt(source.text, start);
    return { file: this.used.indexOf(source), start, end, line };
  }
}

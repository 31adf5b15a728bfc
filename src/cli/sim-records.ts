// The records of a simulation, written to a file in the order of the games, whatever order they are
// played in.

import { closeSync, openSync, writeSync } from "node:fs";
import type { Range } from "../play/ranges.ts";
import { writing } from "./files.ts";
import type { Shell } from "./output.ts";

export class RecordFile {
  readonly #shell: Shell;
  readonly #path: string;
  readonly #file: number;
  /** Records of games that come later, by the number of the first. */
  readonly #waiting = new Map<number, { readonly to: number; readonly text: string }>();
  #next: number;
  #separator = "";

  /** `first` is the number of the first game. */
  constructor(shell: Shell, path: string, first: number) {
    this.#shell = shell;
    this.#path = path;
    this.#next = first;
    this.#file = writing(shell, path, () => openSync(path, "w"));
  }

  add({ from, to }: Range, records: readonly string[]): void {
    this.#waiting.set(from, { to, text: records.join("\n") });
    for (;;) {
      const ready = this.#waiting.get(this.#next);
      if (ready === undefined) return;
      this.#waiting.delete(this.#next);
      const text = this.#separator + ready.text;
      writing(this.#shell, this.#path, () => void writeSync(this.#file, text));
      this.#separator = "\n";
      this.#next = ready.to;
    }
  }

  close(): void {
    closeSync(this.#file);
  }
}

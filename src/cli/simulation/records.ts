// Writes the records of a simulation to a file in the order of the games, whatever the order of
// playing.

import { closeSync, openSync, writeSync } from "node:fs";
import type { Range } from "../../play/simulation/ranges.ts";
import { runFileOperation } from "../files.ts";
import type { Shell } from "../shell.ts";
import { OrderedResults } from "./ordered-results.ts";

/** A file of records in the order of the games. */
export class RecordFile {
  readonly #shell: Shell;
  readonly #path: string;
  readonly #file: number;
  readonly #games: OrderedResults<readonly string[]>;
  #separator = "";

  /** `first` is the number of the first game. */
  constructor(shell: Shell, path: string, first: number) {
    this.#shell = shell;
    this.#path = path;
    this.#file = runFileOperation(shell, path, () => openSync(path, "w"));
    this.#games = new OrderedResults(first, (records) => this.#write(records));
  }

  add(range: Range, records: readonly string[]): void {
    this.#games.add(range, records);
  }

  close(): void {
    closeSync(this.#file);
  }

  #write(records: readonly string[]): void {
    const text = this.#separator + records.join("\n");
    runFileOperation(this.#shell, this.#path, () => void writeSync(this.#file, text));
    this.#separator = "\n";
  }
}

// Partial results in files: shared by `--checkpoint`, `--resume`, `--out` and `regel merge`.

import { existsSync } from "node:fs";
import type { Game } from "../../dsl/index.ts";
import { MAX_DATA_BYTES } from "../../files/most-bytes.ts";
import {
  findSimulationDifference,
  type PartialResult,
} from "../../play/simulation/partial-result.ts";
import {
  parsePartialResult,
  writePartialResult,
} from "../../play/simulation/partial-result-json.ts";
import type { Range } from "../../play/simulation/ranges.ts";
import { areMergeable } from "../../play/simulation/statistics.ts";
import type { Arguments } from "../arguments.ts";
import { readText, replaceText } from "../files.ts";
import { CommandError, type Shell } from "../shell.ts";
import { formatFiguresJson, renderFigures } from "./figures.ts";

/** Reads a partial result, which must be mergeable with `other` if given. */
export function readPartialResult(
  shell: Shell,
  path: string,
  other?: PartialResult,
): PartialResult {
  const parsed = parsePartialResult(readText(shell, path, MAX_DATA_BYTES));
  if (parsed.kind !== "part") throw new CommandError(shell.texts.sim[parsed.kind](path));
  const { part } = parsed;
  const difference = other && findSimulationDifference(other.simulation, part.simulation);
  if (difference !== undefined) throw new CommandError(shell.texts.sim.different(path, difference));
  if (other !== undefined && !areMergeable(other.statistics, part.statistics)) {
    throw new CommandError(shell.texts.sim.spoiled(path));
  }
  return part;
}

/** Writes the partial result to `--out` and prints its figures, also if writing fails. */
export function writeResult(shell: Shell, args: Arguments, game: Game, part: PartialResult): void {
  const file = args.values.get("out");
  const text = (args.values.has("json") ? formatFiguresJson : renderFigures)(shell, game, part);
  try {
    if (file !== undefined) replaceText(shell, file, writePartialResult(part));
  } finally {
    shell.out(text);
  }
}

/** Maximum number of ranges listed. */
const maxShownRanges = 5;

/** Formats ranges of games by number, from 1: "1 to 500", "7". */
export function formatRanges(shell: Shell, ranges: readonly Range[]): string[] {
  const texts = ranges
    .slice(0, maxShownRanges)
    .map(({ from, to }) =>
      to - from === 1
        ? shell.number(to)
        : shell.texts.sim.range(shell.number(from + 1), shell.number(to)),
    );
  return ranges.length > maxShownRanges ? [...texts, "…"] : texts;
}

/** Interval between two checkpoints, in milliseconds. */
const saveIntervalMs = 2000;

/** A file with the partial result, up to date within seconds. */
export class Checkpoint {
  readonly path: string;
  readonly #shell: Shell;
  #savedAt = performance.now();

  constructor(shell: Shell, path: string) {
    this.#shell = shell;
    this.path = path;
  }

  get isThere(): boolean {
    return existsSync(this.path);
  }

  /** Saves the partial result if the last checkpoint is old enough. */
  keep(part: PartialResult): void {
    if (performance.now() - this.#savedAt >= saveIntervalMs) this.save(part);
  }

  save(part: PartialResult): void {
    replaceText(this.#shell, this.path, writePartialResult(part));
    this.#savedAt = performance.now();
  }
}

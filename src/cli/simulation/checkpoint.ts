// Parts of simulations in files: what `--checkpoint`, `--resume`, `--out` and `regel merge` have in
// common.

import { existsSync } from "node:fs";
import type { Game } from "../../dsl/index.ts";
import { differenceOf, type Part } from "../../play/simulation/partial-result.ts";
import { parsePart, writePart } from "../../play/simulation/partial-result-json.ts";
import type { Range } from "../../play/simulation/ranges.ts";
import { areMergeable } from "../../play/simulation/statistics.ts";
import type { Arguments } from "../arguments.ts";
import { readText, replaceText } from "../files.ts";
import { Refusal, type Shell } from "../shell.ts";
import { figures, figuresAsJson } from "./figures.ts";

/** Reads a part that must go together with another, if one is given. */
export function readPart(shell: Shell, path: string, other?: Part): Part {
  const parsed = parsePart(readText(shell, path));
  if (parsed.kind !== "part") throw new Refusal(shell.texts.sim[parsed.kind](path));
  const { part } = parsed;
  const difference = other && differenceOf(other.simulation, part.simulation);
  if (difference !== undefined) throw new Refusal(shell.texts.sim.different(path, difference));
  if (other !== undefined && !areMergeable(other.statistics, part.statistics)) {
    throw new Refusal(shell.texts.sim.spoiled(path));
  }
  return part;
}

/** Writes the part to `--out` and prints its figures; these also where it cannot be written. */
export function giveOut(shell: Shell, args: Arguments, game: Game, part: Part): void {
  const file = args.values.get("out");
  const text = (args.values.has("json") ? figuresAsJson : figures)(shell, game, part);
  try {
    if (file !== undefined) replaceText(shell, file, writePart(part));
  } finally {
    shell.out(text);
  }
}

/** At most so many ranges are told; more would be no help. */
const told = 5;

/** Games as people number them, from 1: "1 to 500", "7". */
export function rangeTexts(shell: Shell, ranges: readonly Range[]): string[] {
  const texts = ranges
    .slice(0, told)
    .map(({ from, to }) =>
      to - from === 1
        ? shell.number(to)
        : shell.texts.sim.range(shell.number(from + 1), shell.number(to)),
    );
  return ranges.length > told ? [...texts, "…"] : texts;
}

/** How long what was played may be unsaved, in milliseconds. */
const patience = 2000;

/** A file that always holds what has been played, up to the last few seconds. */
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

  /** Saves the part if it is time to. */
  keep(part: Part): void {
    if (performance.now() - this.#savedAt >= patience) this.save(part);
  }

  save(part: Part): void {
    replaceText(this.#shell, this.path, writePart(part));
    this.#savedAt = performance.now();
  }
}

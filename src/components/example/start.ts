// Serializable start of an example, so that a page contains it without all other examples.

import type { ExampleStart, Game } from "../../dsl/index.ts";
import type { FigureData } from "../figure/figure.ts";

export interface StartData extends Omit<ExampleStart, "state"> {
  /** The numbers of the state; `7~55` is 55 times 7. A text, because pages take less for it than for a list. */
  readonly runs: string;
}

/** An example under another version of the game. */
export interface UnderVersion {
  /** Name of that version. */
  readonly version: string;
  readonly text: string;
  readonly start: StartData;
  readonly figure: FigureData;
}

/** Returns the start of an example as plain data. */
export function startData(game: Game, name: string): StartData {
  const { state, names, moves } = game.exampleStart(name);
  const runs: { readonly value: number; length: number }[] = [];
  for (const value of state) {
    const last = runs.at(-1);
    if (last?.value === value) last.length += 1;
    else runs.push({ value, length: 1 });
  }
  const texts = runs.map(({ value, length }) => (length === 1 ? value : `${value}~${length}`));
  return { runs: texts.join(" "), names, moves };
}

/** Restores the start of an example from plain data. */
export function startFrom({ runs, names, moves }: StartData): ExampleStart {
  const state = runs.split(" ").flatMap((run) => {
    const [value, length = 1] = run.split("~").map(Number);
    return new Array<number>(length).fill(value ?? 0);
  });
  return { state: Int32Array.from(state), names, moves };
}

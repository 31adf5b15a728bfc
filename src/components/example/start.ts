// Serializable start of an example, so that a page contains it without all other examples.

import type { ExampleStart, Game } from "../../dsl/index.ts";
import type { FigureData } from "../figure/figure.ts";

export interface StartData extends Omit<ExampleStart, "state"> {
  /** Run-length encoding of the state: value, length, value, length, … */
  readonly runs: readonly number[];
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
  const runs: number[] = [];
  for (const value of state) {
    if (runs.length > 0 && runs.at(-2) === value) runs[runs.length - 1] = (runs.at(-1) ?? 0) + 1;
    else runs.push(value, 1);
  }
  return { runs, names, moves };
}

/** Restores the start of an example from plain data. */
export function startFrom({ runs, names, moves }: StartData): ExampleStart {
  const state: number[] = [];
  for (let at = 0; at < runs.length; at += 2) {
    state.push(...new Array<number>(runs[at + 1] ?? 0).fill(runs[at] ?? 0));
  }
  return { state: Int32Array.from(state), names, moves };
}

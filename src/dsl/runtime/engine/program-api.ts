// The doors of a generated program.

import type { ForcedOutcome, ProgramLog } from "./instrumented-chance.ts";

/** Draws for whoever decides at random. */
export interface RandomSource {
  /** 0 … n - 1. It may be called by itself, without `this`. */
  below(n: number): number;
  /** The words of the generator, if it is that of sfc32.ts. */
  readonly words?: Int32Array;
}

type State = Int32Array;

/** The doors of a generated program that only plays on from positions (see codegen/program.ts). */
export interface LeanProgram {
  /** Runs to the next decision: how many options there are (in O), or 0 when the game is over. */
  run(S: State): number;
  /** Lists the options of the waiting decision in O and returns how many there are. */
  options(S: State): number;
  /** Plays an option and runs to the next decision; returns what `run` returns. */
  apply(S: State, code: number): number;
  /** By the numbers of examples' conditions; only those that exercises ask for. */
  readonly conditions: readonly ((S: State, you: number) => boolean | number)[];
  readonly ranking: readonly ((S: State, you: number) => number)[];
  /** The line of the rating that a score reaches, or -1; absent in games without a rating. */
  rating?(S: State, you: number): number;
  /** The limits of counters, by their numbers; absent where no counter has one. */
  readonly maxima?: Readonly<Record<number, (S: State, you: number) => number>>;
  setForced(results: ForcedOutcome[] | null): void;
  setLog(log: ProgramLog | null): void;
  readonly O: Int32Array | number[];
}

/** The doors of a whole program: it also begins games, says why not, and holds all conditions. */
export interface Program extends LeanProgram {
  /** Fills the buffer for a new game; `run` then takes it to its first decision. */
  init(S: State, players: number, seed: number, choices: readonly number[]): void;
  /**
   * Plays random options to the end, from a decision or from a new game that nothing has been
   * played of: the number of decisions, or -1 when there are more than the limit.
   */
  playout(S: State, random: RandomSource, limit: number): number;
  /** 0 if legal; need + 1; or -(pick + 1) if what was picked is not there. */
  explain(S: State, move: number, args: readonly number[]): number;
  readonly values: readonly ((S: State, you: number, ...args: number[]) => number)[];
  readonly because: readonly ((S: State, you: number, ...args: number[]) => number[])[];
  /** By the numbers of examples' conditions: what decided that one fails, as pairs of number and value. */
  readonly found: readonly ((S: State, you: number) => readonly number[])[];
  /** Brings lasting points that always count up to date; else does nothing. */
  settle(S: State): void;
  /** Works out what the state keeps of grids beside what lies on them, after it was changed from outside. */
  derive(S: State): void;
  /** The values in the holes of the need that failed last. */
  readonly W: number[];
  /** By how much the need failed that failed last, where that can be said; else 0. */
  lack(): number;
}

/** The options of the waiting decision, in their order. */
export function listOptions(program: LeanProgram, state: State): number[] {
  const { O } = program;
  const options: number[] = [];
  for (let count = program.options(state), i = 0; i < count; i++) options.push(O[i] as number);
  return options;
}

/** Makes a program ready to run; each has its own chance and its own room. */
export type ProgramFactory = () => Program;

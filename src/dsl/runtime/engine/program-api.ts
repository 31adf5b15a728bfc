// The API of a generated program.
//
// The casts to `number`: reads within the layout of the state are never undefined.

import type { ForcedOutcome, ProgramLog } from "./instrumented-chance.ts";

/** Random numbers for bots that choose options at random. */
export interface RandomSource {
  /** Returns a number in 0 … n - 1. Callable without `this`. */
  below(n: number): number;
  /** The words of the generator, if it is the one of bounded-random.ts. */
  readonly words?: Int32Array;
}

type State = Int32Array;

/** The API of a program that only resumes from positions (see codegen/program.ts). */
export interface LeanProgram {
  /**
   * Runs to the next decision. Returns the number of options (in O), or 0 when the game is over.
   */
  run(S: State): number;
  /** Lists the options of the pending decision in O and returns their number. */
  options(S: State): number;
  /** Plays an option and runs to the next decision. Returns the same as `run`. */
  apply(S: State, code: number): number;
  /** Conditions of examples by number; only those that goals of exercises use. */
  readonly conditions: readonly ((S: State, you: number) => boolean | number)[];
  readonly ranking: readonly ((S: State, you: number) => number)[];
  /**
   * Returns the line of the rating that a score reaches, or -1; absent in games without a rating.
   */
  rating?(S: State, you: number): number;
  /** Limits of counters by counter number; absent if no counter has a limit. */
  readonly maxima?: Readonly<Record<number, (S: State, you: number) => number>>;
  setForced(results: ForcedOutcome[] | null): void;
  setLog(log: ProgramLog | null): void;
  readonly O: Int32Array | number[];
}

/** The API of a program that also sets up games and explains: all that a match needs. */
export interface MatchProgram extends LeanProgram {
  /** Initializes the buffer for a new game; `run` then advances it to the first decision. Uses A. */
  init(S: State, players: number, seed: number, choices: readonly number[]): void;
  /**
   * Whether a move may be made with what is picked in A. Returns 0 if legal, need + 1 if a need fails,
   * or -(pick + 1) if a picked value is not available; then W holds the values for the placeholders,
   * and M the reason. `NOT_OFFERED` if the pending decision does not offer the move.
   */
  explain(S: State, move: number): number;
  /**
   * Lists the needs of a move with what is picked in A, in their order, as pairs of need and 1 if it
   * holds, 0 if it fails, or -1 if that can only be said where the needs before it hold. Returns how many
   * numbers of W these are.
   */
  holding(S: State, move: number): number;
  /** What is picked, in the order of the parameters of the move. */
  readonly A: Int32Array;
  /** The numbers of the last explanation. */
  readonly W: Int32Array;
  /** The reason of the last refusal, by the indices of `REASON`. */
  readonly M: Int32Array;
}

/** The API of a complete program, which also plays at random, and has all conditions. */
export interface Program extends MatchProgram {
  /**
   * Plays random options to the end, from a decision or from an initialized game. Returns the
   * number of decisions, or -1 if they exceed the limit.
   */
  playout(S: State, random: RandomSource, limit: number): number;
  readonly values: readonly ((S: State, you: number, ...args: number[]) => number)[];
  /** By value: lists the exceptions that are in force in W, and returns how many these are. */
  readonly because: readonly ((S: State, you: number, ...args: number[]) => number)[];
  /**
   * By condition number of examples: lists why one fails in W, as pairs of value index and value.
   * Returns how many numbers these are.
   */
  readonly found: readonly ((S: State, you: number) => number)[];
  /** Updates lasting points; does nothing in games without any. */
  settle(S: State): void;
  /** Recomputes data derived from the contents of grids after an external change. */
  derive(S: State): void;
}

/** Returns the options of the pending decision, in order. */
export function listOptions(program: LeanProgram, state: State): number[] {
  const { O } = program;
  const options: number[] = [];
  for (let count = program.options(state), i = 0; i < count; i++) options.push(O[i] as number);
  return options;
}

/** Returns whether a move may be made with these arguments, as `explain` does. */
export function explainMove(
  program: MatchProgram,
  state: State,
  move: number,
  args: readonly number[],
): number {
  program.A.set(args);
  return program.explain(state, move);
}

/** Returns which needs of a move hold with these arguments, as `holding` does. */
export function listNeeds(
  program: MatchProgram,
  state: State,
  move: number,
  args: readonly number[],
): readonly number[] {
  program.A.set(args);
  return listFacts(program, program.holding(state, move));
}

/** Returns the first numbers of the last explanation. */
export function listFacts({ W }: MatchProgram, count: number): readonly number[] {
  return [...W.subarray(0, count)];
}

/** Creates a program that is ready to run; each has its own RNG and its own buffers. */
export type ProgramFactory = () => Program;

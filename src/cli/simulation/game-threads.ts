// Plays games in several threads. What comes out does not depend on how many there are, nor on how
// the games are dealt out.

import type { Failure, PlayedRange } from "../../play/simulation/play-range.ts";
import { type Range, sizeOf } from "../../play/simulation/ranges.ts";
import type { RangeFigures, SimulationTask } from "./sim-worker.ts";
import { Threads } from "./threads.ts";

/** How long a thread should be at work before it answers, in milliseconds. */
const wanted = 150;
/** How many games a thread is given as long as nobody knows how long they take, and at most. */
const [first, most] = [4, 50_000];

/** Threads that play the games of a simulation. */
export function simulationThreads(task: SimulationTask, count: number): GameThreads<RangeFigures> {
  return new GameThreads(new URL("./sim-worker.ts", import.meta.url), task, count);
}

/** Runs a file that is told ranges of games, and answers each with what was counted. */
export class GameThreads<Figures> {
  readonly #threads: Threads<Range, PlayedRange<Figures>>;
  readonly #count: number;
  /** How many games a thread is given at a time. */
  #size = first;

  /** Every thread is told `task` when it starts. */
  constructor(script: URL, task: unknown, count: number) {
    this.#threads = new Threads(script, task, count);
    this.#count = count;
  }

  /**
   * Plays games, and tells of them in no particular order. If some cannot be played to their end, it
   * gives the first of those, and leaves out games behind it.
   */
  async play(
    ranges: readonly Range[],
    onPlayed: (range: Range, figures: Figures) => void,
    stop: AbortSignal,
  ): Promise<Failure | undefined> {
    const waiting = [...ranges];
    let failure: Failure | undefined;
    const begun = new Map<Range, number>();
    const next = (): Range | undefined => {
      const [range] = waiting;
      if (range === undefined || failure !== undefined) return undefined;
      const { from } = range;
      const share = Math.ceil(sizeOf(waiting) / this.#count);
      const to = Math.min(range.to, from + Math.min(this.#size, share));
      waiting.splice(0, 1, ...(to < range.to ? [{ from: to, to: range.to }] : []));
      const task = { from, to };
      begun.set(task, performance.now());
      return task;
    };
    const answered = (played: PlayedRange<Figures>, range: Range): void => {
      this.#learn(range.to - range.from, performance.now() - (begun.get(range) ?? 0));
      begun.delete(range);
      if (played.kind === "played") {
        onPlayed(range, played.figures);
      } else if (failure === undefined || played.failure.game < failure.game) {
        failure = played.failure;
      }
    };
    await this.#threads.answer(next, answered, stop);
    return failure;
  }

  close(): Promise<void> {
    return this.#threads.close();
  }

  /** Makes the next tasks such that they take about as long as is wanted. */
  #learn(games: number, milliseconds: number): void {
    const fitting = (games * wanted) / Math.max(milliseconds, 1);
    this.#size = Math.ceil(Math.min(fitting, 8 * this.#size, most));
  }
}

// Plays games in several threads. The result depends neither on their number nor on the
// distribution of the games.

import type { Failure, PlayedRange } from "../../play/simulation/play-range.ts";
import { type Range, sizeOf } from "../../play/simulation/ranges.ts";
import type { RangeFigures, SimulationTask } from "./sim-worker.ts";
import { Threads } from "./threads.ts";

/** Target duration of a task, in milliseconds. */
const taskTargetMs = 150;
/** Games per task: at first, while their duration is unknown, and at most. */
const [initialTaskGames, maxTaskGames] = [4, 50_000];

/** Creates threads that play the games of a simulation. */
export function createSimulationThreads(
  task: SimulationTask,
  count: number,
): GameThreads<RangeFigures> {
  return new GameThreads(new URL("./sim-worker.ts", import.meta.url), task, count);
}

/** Threads that run a script: each takes ranges of games and returns their figures. */
export class GameThreads<Figures> {
  readonly #threads: Threads<Range, PlayedRange<Figures>>;
  readonly #count: number;
  /** Games per task. */
  #size = initialTaskGames;

  /** Every thread gets `task` at its start. */
  constructor(script: URL, task: unknown, count: number) {
    this.#threads = new Threads(script, task, count);
    this.#count = count;
  }

  /**
   * Plays games and calls `onPlayed` in arbitrary order. If a game cannot be played to its end,
   * returns the failure of the first such game, and may skip later games.
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

  /** Adjusts the number of games per task to the target duration. */
  #learn(games: number, milliseconds: number): void {
    const fitting = (games * taskTargetMs) / Math.max(milliseconds, 1);
    this.#size = Math.ceil(Math.min(fitting, 8 * this.#size, maxTaskGames));
  }
}

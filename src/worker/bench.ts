// Measuring in a thread of the page, by the clock: how fast games are played and rules compiled.

import { type Measured, measuredGames, randomGames } from "../../bench/games.ts";
import { compileGame, type Game, type Source } from "../dsl/index.ts";
import { seededRandom } from "../play/random.ts";

/** How fast one game is played at random. */
export interface Speed {
  readonly gamesPerSecond: number;
  readonly decisionsPerSecond: number;
  /** The same rules by hand; only where they have been written. */
  readonly plainPerSecond?: number;
}

/** How long each thing is done before it is measured, and then measured, in milliseconds. */
const warming = 400;
const time = 1200;
/** The two that are set side by side take turns of this length. */
const turn = 60;

export class Bench {
  readonly #gameAt: (path: string) => Promise<Game>;

  /** `gameAt` brings the compiled game of a place in rules/. */
  constructor(gameAt: (path: string) => Promise<Game>) {
    this.#gameAt = gameAt;
  }

  /** Random games of one of the games in `bench/games.ts`, by its name. */
  async play(name: string): Promise<Speed> {
    const one = measuredGames.find((other) => other.name === name) as Measured;
    const random = seededRandom(1);
    const below = (n: number) => random.below(n);
    const game = await this.#gameAt(one.path);
    const games = randomGames(game, one, random);
    const plain = one.anchor?.(game, below);
    const tasks = [games.run, ...(plain === undefined ? [] : [plain])];
    const [played = 0, besides] = rates(tasks, one.batch);
    return {
      gamesPerSecond: played,
      decisionsPerSecond: played * games.decisionsPerGame(),
      ...(besides !== undefined && { plainPerSecond: besides }),
    };
  }

  /** Milliseconds to parse, check and compile these files: the median of some runs. */
  compile(sources: readonly Source[]): number {
    const runs = Array.from({ length: 7 }, () => {
      const start = performance.now();
      compileGame(sources);
      return performance.now() - start;
    });
    return runs.toSorted((a, b) => a - b)[3] ?? 0;
  }

  /** Nanoseconds to copy the state of a game into a buffer that is there. */
  async copy(path: string): Promise<number> {
    const state = (await this.#gameAt(path)).start({ players: 2, seed: 1 });
    const other = state.slice();
    const [rate = 1] = rates([() => other.set(state)], 10_000);
    return 1e9 / rate;
  }
}

/** How often a second each task can be done; they take turns. */
function rates(tasks: readonly (() => void)[], batch: number): number[] {
  for (const task of tasks) runFor(task, batch, warming);
  const sums = tasks.map(() => ({ runs: 0, milliseconds: 0 }));
  for (let passed = 0; passed < time * tasks.length; ) {
    for (const [i, task] of tasks.entries()) {
      const { runs, milliseconds } = runFor(task, batch, turn);
      const sum = sums[i];
      if (sum !== undefined) {
        sum.runs += runs;
        sum.milliseconds += milliseconds;
      }
      passed += milliseconds;
    }
  }
  return sums.map(({ runs, milliseconds }) => (1000 * runs) / milliseconds);
}

function runFor(task: () => void, batch: number, milliseconds: number) {
  const start = performance.now();
  let runs = 0;
  for (; performance.now() - start < milliseconds; runs += batch) {
    for (let i = 0; i < batch; i++) task();
  }
  return { runs, milliseconds: performance.now() - start };
}

// `regel worker`: plays the jobs of a queue until it is stopped.

import { setTimeout as after } from "node:timers/promises";
import { type Job, WaitingError, Worker } from "bullmq";
import type { LearnedFile } from "../../../play/bots/network.ts";
import {
  createEmptyPartialResult,
  type PartialResult,
  type Simulation,
  withPlayed,
} from "../../../play/simulation/partial-result.ts";
import {
  type Arguments,
  type Command,
  readThreadCount,
  readWholeNumber,
  rejectWords,
} from "../../arguments.ts";
import { runInterruptible } from "../../interrupt.ts";
import { compileGameOrFail, loadGuardedGame } from "../../load-game.ts";
import { CommandError, type Shell } from "../../shell.ts";
import { formatRanges } from "../../simulation/checkpoint.ts";
import { createSimulationThreads, type GameThreads } from "../../simulation/game-threads.ts";
import {
  createJobResult,
  type JobResult,
  jobsIn,
  learnedKey,
  openQueue,
  prefix,
  type QueuedJob,
  type QueuePlace,
  readRules,
  retentionSeconds,
  rulesKey,
} from "../../simulation/queue.ts";
import { queueFlags } from "../../simulation/queue-flags.ts";
import type { RangeFigures } from "../../simulation/sim-worker.ts";
import { regelwerkVersion } from "../../version.ts";

export const workerCommand: Command = {
  flags: { ...queueFlags, threads: "value", patience: "value", "until-empty": "switch" },
  run: work,
};

async function work(shell: Shell, args: Arguments): Promise<number> {
  rejectWords(shell, args);
  const threads = readThreadCount(shell, args);
  const patience =
    readWholeNumber(shell, args, "patience", { min: 1, max: 3600, missing: 30 }) * 1000;
  const place = await openQueue(shell, args);
  const queue = jobsIn(place);
  const table = new JobTable(shell, place, threads);
  await runInterruptible(async (stop) => {
    const worker = new Worker<QueuedJob, JobResult>(
      place.name,
      (job, token) => table.play(job, token, stop),
      {
        connection: place.redis,
        prefix,
        lockDuration: patience,
        stalledInterval: patience / 2,
        // Failures of machines are not failures of games.
        maxStalledCount: Number.MAX_SAFE_INTEGER,
        removeOnComplete: { age: retentionSeconds },
        removeOnFail: { age: retentionSeconds },
      },
    );
    worker.on("error", () => {}); // The connection has said so already.
    shell.err(shell.texts.queue.ready(place.name, place.address));
    const isDone = async () => {
      if (!args.values.has("until-empty")) return false;
      const { completed = 0, failed = 0, ...open } = await queue.getJobCounts();
      const isEmpty = Object.values(open).every((count) => count === 0);
      return isEmpty && completed + failed > 0;
    };
    while (!stop.aborted && !(await isDone())) {
      await after(1000, undefined, { signal: stop }).catch(() => {});
    }
    await worker.close();
  });
  await table.close();
  await queue.close();
  place.redis.disconnect();
  shell.out(shell.texts.queue.played(shell.number(table.jobs), shell.number(table.games)));
  return 0;
}

/** Plays jobs; keeps the last game loaded, because the next job is likely of the same one. */
class JobTable {
  jobs = 0;
  games = 0;
  readonly #shell: Shell;
  readonly #place: QueuePlace;
  readonly #threads: number;
  #open:
    | {
        readonly of: string;
        readonly empty: PartialResult;
        readonly pool: GameThreads<RangeFigures>;
      }
    | undefined;

  constructor(shell: Shell, place: QueuePlace, threads: number) {
    this.#shell = shell;
    this.#place = place;
    this.#threads = threads;
  }

  async play(
    job: Job<QueuedJob, JobResult>,
    token: string | undefined,
    stop: AbortSignal,
  ): Promise<JobResult> {
    const { simulation, range } = job.data;
    const { empty, pool } = await this.#openGame(simulation);
    let part = empty;
    const failure = await pool.play(
      [range],
      (played, { statistics }) => {
        part = withPlayed(part, [played], statistics);
      },
      stop,
    );
    const games = part.statistics.games;
    if (failure === undefined && games < range.to - range.from) {
      // This worker is ending; another one may start the job at once.
      await job.moveToWait(token);
      throw new WaitingError();
    }
    this.jobs += 1;
    this.games += games;
    this.#shell.err(
      this.#shell.texts.queue.done(simulation.game, formatRanges(this.#shell, [range])),
    );
    return createJobResult(part, failure);
  }

  async close(): Promise<void> {
    await this.#open?.pool.close();
  }

  /** Loads the game of a simulation, with threads. */
  async #openGame(simulation: Simulation) {
    const of = JSON.stringify(simulation);
    if (this.#open?.of === of) return this.#open;
    await this.close();
    const { texts } = this.#shell;
    if (simulation.version !== regelwerkVersion()) {
      throw new CommandError(texts.queue.otherVersion(regelwerkVersion(), simulation.version));
    }
    const rules = await this.#place.redis.get(rulesKey(this.#place, simulation));
    if (rules === null) throw new CommandError(texts.queue.noRules(simulation.game));
    const files = { path: simulation.game, name: simulation.game, sources: readRules(rules) };
    const compiled = compileGameOrFail(this.#shell, files, simulation.variants, "playouts");
    const game = loadGuardedGame(this.#shell, compiled);
    const { plan } = simulation;
    const learned = await this.#learnedFor(simulation);
    const task = { compiled, plan, learned, isRecorded: false };
    const pool = createSimulationThreads(task, this.#threads);
    this.#open = { of, empty: createEmptyPartialResult(game, simulation), pool };
    return this.#open;
  }

  /** Returns the network of its bots, or `undefined` if they need none. */
  async #learnedFor(simulation: Simulation): Promise<LearnedFile | undefined> {
    const key = learnedKey(this.#place, simulation);
    if (key === undefined) return undefined;
    const text = await this.#place.redis.get(key);
    if (text === null) throw new CommandError(this.#shell.texts.queue.notLearned(simulation.game));
    return JSON.parse(text);
  }
}

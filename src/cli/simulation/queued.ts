// Plays a simulation through a queue, and collects the partial results.

import { setTimeout as after } from "node:timers/promises";
import type { LearnedFile } from "../../play/bots/network.ts";
import { type PartialResult, withPlayed } from "../../play/simulation/partial-result.ts";
import { parsePartialResult } from "../../play/simulation/partial-result-json.ts";
import type { Failure } from "../../play/simulation/play-range.ts";
import { cutInto, type Range } from "../../play/simulation/ranges.ts";
import { areMergeable } from "../../play/simulation/statistics.ts";
import { type Arguments, readWholeNumber } from "../arguments.ts";
import type { GameFiles } from "../files.ts";
import { CommandError, type Shell } from "../shell.ts";
import { formatRanges } from "./checkpoint.ts";
import {
  type JobResult,
  jobId,
  jobsIn,
  learnedKey,
  openQueue,
  type QueuePlace,
  retentionSeconds,
  rulesKey,
  runInRedis,
  type SimulationQueue,
  writeRules,
} from "./queue.ts";

/** A simulation to be played through a queue. */
export interface QueuedRun {
  readonly files: GameFiles;
  readonly learned: LearnedFile | undefined;
  readonly own: Range;
  readonly begun: PartialResult;
  readonly stop: AbortSignal;
  readonly onPlayed: (part: PartialResult) => void;
}

/** Interval between polls, in milliseconds. */
const pollIntervalMs = 300;
/** Jobs per poll. */
const jobsPerPoll = 200;

/** Adds the games to the queue as jobs, unless they are in it, and waits for all of them. */
export async function playInQueue(
  shell: Shell,
  args: Arguments,
  order: QueuedRun,
): Promise<{ readonly part: PartialResult; readonly failure: Failure | undefined }> {
  const place = await openQueue(shell, args);
  const queue = jobsIn(place);
  try {
    return await runInRedis(shell, place, async () => {
      const ranges = cutInto(order.own, chosenJobSize(shell, args, order.own));
      const { simulation } = order.begun;
      const rules = writeRules(order.files.sources);
      await place.redis.set(rulesKey(place, simulation), rules, "EX", retentionSeconds);
      const key = learnedKey(place, simulation);
      if (key !== undefined) {
        await place.redis.set(key, JSON.stringify(order.learned), "EX", retentionSeconds);
      }
      await putIn(queue, order, ranges);
      await retryFailed(queue, order, ranges);
      return gathered(shell, { place, queue, order, ranges });
    });
  } finally {
    await queue.close();
    place.redis.disconnect();
  }
}

/** Returns `--games-per-job`; by default, at least 1000, and at most 1000 jobs. */
function chosenJobSize(shell: Shell, args: Arguments, { from, to }: Range): number {
  const missing = Math.max(1000, Math.ceil((to - from) / 1000));
  return readWholeNumber(shell, args, "games-per-job", { min: 1, max: 1e9, missing });
}

/** Adds jobs; existing ones stay unchanged. */
async function putIn(queue: SimulationQueue, order: QueuedRun, ranges: readonly Range[]) {
  const { simulation } = order.begun;
  const jobs = ranges.map((range) => {
    const data = { simulation, range };
    return { name: simulation.game, data, opts: { jobId: jobId(data) } };
  });
  for (let at = 0; at < jobs.length; at += jobsPerPoll)
    await queue.addBulk(jobs.slice(at, at + jobsPerPoll));
}

/** Retries jobs that failed because of a machine, not because of the games. */
async function retryFailed(queue: SimulationQueue, order: QueuedRun, ranges: readonly Range[]) {
  for (const [, job] of await look(queue, order, ranges)) {
    if (job?.finishedOn !== undefined && job.failedReason) await job.retry("failed");
  }
}

/** Waits until all jobs are done, a failure makes the rest unnecessary, or `stop` is aborted. */
async function gathered(
  shell: Shell,
  at: {
    readonly place: QueuePlace;
    readonly queue: SimulationQueue;
    readonly order: QueuedRun;
    readonly ranges: readonly Range[];
  },
): Promise<{ readonly part: PartialResult; readonly failure: Failure | undefined }> {
  const { queue, order } = at;
  let part = order.begun;
  let failure: Failure | undefined;
  let waiting = at.ranges;
  while (waiting.length > 0 && !order.stop.aborted) {
    const unfinished: Range[] = [];
    for (const [range, job] of await look(queue, order, waiting)) {
      if (job === undefined) await putIn(queue, order, [range]);
      if (job?.finishedOn === undefined) {
        unfinished.push(range);
        continue;
      }
      if (job.failedReason) {
        const games = formatRanges(shell, [range]);
        throw new CommandError(shell.texts.queue.failed(games, job.failedReason));
      }
      const result = job.returnvalue;
      if ("failure" in result) failure = firstOf(failure, result.failure);
      else part = withResult(shell, part, range, result);
    }
    // Games after one that cannot be played are not needed.
    const end = failure?.game ?? order.own.to;
    waiting = unfinished.filter(({ from }) => from < end);
    order.onPlayed(part);
    if (waiting.length > 0)
      await after(pollIntervalMs, undefined, { signal: order.stop }).catch(() => {});
  }
  return { part, failure };
}

function withResult(
  shell: Shell,
  part: PartialResult,
  range: Range,
  result: Extract<JobResult, { part: string }>,
): PartialResult {
  const parsed = parsePartialResult(result.part);
  if (parsed.kind === "part" && areMergeable(part.statistics, parsed.part.statistics)) {
    return withPlayed(part, parsed.part.played, parsed.part.statistics);
  }
  throw new CommandError(shell.texts.queue.spoiled(formatRanges(shell, [range])));
}

function firstOf(one: Failure | undefined, other: Failure): Failure {
  return one !== undefined && one.game < other.game ? one : other;
}

/** Returns the current state of the jobs of the ranges. */
async function look(queue: SimulationQueue, order: QueuedRun, ranges: readonly Range[]) {
  const { simulation } = order.begun;
  const found: (readonly [Range, Awaited<ReturnType<SimulationQueue["getJob"]>>])[] = [];
  for (let at = 0; at < ranges.length; at += jobsPerPoll) {
    const some = ranges.slice(at, at + jobsPerPoll);
    const jobs = some.map(
      async (range) => [range, await queue.getJob(jobId({ simulation, range }))] as const,
    );
    found.push(...(await Promise.all(jobs)));
  }
  return found;
}

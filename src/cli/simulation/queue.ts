// Simulations as jobs in a queue (BullMQ, in Redis), for `regel worker` on any number of machines.
//
// A job is a range of games. Its id derives from the simulation and the range only, so the same job
// is in the queue once, however often it is added. Its result is stored with it, so games count
// once, however often they are played.

import { createHash } from "node:crypto";
import { Queue } from "bullmq";
import { Redis } from "ioredis";
import type { RulesFile } from "../../dsl/index.ts";
import type { PartialResult, Simulation } from "../../play/simulation/partial-result.ts";
import { writePartialResult } from "../../play/simulation/partial-result-json.ts";
import type { Failure } from "../../play/simulation/play-range.ts";
import type { Range } from "../../play/simulation/ranges.ts";
import type { Arguments } from "../arguments.ts";
import { describeSystemError } from "../files.ts";
import { CommandError, type Shell } from "../shell.ts";

/**
 * Data of a job. The rules and the learned network are stored once per simulation, under keys of
 * their own.
 */
export interface QueuedJob {
  readonly simulation: Simulation;
  readonly range: Range;
}

/** Result of a job: a partial result as text, or the first game that could not be played. */
export type JobResult = { readonly part: string } | { readonly failure: Failure };

export type SimulationQueue = Queue<QueuedJob, JobResult, string>;

/** A queue in Redis. */
export interface QueuePlace {
  readonly name: string;
  readonly redis: Redis;
  /** The address without a password, for messages. */
  readonly address: string;
}

/** Prefix of all keys in Redis. */
export const prefix = "regel";
/** Lifetime of results and rules, in seconds: a week. */
export const retentionSeconds = 7 * 24 * 60 * 60;

/** Opens the queue that the flags name; throws if Redis does not answer. */
export async function openQueue(shell: Shell, { values }: Arguments): Promise<QueuePlace> {
  const name = values.get("queue") ?? prefix;
  if (!/^[\w-]+$/.test(name)) throw new CommandError(shell.texts.queue.notAName(name));
  const word = values.get("redis") ?? shell.streams.env.REDIS_URL ?? "redis://127.0.0.1:6379";
  if (!/^rediss?:/.test(word) || !URL.canParse(word)) {
    throw new CommandError(shell.texts.queue.notRedis(word));
  }
  const url = new URL(word);
  const address = `${url.protocol}//${url.host}${url.pathname}`;
  await requireAnswer(shell, word, address);
  const redis = new Redis(word, {
    maxRetriesPerRequest: null,
    retryStrategy: (times) => Math.min(200 * times, 5000),
  });
  tellOutages(shell, redis, address);
  return { name, redis, address };
}

/** Returns the queue, for adding and reading jobs. */
export function jobsIn({ name, redis }: QueuePlace): SimulationQueue {
  const queue: SimulationQueue = new Queue(name, { connection: redis, prefix });
  queue.on("error", () => {}); // The connection has said so already.
  return queue;
}

/** Runs a queue operation; Redis errors become command errors. */
export async function runInRedis<Result>(
  shell: Shell,
  { address }: QueuePlace,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Error) || error.name !== "ReplyError") throw error;
    throw new CommandError(shell.texts.queue.refused(address, error.message));
  }
}

/** Returns the id of a job. */
export function jobId({ simulation, range }: QueuedJob): string {
  return `${fingerprintOf(simulation)}-${range.from}-${range.to}`;
}

/** Returns the key of a simulation's rules. */
export function rulesKey({ name }: QueuePlace, { rules }: Simulation): string {
  return `${prefix}:${name}:rules:${rules}`;
}

/** Returns the key of a simulation's learned network, or `undefined` if no bot uses one. */
export function learnedKey({ name }: QueuePlace, { learned }: Simulation): string | undefined {
  return learned && `${prefix}:${name}:learned:${learned}`;
}

/** Formats rules for Redis. */
export function writeRules(sources: readonly RulesFile[]): string {
  return JSON.stringify(sources.map(({ path, text }) => ({ path, text })));
}

/** Parses rules that `writeRules` has formatted. */
export function readRules(text: string): readonly RulesFile[] {
  return JSON.parse(text);
}

/** Creates the result of a job from its partial result or its failure. */
export function createJobResult(part: PartialResult, failure: Failure | undefined): JobResult {
  return failure === undefined ? { part: writePartialResult(part) } : { failure };
}

function fingerprintOf({ plan, ...simulation }: Simulation): string {
  const { version, game, rules, variants, learned, games } = simulation;
  const options = Object.entries(plan.options).sort();
  const facts = [version, game, rules, variants, learned, games, plan.bots, options, plan.seed];
  return createHash("sha256").update(JSON.stringify(facts)).digest("hex").slice(0, 24);
}

/** Throws after a short time if Redis does not answer. */
async function requireAnswer(shell: Shell, url: string, address: string): Promise<void> {
  const probe = new Redis(url, {
    lazyConnect: true,
    connectTimeout: 5000,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  });
  let reason: unknown;
  probe.on("error", (error) => {
    reason = error;
  });
  try {
    await probe.connect();
    await probe.ping();
  } catch (error) {
    const { unreachable } = shell.texts.queue;
    throw new CommandError(unreachable(address, networkReason(shell, reason ?? error)));
  } finally {
    probe.disconnect();
  }
}

/** Reports each outage of Redis and its end once. */
function tellOutages(shell: Shell, redis: Redis, address: string): void {
  let isLost = false;
  redis.on("error", (error: unknown) => {
    if (!isLost) shell.err(shell.texts.queue.lost(address, networkReason(shell, error)));
    isLost = true;
  });
  redis.on("ready", () => {
    if (isLost) shell.err(shell.texts.queue.found(address));
    isLost = false;
  });
}

function networkReason(shell: Shell, error: unknown): string {
  const hasCode = error instanceof Error && "code" in error;
  return hasCode || !(error instanceof Error) ? describeSystemError(shell, error) : error.message;
}

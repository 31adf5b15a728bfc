// Simulations played by workers of a queue, in a real Redis: nothing is lost and nothing counted
// twice, whoever is killed.

import { type ChildProcess, spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Queue } from "bullmq";
import { Redis } from "ioredis";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type OwnRedis, startRedis } from "../../support/redis.ts";
import { exampleFolder, regel, remove } from "../command.ts";

const main = join(fileURLToPath(new URL("../../..", import.meta.url)), "src/cli/main.mjs");

const started: ChildProcess[] = [];
let cwd = "";
let redis: OwnRedis;
beforeAll(async () => {
  cwd = exampleFolder();
  redis = await startRedis();
});
afterAll(async () => {
  for (const child of started) child.kill("SIGKILL");
  await redis?.stop();
  remove(cwd);
});

interface Helper {
  /** What it has said so far. */
  said(): string;
  kill(signal: NodeJS.Signals): void;
  /** Its exit status, once it has ended. */
  readonly ended: Promise<number | null>;
}

/** Starts `regel worker` for a queue. */
function startWorker(queue: string, ...words: string[]): Helper {
  const flags = ["--queue", queue, "--redis", redis.url, "--threads", "1", "--patience", "2"];
  const env = { ...process.env, LANG: "C", LC_ALL: "C" };
  const child = spawn(process.execPath, [main, "worker", ...flags, ...words], { cwd, env });
  started.push(child);
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text) => {
      said += text;
    });
  }
  return {
    said: () => said,
    kill: (signal) => void child.kill(signal),
    ended: new Promise((resolve) => child.once("close", resolve)),
  };
}

const has = (helper: Helper, words: RegExp) =>
  vi.waitFor(() => expect(helper.said()).toMatch(words), { timeout: 900_000, interval: 20 });

/** What BullMQ knows of the jobs of a queue that are done. */
async function doneJobs(name: string) {
  const connection = new Redis(redis.url, { maxRetriesPerRequest: null });
  const queue = new Queue(name, { connection, prefix: "regel" });
  const jobs = await queue.getCompleted();
  await queue.close();
  connection.disconnect();
  return jobs;
}

const games = ["sim", "pig", "--bot", "greedy", "--games", "2400", "--seed", "7"];
const inQueue = (queue: string) => ["--queue", queue, "--redis", redis.url];

test("a worker that is killed loses nothing, and one that freezes counts nothing twice", async () => {
  const queue = "killed";
  const words = [...games, ...inQueue(queue), "--games-per-job", "100", "--out", "queued.json"];
  const [killed, frozen] = [startWorker(queue), startWorker(queue)];
  const waiting = regel([...words, "--json"], { cwd });
  await has(killed, /games [\d,]+ to [\d,]+ played/);
  killed.kill("SIGKILL");
  await has(frozen, /games [\d,]+ to [\d,]+ played/);
  frozen.kill("SIGSTOP");
  const helper = startWorker(queue);
  const queued = await waiting;
  frozen.kill("SIGCONT");
  const plain = await regel([...games, "--json", "--out", "plain.json"], { cwd });

  expect(await killed.ended).toBe(null);
  expect(queued).toEqual(plain);
  const jobs = await doneJobs(queue);
  expect(jobs.length).toBe(24);
  expect(jobs.filter(({ stalledCounter }) => stalledCounter > 0).length).toBe(2);

  helper.kill("SIGTERM");
  frozen.kill("SIGTERM");
  expect(await Promise.all([helper.ended, frozen.ended])).toEqual([0, 0]);
  expect(helper.said()).toMatch(/\nJobs played: \d+, games: [\d,]+\.\n$/);

  // The same command once more finds all that was played, and needs nobody to play.
  expect(await regel([...words, "--json"], { cwd })).toEqual(plain);
});

test("a worker that is told to end hands back what it has begun", async () => {
  const queue = "handed-back";
  const slow = [...games, ...inQueue(queue), "--games-per-job", "1200"];
  const first = startWorker(queue);
  const waiting = regel(slow, { cwd });
  await vi.waitFor(async () => expect(await activeJobs(queue)).toBe(1), { timeout: 900_000 });
  first.kill("SIGTERM");
  const status = await first.ended;
  const second = startWorker(queue, "--until-empty");
  const [queued, plain] = await Promise.all([waiting, regel(games, { cwd })]);

  expect(status).toBe(0);
  expect(queued).toEqual(plain);
  expect(await second.ended).toBe(0);
});

test("bots that search take with them what they have learned", async () => {
  const queue = "learned";
  await regel(["learn", "pig", "--games", "30"], { cwd });
  const search = ["sim", "pig", "--bot", "search:20", "--games", "12", "--json"];
  const waiting = regel([...search, ...inQueue(queue), "--games-per-job", "5"], { cwd });
  const worker = startWorker(queue, "--until-empty");
  const [queued, plain] = await Promise.all([waiting, regel(search, { cwd })]);
  rmSync(join(cwd, "rules/pig.learned.json"));
  const without = await regel(search, { cwd });

  expect(queued).toEqual(plain);
  expect(queued.out).not.toBe(without.out);
  expect(await worker.ended).toBe(0);
});

async function activeJobs(name: string): Promise<number> {
  const connection = new Redis(redis.url, { maxRetriesPerRequest: null });
  const queue = new Queue(name, { connection, prefix: "regel" });
  const count = await queue.getActiveCount();
  await queue.close();
  connection.disconnect();
  return count;
}

test("what cannot be done is said in one sentence", async () => {
  const ran = await Promise.all(
    [
      [...games, "--queue", "a b"],
      [...games, "--queue", "a", "--redis", "http://127.0.0.1"],
      [...games, "--queue", "a", "--redis", "redis://:secret@127.0.0.1:1"],
      ["worker", "--redis", "redis://127.0.0.1:1/2"],
      [...games, "--redis", redis.url],
      [...games, ...inQueue("a"), "--checkpoint", "kept.json"],
    ].map((words) => regel(words, { cwd })),
  );

  expect(ran.map(({ status, out }) => `${status}${out}`)).toEqual(new Array(6).fill("1"));
  expect(ran.map(({ err }) => err)).toEqual([
    "`--queue` is a name of letters, digits, `_` and `-`, not `a b`.\n",
    "`--redis` is an address such as `redis://127.0.0.1:6379`, not `http://127.0.0.1`.\n",
    "Redis at redis://127.0.0.1:1 cannot be reached: nobody answers there.\n",
    "Redis at redis://127.0.0.1:1/2 cannot be reached: nobody answers there.\n",
    "`--redis` needs `--queue`.\n",
    "`--checkpoint` does not go with `--queue`: the queue keeps by itself what is played.\n",
  ]);
});

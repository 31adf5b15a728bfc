// Big simulations: threads, checkpoints, shards. Whatever way it is played, the same comes out.

import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { exampleFolder, regel, remove } from "../command.ts";

const project = fileURLToPath(new URL("../../..", import.meta.url));

let cwd = "";
beforeAll(() => {
  cwd = exampleFolder();
});
afterAll(() => remove(cwd));

const sim = (...words: string[]) => regel(["sim", "pig", "--players", "3", ...words], { cwd });
const text = (name: string) => readFileSync(join(cwd, name), "utf8");

/** A part whose ledger lacks the last reason, for every seat alike. */
function withoutReason(part: string): string {
  const data: { statistics: { ledger: string[][] } } = JSON.parse(part);
  for (const row of data.statistics.ledger) row.pop();
  return JSON.stringify(data);
}

/** Starts a long simulation, ends it with a signal once its checkpoint holds something. */
async function interruptedAt(name: string, signal: NodeJS.Signals, ...words: string[]) {
  const main = join(project, "src/cli/main.mjs");
  const args = [main, "sim", "pig", "--games", "3000000", "--checkpoint", name, ...words];
  const child = spawn(process.execPath, args, { cwd, env: { ...process.env, LANG: "C" } });
  let [out, err] = ["", ""];
  child.stdout.setEncoding("utf8").on("data", (data) => {
    out += data;
  });
  child.stderr.setEncoding("utf8").on("data", (data) => {
    err += data;
  });
  const isBegun = () => existsSync(join(cwd, name)) && !text(name).includes('"played":[]');
  const waiting = setInterval(() => {
    if (!isBegun()) return;
    clearInterval(waiting);
    child.kill(signal);
  }, 50);
  const status = await new Promise((resolve) => child.on("close", resolve));
  return { status, out, err };
}

test("the number of threads changes nothing", async () => {
  const ran = await Promise.all(
    ["1", "2", "4"].map((threads) =>
      sim("--games", "300", "--threads", threads, "--out", `threads-${threads}.json`, "--json"),
    ),
  );

  expect(ran[0]).toMatchObject({ status: 0, err: "" });
  expect(ran.map(({ out }) => out)).toEqual(new Array(3).fill(ran[0]?.out));
  expect(text("threads-2.json")).toBe(text("threads-1.json"));
  expect(text("threads-4.json")).toBe(text("threads-1.json"));
});

test("records come in the order of the games", async () => {
  await Promise.all(
    ["1", "4"].map((threads) =>
      sim("--games", "60", "--threads", threads, "--record", `records-${threads}.txt`),
    ),
  );

  expect(text("records-4.txt")).toBe(text("records-1.txt"));
});

test("the first game that cannot be played is told, however many threads there are", async () => {
  const rules = `language 2
game brittle {
  de "Spröde" en "Brittle"
  players 2
  points de "der Punkt, die Punkte" en "point, points"
}
zone bowl of 1..6 { de "die Schale, die Schalen" en "bowl, bowls" }
action go { de "gehen" en "go" let thing = draw from bowl add thing to bowl }
flow { each player { choose go } }
ranking { most score }
`;
  writeFileSync(join(cwd, "brittle.regel"), rules);
  const ran = await Promise.all(
    ["1", "4"].map((threads) => regel(["sim", "brittle.regel", "--threads", threads], { cwd })),
  );

  expect(ran[0]?.err).toMatch(
    /^brittle\.regel:8:\d+: There is nothing left to draw\.\nThis happens in game 1 /,
  );
  expect(ran[1]).toEqual(ran[0]);
});

describe("a simulation that is interrupted", () => {
  test.each(["SIGINT", "SIGTERM"] as const)("by %s keeps what was played", async (signal) => {
    const name = `${signal}.json`;
    const { status, err } = await interruptedAt(name, signal);

    expect(status).toBe(130);
    expect(err).toMatch(/^Interrupted: [\d,]+ of 3,000,000 games were played\.\n/);
    expect(err).toContain(`\`--resume ${name}\` goes on from here.\n`);
    expect(JSON.parse(text(name)).statistics.games).toBeGreaterThan(0);
    expect(readdirSync(cwd).filter((file) => file.endsWith(".tmp"))).toEqual([]);
  });

  test("goes on where it was, and comes to the same end as one that never stopped", async () => {
    const words = ["--games", "40000", "--out"];
    const whole = await sim(...words, "whole.json");
    const first = await sim("--games", "40000", "--shard", "1/3", "--out", "begun.json");
    const resumed = await sim(...words, "resumed.json", "--resume", "begun.json");

    expect([first.status, resumed.status]).toEqual([0, 0]);
    expect(resumed.out).toBe(whole.out);
    expect(text("resumed.json")).toBe(text("whole.json"));
    expect(text("begun.json")).toBe(text("whole.json"));
  });

  test("killed, it has lost seconds only", async () => {
    const name = "killed.json";
    const { status } = await interruptedAt(name, "SIGKILL");
    const before = JSON.parse(text(name)).statistics.games as number;
    const again = await regel(
      ["sim", "pig", "--games", "3000000", "--resume", name, "--seed", "2"],
      { cwd },
    );

    expect(status).toBe(null);
    expect(before).toBeGreaterThan(0);
    expect(again.err).toBe(`\`${name}\` holds another simulation: the seed is 1 there, not 2.\n`);
    expect(JSON.parse(text(name)).statistics.games).toBe(before);
  });

  test("may be one that has not begun, where checkpoint and resume are one file", async () => {
    const words = ["--games", "50", "--checkpoint", "fresh.json", "--resume", "fresh.json"];
    const once = await sim(...words);
    const again = await sim(...words);

    expect(once.status).toBe(0);
    expect(again).toEqual(once);
  });
});

describe("a checkpoint is refused", () => {
  beforeAll(async () => {
    await sim("--games", "90", "--checkpoint", "kept.json");
  });

  test.each([
    ["of another plan", ["--games", "91"], "the number of games is 90 there, not 91."],
    [
      "of other bots",
      ["--games", "90", "--bot", "greedy"],
      "the bots are random,random,random there, not greedy,greedy,greedy.",
    ],
  ])("%s", async (_, words, why) => {
    const { status, err } = await sim("--resume", "kept.json", ...words);

    expect(status).toBe(1);
    expect(err).toBe(`\`kept.json\` holds another simulation: ${why}\n`);
  });

  test("of other rules, another version, or nobody's", async () => {
    const kept = text("kept.json");
    const spoil = (name: string, from: RegExp, to: string) =>
      writeFileSync(join(cwd, name), kept.replace(from, to));
    spoil("rules.json", /"rules":"\w+"/, '"rules":"0000"');
    spoil("version.json", /"version":"[\d.]+"/, '"version":"9.9.9"');
    spoil("format.json", /"format":1/, '"format":2');
    spoil("spoiled.json", /"count":90/, '"count":91');
    writeFileSync(join(cwd, "short.json"), kept.slice(0, 500));
    writeFileSync(join(cwd, "reasons.json"), withoutReason(kept));
    const names = ["rules", "version", "format", "spoiled", "short", "reasons"].map(
      (name) => `${name}.json`,
    );
    const ran = await Promise.all(
      [...names, "notes.txt", "nowhere.json"].map((name) => sim("--games", "90", "--resume", name)),
    );

    expect(ran.map(({ status }) => status)).toEqual(new Array(8).fill(1));
    expect(ran.map(({ err }) => err.replaceAll(/\b(?=\w*\d)\w{14}\b|\d+\.\d+\.\d+/g, "…"))).toEqual(
      [
        "`rules.json` holds another simulation: the fingerprint of the rules is 0000 there, not ….\n",
        "`version.json` holds another simulation: the version of Regelwerk is … there, not ….\n",
        "`format.json` was written by another version of Regelwerk.\n",
        "`spoiled.json` is damaged; what it holds must be played again.\n",
        "`short.json` is damaged; what it holds must be played again.\n",
        "`reasons.json` is damaged; what it holds must be played again.\n",
        "`notes.txt` is no part of a simulation.\n",
        "`nowhere.json` cannot be read: it does not exist.\n",
      ],
    );
  });

  test("that is of another shard, or would be overwritten", async () => {
    await sim("--games", "90", "--shard", "2/3", "--out", "second.json");
    const [shard, there] = await Promise.all([
      sim("--games", "90", "--shard", "1/3", "--resume", "second.json"),
      sim("--games", "90", "--checkpoint", "kept.json"),
    ]);

    expect(shard.err).toBe("`second.json` holds games of another shard: games 31 to 60.\n");
    expect(there.err).toBe(
      "There is a `kept.json` already; `--resume kept.json` goes on from it.\n",
    );
  });
});

describe("shards", () => {
  const games = ["--games", "100"];
  const parts = ["a.json", "b.json", "c.json"];
  beforeAll(async () => {
    await Promise.all(
      parts.map((name, index) => sim(...games, "--shard", `${index + 1}/3`, "--out", name)),
    );
  });
  const merge = (...words: string[]) => regel(["merge", ...words], { cwd });

  test("merge to the simulation that plays all, to the byte", async () => {
    const [whole, table, data] = await Promise.all([
      sim(...games, "--out", "all.json"),
      merge("c.json", "a.json", "b.json", "--out", "merged.json"),
      merge(...parts, "--json"),
    ]);
    const json = await sim(...games, "--json");

    expect(table).toEqual(whole);
    expect(text("merged.json")).toBe(text("all.json"));
    expect(data).toEqual(json);
  });

  test("merge in steps", async () => {
    await merge("a.json", "c.json", "--partial", "--out", "two.json");
    const [steps, at] = await Promise.all([merge("two.json", "b.json"), merge(...parts)]);

    expect(steps).toEqual(at);
  });

  test("that are missing are told, unless the figures may be of some", async () => {
    const [refused, partial] = await Promise.all([
      merge("a.json", "c.json"),
      merge("a.json", "c.json", "--partial"),
    ]);

    expect(refused).toEqual({
      status: 1,
      out: "",
      err: "Missing: games 34 to 66; with `--partial` the figures are of the others.\n",
    });
    expect(partial.out).toMatch(/^Pig: 67 of 100 games of 3 players, seed 1\n/);
  });

  test("that overlap or are of different simulations are refused", async () => {
    await Promise.all([
      sim(...games, "--shard", "1/2", "--out", "half.json"),
      sim(...games, "--shard", "2/3", "--seed", "2", "--out", "other.json"),
    ]);
    const [half, twice, other] = await Promise.all([
      merge("a.json", "half.json"),
      merge("a.json", "a.json"),
      merge("a.json", "other.json"),
    ]);

    expect(half.err).toBe("`a.json` and `half.json` both hold games 1 to 33.\n");
    expect(twice.err).toBe("`a.json` is named twice.\n");
    expect(other.err).toBe("`other.json` holds another simulation: the seed is 2 there, not 1.\n");
  });

  test("of rules that have changed are refused", async () => {
    const changed = readFileSync(join(cwd, "rules/pig.regel"), "utf8").replaceAll("100", "90");
    writeFileSync(join(cwd, "changed.regel"), changed);
    const { status, err } = await merge(...parts, "--game", "changed.regel");

    expect(status).toBe(1);
    expect(err).toMatch(
      /^The rules of `pig` are not those that were played: their fingerprint is \w+, not \w+; /,
    );
  });
});

describe("files that cannot be written", () => {
  test("are told before the first game, or at least after the figures", async () => {
    mkdirSync(join(cwd, "folder"), { recursive: true });
    const ran = await Promise.all(
      [
        ["--out", "folder"],
        ["--out", "nowhere/out.json"],
        ["--checkpoint", "nowhere/checkpoint.json"],
      ].map((words) => sim("--games", "1000000000", ...words)),
    );

    expect(ran.map(({ status, out }) => `${status}${out}`)).toEqual(["1", "1", "1"]);
    expect(ran.map(({ err }) => err)).toEqual([
      "`folder` cannot be written: it is a folder.\n",
      "`nowhere/out.json` cannot be written: there is no such folder.\n",
      "`nowhere/checkpoint.json` cannot be written: there is no such folder.\n",
    ]);
  });

  test.runIf(existsSync("/dev/full"))("a full disk ends it, the figures are told", async () => {
    const { status, out, err } = await sim("--games", "20", "--out", "/dev/full");

    expect([status, err]).toEqual([1, "`/dev/full` cannot be written: the disk is full.\n"]);
    expect(out).toMatch(/^Pig: 20 games of 3 players, seed 1\n/);
  });

  test("a closed pipe loses the figures, not what is in the file", async () => {
    const { status, err } = await regel(["sim", "pig", "--games", "20", "--out", "piped.json"], {
      cwd,
      closesOutput: true,
    });

    expect([status, err]).toEqual([1, "The output was closed before everything was written.\n"]);
    expect(JSON.parse(text("piped.json")).statistics.games).toBe(20);
  });
});

describe("bots that search", () => {
  const games = ["--games", "12", "--bot", "search:20"];
  const learn = (seed: string) => regel(["learn", "pig", "--games", "30", "--seed", seed], { cwd });
  afterAll(() => rmSync(join(cwd, "rules/pig.learned.json")));

  test("play the same in any number of threads, and in shards", async () => {
    await learn("1");
    const [whole, threads] = await Promise.all([
      sim(...games, "--threads", "1", "--json", "--out", "search-whole.json"),
      sim(...games, "--threads", "3", "--json"),
      sim(...games, "--shard", "1/2", "--out", "search-1.json"),
      sim(...games, "--shard", "2/2", "--out", "search-2.json"),
    ]);
    const merged = await regel(["merge", "search-2.json", "search-1.json", "--json"], { cwd });

    expect(whole).toMatchObject({ status: 0, err: "" });
    expect(threads).toEqual(whole);
    expect(merged).toEqual(whole);
  });

  test("that have learned something else since play another simulation", async () => {
    await learn("2");
    const [resumed, , greedy] = await Promise.all([
      sim(...games, "--resume", "search-1.json"),
      sim(...games, "--shard", "2/2", "--out", "search-other.json"),
      sim("--games", "12", "--bot", "greedy", "--out", "greedy.json"),
    ]);
    rmSync(join(cwd, "rules/pig.learned.json"));
    const [merged, forgotten, same] = await Promise.all([
      regel(["merge", "search-1.json", "search-other.json"], { cwd }),
      sim(...games, "--resume", "search-1.json"),
      sim("--games", "12", "--bot", "greedy", "--resume", "greedy.json"),
    ]);
    await learn("1");
    const again = await sim(...games, "--resume", "search-1.json", "--json");

    const said = [resumed, merged, forgotten].map(({ status, err }) => `${status} ${err}`);
    expect(said.map((line) => line.replaceAll(/\b[0-9a-f]{16}\b/g, "…"))).toEqual([
      "1 `search-1.json` holds another simulation: the fingerprint of what was learned is … there, not ….\n",
      "1 `search-other.json` holds another simulation: the fingerprint of what was learned is … there, not ….\n",
      "1 `search-1.json` holds another simulation: the fingerprint of what was learned is … there, not –.\n",
    ]);
    expect(same).toEqual(greedy);
    expect(again.status).toBe(0);
    expect(text("search-1.json")).toBe(text("search-whole.json"));
  });

  test("by the clock are refused, in a queue as well", async () => {
    const ran = await Promise.all([
      sim("--bot", "search:20ms"),
      sim("--bot", "search:20ms", "--queue", "never"),
    ]);

    expect(ran.map(({ status }) => status)).toEqual([1, 1]);
    expect(new Set(ran.map(({ err }) => err))).toEqual(
      new Set([
        "`search:20ms` plays better on a faster machine, so its games cannot be played again; `search:1000` looks at as many continuations everywhere.\n",
      ]),
    );
  });
});

test("progress is for terminals only", async () => {
  const { err } = await sim("--games", "3000", "--threads", "2");

  expect(err).toBe("");
});

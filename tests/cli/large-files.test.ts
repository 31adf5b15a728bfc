// Rules that are too large are refused in one sentence, before they are read.

import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  bytesText,
  MAX_DATA_BYTES,
  MAX_GAME_BYTES,
  MAX_RECORDS_BYTES,
  MAX_RULES_BYTES,
} from "../../src/files/most-bytes.ts";
import { readUpTo } from "../../src/files/read-up-to.ts";
import { exampleFolder, regel, remove } from "./command.ts";

let cwd = "";
beforeEach(() => {
  cwd = exampleFolder();
  mkdirSync(join(cwd, "huge"));
});
afterEach(() => remove(cwd));

const game = (bytes: number) => "game reef {}\n".padEnd(bytes, " ");

const readers = ["cat", "check", "fmt", "mutate", "perft", "play", "prose", "sim", "test"];

test.each(readers)("%s refuses a file that is too large", async (command) => {
  writeFileSync(join(cwd, "huge/reef.regel"), game(MAX_RULES_BYTES + 1));
  const { status, err } = await regel([command, "huge/reef.regel"], { cwd });

  expect(status).toBe(1);
  expect(err).toContain("`huge/reef.regel` is too large: a file of rules may have 500 kB at most.");
});

test("a folder with such a file is refused as well", async () => {
  writeFileSync(join(cwd, "huge/reef.regel"), game(MAX_RULES_BYTES + 1));
  const { status, err } = await regel(["--lang", "de", "check", "huge"], { cwd });

  expect(status).toBe(1);
  expect(err).toContain(
    "`huge/reef.regel` ist zu groß: Eine Regeldatei darf höchstens 500 kB haben.",
  );
});

test("the files of a game have a limit together", async () => {
  writeFileSync(join(cwd, "huge/game.regel"), game(1_000));
  for (let i = 0; i * MAX_RULES_BYTES < MAX_GAME_BYTES; i += 1)
    writeFileSync(join(cwd, `huge/part-${i}.regel`), "".padEnd(MAX_RULES_BYTES, " "));
  const { status, err } = await regel(["check", "huge"], { cwd });

  expect(status).toBe(1);
  expect(err).toContain(
    "`huge` is too large: all files of a game may have 750 kB together at most.",
  );
});

test("a file as large as may be is read", async () => {
  writeFileSync(join(cwd, "huge/reef.regel"), game(MAX_RULES_BYTES));
  const { err } = await regel(["check", "huge/reef.regel"], { cwd });

  expect(err).not.toContain("too large");
});

test.each([
  [["replay", "huge/match.txt"], MAX_RECORDS_BYTES],
  [
    [
      "diff",
      join(process.cwd(), "rules/burgundy"),
      "original",
      "yucata",
      "--records",
      "huge/match.txt",
    ],
    MAX_RECORDS_BYTES,
  ],
  [["merge", "huge/match.txt"], MAX_DATA_BYTES],
  [["sim", "tic-tac-toe", "--resume", "huge/match.txt"], MAX_DATA_BYTES],
])("%s refuses one that is too large", async (words, maxBytes) => {
  writeFileSync(join(cwd, "huge/match.txt"), "regelwerk-record 1\n".padEnd(maxBytes + 1, "x"));
  const { status, err } = await regel([...words], { cwd });

  expect(status).toBe(1);
  expect(err).toBe(
    `\`huge/match.txt\` is too large: a file of this kind may have ${bytesText(maxBytes)} at most.\n`,
  );
});

test("a pipe has the same limit", () => {
  const pipe = join(cwd, "huge/reef.regel");
  execFileSync("mkfifo", [pipe]);
  const writer = spawn("sh", ["-c", `yes > "${pipe}"`]);
  try {
    expect(readUpTo(pipe, MAX_RULES_BYTES)).toBeUndefined();
  } finally {
    writer.kill();
  }
});

test("what comes in over standard input has the same limit", async () => {
  const input = game(MAX_RULES_BYTES + 1);
  const { status, err } = await regel(["fmt", "--stdin-path", "reef.regel"], { cwd, input });

  expect(status).toBe(1);
  expect(err).toContain("`reef.regel` is too large: a file of rules may have 500 kB at most.");
});

// Rules that are too large are refused in one sentence, before they are read.

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { MAX_GAME_BYTES, MAX_RULES_BYTES } from "../../src/files/most-bytes.ts";
import { exampleFolder, regel, remove } from "./command.ts";

let cwd = "";
beforeEach(() => {
  cwd = exampleFolder();
  mkdirSync(join(cwd, "huge"));
});
afterEach(() => remove(cwd));

const game = (bytes: number) => "game reef {}\n".padEnd(bytes, " ");

test.each([["check"], ["fmt"], ["sim"]])("%s refuses a file that is too large", async (command) => {
  writeFileSync(join(cwd, "huge/reef.regel"), game(MAX_RULES_BYTES + 1));
  const { status, err } = await regel([command, "huge/reef.regel"], { cwd });

  expect(status).toBe(1);
  expect(err).toContain("`huge/reef.regel` is too large: a file of rules may have 2 MB at most.");
});

test("a folder with such a file is refused as well", async () => {
  writeFileSync(join(cwd, "huge/reef.regel"), game(MAX_RULES_BYTES + 1));
  const { status, err } = await regel(["--lang", "de", "check", "huge"], { cwd });

  expect(status).toBe(1);
  expect(err).toContain(
    "`huge/reef.regel` ist zu groß: Eine Regeldatei darf höchstens 2 MB haben.",
  );
});

test("the files of a game have a limit together", async () => {
  writeFileSync(join(cwd, "huge/game.regel"), game(1_000));
  for (let i = 0; i * MAX_RULES_BYTES < MAX_GAME_BYTES; i += 1)
    writeFileSync(join(cwd, `huge/part-${i}.regel`), "".padEnd(MAX_RULES_BYTES, " "));
  const { status, err } = await regel(["check", "huge"], { cwd });

  expect(status).toBe(1);
  expect(err).toContain("`huge` is too large: all files of a game may have 4 MB together at most.");
});

test("a file as large as may be is read", async () => {
  writeFileSync(join(cwd, "huge/reef.regel"), game(MAX_RULES_BYTES));
  const { err } = await regel(["check", "huge/reef.regel"], { cwd });

  expect(err).not.toContain("too large");
});

test("what comes in over standard input has the same limit", async () => {
  const input = game(MAX_RULES_BYTES + 1);
  const { status, err } = await regel(["fmt", "--stdin-path", "reef.regel"], { cwd, input });

  expect(status).toBe(1);
  expect(err).toContain("`reef.regel` is too large: a file of rules may have 2 MB at most.");
});

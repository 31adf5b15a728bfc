// A new folder of one's own rules works at once, and what is there is never overwritten.

import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { afterEach, beforeEach, expect, test } from "vitest";
import { runRegel } from "../../../src/cli/run.ts";
import { createShell } from "../../../src/cli/shell.ts";
import { regel, remove } from "../command.ts";

let cwd = "";
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), "regel-init-"));
});
afterEach(() => remove(cwd));

async function output(words: readonly string[], input = ""): Promise<string> {
  const { status, out, err } = await regel(words, { cwd, input });
  expect({ status, err }).toEqual({ status: 0, err: "" });
  return out;
}

test.each([
  { flags: ["--game", "sticks"], play: "sticks", passed: 2 },
  { flags: ["--variant", "longPig", "--of", "pig"], play: "long-pig", passed: 1 },
  { flags: ["--variant", "mine", "--of", "burgundy"], play: "mine", passed: 1 },
  { flags: ["--game", "sticks", "--variant", "more", "--of", "pig"], play: "more", passed: 3 },
])("$flags gives a folder that is checked, tested and played", async ({ flags, play, passed }) => {
  await output(["init", ...flags]);
  expect(readdirSync(cwd)).toEqual(
    expect.arrayContaining([".vscode", "README.md", "regel.json", `${play}.regel`]),
  );
  expect(await output(["check", "--strict"])).toMatch(/: no errors\.\n$/);
  expect(await output(["test"])).toBe(`${passed} passed, 0 failed\n`);
  expect(await output(["fmt", "--check"])).toMatch(/: 0 to be laid out\.\n$/);
  await output(["play", play, "--seed", "1"], "quit\n");
  expect(readFileSync(join(cwd, "README.md"), "utf8")).toContain(`regel play ${play}`);
});

test("what is there already is never overwritten, and nothing is written beside it", async () => {
  writeFileSync(join(cwd, "README.md"), "mine");
  const { status, err } = await regel(["init", "--game", "sticks"], { cwd });
  expect({ status, err }).toEqual({
    status: 1,
    err: "Nothing was written, because this is there already: `README.md`.\n",
  });
  expect(readdirSync(cwd)).toEqual(["README.md"]);
});

test.each([
  { flags: [], says: "What is it to be?" },
  { flags: ["--of", "pig"], says: "comes with one" },
  { flags: ["--variant", "x"], says: "A variant is a variant of a game" },
  { flags: ["--game", "../evil"], says: "`../evil` is no name" },
  { flags: ["--game", "none"], says: "`none` is no name" },
  { flags: ["--variant", "mine", "--of", "ticTacToe"], says: "names no number" },
  { flags: ["--variant", "mine", "--of", "pigg"], says: "There is no game `pigg`" },
  { flags: ["--game", "a", "--variant", "a"], says: "cannot both be called" },
])("$flags is refused in one sentence, and nothing is written", async ({ flags, says }) => {
  const { status, err } = await regel(["init", ...flags], { cwd });
  expect(status).toBe(1);
  expect(err).toContain(says);
  expect(err.trim().split("\n")).toHaveLength(1);
  expect(readdirSync(cwd)).toEqual([]);
});

/** A terminal in which lines are typed, and Ctrl-C or Ctrl-D at the end. */
async function inTerminal(lines: readonly string[]) {
  const stdin = Object.assign(new PassThrough(), { isTTY: true });
  const stdout = new PassThrough();
  const stderr = new PassThrough();
  const streams = { stdin, stdout, stderr, env: { LANG: "C" } };
  stdin.end(lines.map((line) => `${line}\n`).join(""));
  const before = process.cwd();
  process.chdir(cwd);
  try {
    const status = await runRegel(createShell("en", streams), ["init"]);
    return { status, out: String(stdout.read() ?? ""), err: String(stderr.read() ?? "") };
  } finally {
    process.chdir(before);
  }
}

test("whoever leaves the questions is told so, and nothing is written", async () => {
  expect(await inTerminal(["reef"])).toMatchObject({
    status: 1,
    err: "Nothing was written: the questions were left unanswered.\n",
  });
  expect(readdirSync(cwd)).toEqual([]);
});

test("a question is asked again until its answer can be used", async () => {
  const answers = ["My Reef", "reef", "reef", "deepReef", "nowhere", "pig"];
  const { status, err } = await inTerminal(answers);
  expect(err).toMatch(
    /^`My Reef` is no name.*\n.*cannot both be called.*\nThere is no game `nowhere`.*\n$/,
  );
  expect(status).toBe(0);
  expect(readdirSync(cwd)).toEqual(expect.arrayContaining(["reef.regel", "deep-reef.regel"]));
});

test("a folder that is a file is named with the reason", async () => {
  writeFileSync(join(cwd, "mine"), "");
  const { status, err } = await regel(["init", "mine", "--game", "sticks"], { cwd });
  expect({ status, err }).toEqual({
    status: 1,
    err: "`mine` cannot be written: there is already a file of that name.\n",
  });
});

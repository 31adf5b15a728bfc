// No command takes more than a gigabyte of memory: not for rules as large as may be, and not for a
// text of ten megabytes, which is refused.

import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  MAX_GAME_BYTES,
  MAX_RECORDS_BYTES,
  MAX_RULES_BYTES,
} from "../../../src/files/most-bytes.ts";
import { isSoak } from "../../support/soak.ts";

const maxKilobytes = 1_000_000;
const main = join(process.cwd(), "src/cli/main.mjs");

/** A text of so many bytes: a part repeated between a head and a tail. */
function textOf(bytes: number, head: string, part: string, tail = "\n"): string {
  return head + part.repeat((bytes - head.length - tail.length) / part.length) + tail;
}

/** Rules of so many bytes that take much memory in a phase. */
const rules = {
  /** One token for each letter: trees and layouts. */
  arguments: (bytes: number) => textOf(bytes, "value v = f(1", ",1", ")\n"),
  /** Two declarations of each name: reports. */
  members: (bytes: number) => textOf(bytes, "enum E {", " a", " }\n"),
  declarations: (bytes: number) => textOf(bytes, "", "mark lure: 1..6\n", ""),
  statements: (bytes: number) => textOf(bytes, "to r {", " gain 1 a", " }\n"),
  sums: (bytes: number) => textOf(bytes, "value v = 1", "+1"),
  /** An error at the end: texts with errors are read again. */
  unclosed: (bytes: number) => textOf(bytes, "value v = f(1", ",1"),
  cells: (bytes: number) => textOf(bytes, "board b of S {", " a", " }\n"),
  errors: (bytes: number) => textOf(bytes, "example e { given {", "a is 1;", "} }\n"),
};

const headOf = (name: string) => `game ${name} { }\n`;
/** Its game does not exist, so it is read and not replayed. */
const record = readFileSync("tests/records/burgundy-4.txt", "utf8").replace("burgundy", "reef");

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "memory-"));
  for (const [name, text] of Object.entries(rules)) {
    const head = headOf(name);
    writeFileSync(join(folder, `${name}.regel`), head + text(MAX_RULES_BYTES - head.length));
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, "game.regel"), head);
    const bytes = (MAX_GAME_BYTES - head.length) / 2;
    for (const part of ["one", "two"])
      writeFileSync(join(folder, name, `${part}.regel`), text(Math.floor(bytes)));
  }
  writeFileSync(join(folder, "large.regel"), rules.declarations(10_000_000));
  writeFileSync(join(folder, "records.txt"), textOf(MAX_RECORDS_BYTES, "", `${record}\n`));
  writeFileSync(join(folder, "large.txt"), "x".repeat(MAX_RECORDS_BYTES + 1));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the command in a process that prints the memory it took at most, in kilobytes. */
function run(words: readonly string[], input = ""): { kilobytes: number; output: string } {
  const code = `process.argv.splice(1, 0, ${JSON.stringify(main)});
    import { readFileSync } from "node:fs";
    // On Linux the resource usage of a process begins with that of the process that started it.
    const most = () => process.platform === "linux"
      ? Number(/VmHWM:\\s+(\\d+)/.exec(readFileSync("/proc/self/status", "utf8"))[1])
      : process.resourceUsage().maxRSS;
    process.on("exit", () => process._rawDebug("max", most()));
    import(${JSON.stringify(main)});`;
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ["--input-type=module", "-e", code, ...words],
    { cwd: folder, encoding: "utf8", maxBuffer: 1e9, input },
  );
  const kilobytes = Number(/max (\d+)\n$/.exec(stderr)?.[1] ?? Number.NaN);
  return { kilobytes, output: (stdout + stderr).replace(/max \d+\n$/, "") };
}

const commands = [
  ["check"],
  ["check", "--strict", "--format", "json"],
  ["fmt", "--check"],
  ["cat"],
];
const heaviest = [["fmt", "--check"]];

describe("rules as large as may be", () => {
  const names = isSoak ? Object.keys(rules) : ["arguments"];
  const kinds = isSoak ? commands : heaviest;
  test.each(names.flatMap((name) => kinds.map((words) => [...words, `${name}.regel`])))(
    "%s %s %s %s",
    (...words) => {
      const { kilobytes, output } = run(words);

      expect(kilobytes).toBeLessThan(maxKilobytes);
      expect(output).not.toContain("Regelwerk itself failed");
    },
  );
});

describe("games as large as may be", () => {
  const names = isSoak ? Object.keys(rules) : ["members"];
  const kinds = isSoak ? [["check"], ["prose"], ["sim"]] : [["check"]];
  test.each(names.flatMap((name) => kinds.map((words) => [...words, name])))(
    "%s %s",
    (...words) => {
      const { kilobytes, output } = run(words);

      expect(kilobytes).toBeLessThan(maxKilobytes);
      expect(output).not.toContain("Regelwerk itself failed");
    },
  );
});

test("records as large as may be", () => {
  expect(run(["replay", "records.txt"]).kilobytes).toBeLessThan(maxKilobytes);
});

describe("what is too large is refused in one sentence", () => {
  test.each([
    ["check", "large.regel"],
    ["check", "--format", "json", "large.regel"],
    ["cat", "large.regel"],
    ["fmt", "large.regel"],
    ["fmt", "--stdin-path", "large.regel"],
    ["prose", "large.regel"],
    ["replay", "large.txt"],
    ["merge", "large.txt"],
  ])("%s %s %s %s", (...words) => {
    const { kilobytes, output } = run(words, isInput(words) ? rules.declarations(10_000_000) : "");

    expect(kilobytes).toBeLessThan(300_000);
    expect(output.trim()).toMatch(
      /^`large\.\w+` is too large: a file .* may have \d+ .B at most\.$/,
    );
  });
});

function isInput(words: readonly string[]): boolean {
  return words.includes("--stdin-path");
}

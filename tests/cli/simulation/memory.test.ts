// No command takes more than a gigabyte of memory for a text of ten megabytes.

import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isSoak } from "../../support/soak.ts";

const megabytes = isSoak ? 10 : 3;
const maxKilobytes = 1_000_000;
const main = join(process.cwd(), "src/cli/main.mjs");

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "memory-"));
  const line = "mark lure: 1..6\n";
  const text = `game reef { }\n${line.repeat((megabytes * 1e6) / line.length)}`;
  writeFileSync(join(folder, "large.regel"), text);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the command in a process that prints the memory it took at most, in kilobytes. */
function memoryOf(words: readonly string[], input: boolean): number {
  const code = `process.argv.splice(1, 0, ${JSON.stringify(main)});
    process.on("exit", () => process._rawDebug("max", process.resourceUsage().maxRSS));
    import(${JSON.stringify(main)});`;
  const { stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", code, ...words], {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: 1e9,
    ...(input ? { input: "mark lure: 1..6\n".repeat((megabytes * 1e6) / 16) } : {}),
  });
  return Number(/max (\d+)/.exec(stderr)?.[1] ?? Number.NaN);
}

test.each([
  [["check", "large.regel"], false],
  [["check", "--format", "json", "large.regel"], false],
  [["cat", "large.regel"], false],
  [["fmt", "large.regel"], false],
  [["fmt", "--stdin-path", "large.regel"], true],
  [["prose", "large.regel"], false],
  [["replay", "large.regel"], false],
] as const)("%s", (words, input) => {
  expect(memoryOf(words, input)).toBeLessThan(maxKilobytes);
});

// The figures of all runs that were kept, one line each: what was measured when, of which commit, on
// what machine. Only lines of one machine can be set side by side; `npm run bench:compare` is better.

import { spawnSync } from "node:child_process";
import { appendFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";

const file = join(import.meta.dirname, "history.jsonl");

/** Adds a line with these figures. */
export function keepFigures(figures: object): void {
  const line = {
    date: new Date().toISOString(),
    commit: git("rev-parse", "--short", "HEAD"),
    changed: git("status", "--porcelain", "--untracked-files=no") !== "",
    node: process.version,
    processor: cpus()[0]?.model ?? "unknown",
    ...figures,
  };
  appendFileSync(file, `${JSON.stringify(line)}\n`);
}

function git(...args: string[]): string {
  return spawnSync("git", args, { cwd: import.meta.dirname, encoding: "utf8" }).stdout.trim();
}

// Puts each seeded fault into a copy of the project and runs the short form of its proof there, which
// must fail. `node tests/seeded-faults/find.ts [proof …]`; `npm run soak -- faults` runs all.

import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, relative, resolve } from "node:path";
import { faults, type SeededFault } from "./faults.ts";

const project = resolve(import.meta.dirname, "../..");

/** What no test reads, or what has to be shared. */
const notCopied = /^(?:node_modules|dist|test-results|\.git|\.astro|\.svelte-check)$/;

const wanted = process.argv.slice(2);
const chosen = faults.filter(({ proof }) => wanted.length === 0 || wanted.includes(proof));
const copy = join(mkdtempSync(join(tmpdir(), "regelwerk-faults-")), basename(project));
try {
  copyProject();
  process.exitCode = findAll() ? 0 : 1;
} finally {
  rmSync(resolve(copy, ".."), { recursive: true, force: true });
}

function copyProject(): void {
  cpSync(project, copy, {
    recursive: true,
    filter: (path) => !notCopied.test(relative(project, path)),
  });
  symlinkSync(join(project, "node_modules"), join(copy, "node_modules"), "junction");
}

/** Runs each proof with its fault, then all without one, where they must pass. */
function findAll(): boolean {
  const missed = chosen.filter((fault) => !isFound(fault));
  console.log(`${chosen.length - missed.length} of ${chosen.length} seeded faults found`);
  const clean = run(chosen.map(({ proof }) => proof));
  if (clean.status !== 0) console.error(`Without a fault the proofs must pass:\n${clean.output}`);
  return missed.length === 0 && clean.status === 0;
}

function isFound({ proof, name, path, from, to }: SeededFault): boolean {
  const file = join(copy, path);
  const text = readFileSync(file, "utf8");
  writeFileSync(
    file,
    text.replace(from, () => to),
  );
  const { status, output } = run([proof, "--bail=1"]);
  writeFileSync(file, text);
  // A file that cannot even be loaded proves nothing.
  const isProved = status !== 0 && /Tests +\d+ failed/.test(output);
  console.log(`${proof}: ${name}: ${isProved ? "found" : `NOT FOUND\n${output.slice(-2000)}`}`);
  return isProved;
}

/** Runs the short forms of some proofs in the copy; `words` are their files, and options. */
function run(words: readonly string[]): {
  readonly status: number | null;
  readonly output: string;
} {
  const vitest = join(project, "node_modules/vitest/vitest.mjs");
  const { status, stdout, stderr } = spawnSync(process.execPath, [vitest, "run", ...words], {
    cwd: copy,
    encoding: "utf8",
    maxBuffer: 1e9,
    env: { ...process.env, REGEL_SOAK: "", NO_COLOR: "1" },
  });
  return { status, output: stdout + stderr };
}

// `npm run bench:compare -- [OLD [NEW]] [--rounds N]`: two commits side by side.
//
// Rounds of both are run in turn, each in a fresh process, so that what else goes on at the machine
// meets both alike; the ratio is taken round by round. Without NEW the working tree is measured,
// without OLD the last commit. Other commits are laid out in a folder that is removed afterwards;
// they use the packages that are installed here.

import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readArguments, refuse } from "./arguments.ts";

const root = join(import.meta.dirname, "..");
const { values, positionals } = readArguments(
  {
    options: { rounds: { type: "string", default: "7" }, milliseconds: { type: "string" } },
    allowPositionals: true,
  },
  "npm run bench:compare -- [OLD [NEW]] [--rounds N] [--milliseconds N]",
);
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1) refuse("--rounds takes a whole number from 1.");
const [old = "HEAD", recent] = positionals;

const folders: string[] = [];
process.on("exit", () => folders.forEach(remove));
process.on("SIGINT", () => process.exit(130));

const sides = [layOut(old), recent === undefined ? root : layOut(recent)] as const;
const figures: [Round, Round][] = [];
for (let round = 0; round < rounds; round++) {
  // Who begins changes from round to round.
  const first = round % 2;
  const one = measured(sides[first] ?? root);
  const other = measured(sides[1 - first] ?? root);
  figures.push(first === 0 ? [one, other] : [other, one]);
  process.stderr.write(`round ${round + 1} of ${rounds}\n`);
}
print(figures);

/** Games a second, by name. */
type Round = Readonly<Record<string, number>>;

/** A commit in a folder of its own, with the packages of this one. */
function layOut(commit: string): string {
  const folder = mkdtempSync(join(tmpdir(), "regelwerk-bench-"));
  const added = spawnSync("git", ["worktree", "add", "--detach", "--force", folder, commit], {
    cwd: root,
    encoding: "utf8",
  });
  if (added.status !== 0) {
    rmSync(folder, { recursive: true });
    refuse(`${commit} is no commit of this project.`);
  }
  folders.push(folder);
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  // Commits from before there were rounds are measured as this one is.
  if (!existsSync(join(folder, "bench", "round.ts"))) {
    for (const file of ["round.ts", "games.ts", "anchors.ts", "measure.ts", "rules.ts"])
      cpSync(join(root, "bench", file), join(folder, "bench", file));
  }
  return folder;
}

function remove(folder: string): void {
  rmSync(join(folder, "node_modules"), { force: true });
  spawnSync("git", ["worktree", "remove", "--force", folder], { cwd: root });
}

function measured(folder: string): Round {
  const script = join(folder, "bench", "round.ts");
  const args = values.milliseconds === undefined ? [script] : [script, values.milliseconds];
  // Kept files start as those of commands do, which plays games sooner: see src/cli/main.mjs.
  const env = { ...process.env, NODE_COMPILE_CACHE: join(root, "node_modules/.cache/compare") };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8", env });
  if (status !== 0) refuse(`The games could not be measured in ${folder}:\n${stderr.trim()}`);
  return JSON.parse(stdout) as Round;
}

function print(all: readonly (readonly [Round, Round])[]): void {
  const names = Object.keys(all[0]?.[1] ?? {}).filter((name) => name in (all[0]?.[0] ?? {}));
  const per = (n: number) => Math.round(n).toLocaleString("en").padStart(12);
  const ratio = (n: number) => n.toFixed(3).padStart(8);
  console.log(
    `random games a second${old.padStart(17)} ${(recent ?? "here").padStart(12)}   ratio  lowest  highest`,
  );
  for (const name of names) {
    const [before, after] = [0, 1].map((side) => all.map((pair) => pair[side]?.[name] ?? 0)) as [
      number[],
      number[],
    ];
    const ratios = sorted(after.map((value, i) => value / (before[i] ?? 1)));
    const [low = 0, high = 0] = [ratios[0], ratios.at(-1)];
    console.log(
      `${name.padEnd(26)}${per(middle(before))} ${per(middle(after))}${ratio(middle(ratios))}${ratio(low)}${ratio(high)}`,
    );
  }
}

function sorted(numbers: readonly number[]): number[] {
  return [...numbers].sort((a, b) => a - b);
}

function middle(numbers: readonly number[]): number {
  return sorted(numbers)[Math.floor(numbers.length / 2)] ?? 0;
}

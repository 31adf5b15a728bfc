// `npm test`: every check in order, stopping at the first that fails.
// `npm test -- NAME …` runs only the named steps; `-u` lets the unit tests rewrite golden files.
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { root, setup, toolEnv } from "./setup.mjs";

const reports = join(root, "test-results");
const regel = ["node", "src/cli/main.mjs"];

/** What each step runs, in turn; commands in a list of their own run beside each other. All must succeed. */
const steps = {
  lint: [
    ["biome", "check", "--error-on-warnings"],
    [...regel, "fmt", "--check", "rules"],
  ],
  types: [
    // What it writes down about the contents, every checker of the pages reads.
    ["astro", "sync"],
    [
      ["tsc", "-p", "src/dsl"],
      ["tsc", "-p", "src/play"],
      ["tsc", "-p", "src/mutate"],
      ["astro", "check", "--noSync"],
      ["svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings", "--output", "human"],
    ],
  ],
  unit: [["vitest", "run", "--reporter=default", "--reporter=json", "--outputFile.json=FILE"]],
  rules: [
    [...regel, "check", "--strict", "rules"],
    [...regel, "test", "rules", "--report", "FILE"],
    // Some of the mutants; CONTRIBUTING.md says how to try all.
    [...regel, "mutate", "burgundy", "--sample", "120", "--at-least", "90"],
    [...regel, "mutate", "burgundy-dice", "--sample", "80", "--at-least", "90"],
  ],
  build: [["astro", "build"]],
  e2e: [["playwright", "test"]],
};

/** Steps that say something only when they fail, so that what runs beside each other does not mix. */
const quiet = new Set(["types", "build"]);

/** How to read passed and failed out of what a tool reported. */
const counts = {
  unit: { file: "vitest.json", read: (r) => [r.numPassedTests, r.numFailedTests] },
  rules: { file: "rules.json", read: (r) => [r.passed, r.failed] },
  e2e: {
    file: "playwright.json",
    read: ({ stats }) => [stats.expected + stats.flaky, stats.unexpected],
  },
};

const updateGolden = process.argv.includes("-u");
const named = process.argv.slice(2).filter((word) => word !== "-u");
const unknown = named.find((name) => !(name in steps));
if (unknown !== undefined) {
  console.error(`There is no step ${unknown}. Steps: ${Object.keys(steps).join(", ")}.`);
  process.exit(1);
}

const chosen = Object.keys(steps).filter((name) => named.length === 0 || named.includes(name));
const isUnit = chosen.includes("unit");
setup({ browser: chosen.includes("e2e"), editor: isUnit, redis: isUnit });
mkdirSync(reports, { recursive: true });

let failed;
const counted = [];
for (const name of chosen) {
  const isPassed = await passes(name);
  counted.push(count(name));
  if (!isPassed) {
    failed = name;
    break;
  }
}
const total = counted.reduce(([p, f], [passed, failures]) => [p + passed, f + failures], [0, 0]);
if (failed) console.error(`\nThe step ${failed} failed. Again: npm test -- ${failed}`);
if (total[0] + total[1] > 0) console.log(`\n${total[0]} passed, ${total[1]} failed`);
process.exit(failed ? 1 : 0);

/** Runs one step under its heading; true when every command in it succeeded. */
async function passes(name) {
  console.log(`\n── ${name}`);
  const started = performance.now();
  const report = counts[name] && join(reports, counts[name].file);
  if (report) rmSync(report, { force: true });
  const done = (await succeed(name, report)) && reported(name);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`── ${name}: ${done ? "passed" : "FAILED"} in ${seconds} s`);
  return done;
}

/** Whether all commands of a step succeed; the first turn in which one does not is the last. */
async function succeed(name, report) {
  for (const turn of steps[name]) {
    const commands = Array.isArray(turn[0]) ? turn : [turn];
    const all = await Promise.all(commands.map((command) => succeeds(name, command, report)));
    if (all.includes(false)) return false;
  }
  return true;
}

/** Whether one command succeeds; the build must not warn either. */
async function succeeds(name, command, report) {
  const [tool, ...args] = command.map((word) => word.replace("FILE", report));
  if (name === "unit" && updateGolden) args.push("-u");
  const reads = quiet.has(name);
  const child = spawn(tool, args, {
    cwd: root,
    env: toolEnv(),
    stdio: ["ignore", reads ? "pipe" : "inherit", reads ? "pipe" : "inherit"],
    shell: process.platform === "win32",
  });
  const ended = new Promise((resolve) => {
    child.on("close", (status) => resolve(status === 0));
    child.on("error", ({ message }) => {
      console.error(`${tool} could not be started: ${message}`);
      resolve(false);
    });
  });
  if (!reads) return ended;
  const output = (await Promise.all([text(child.stdout), text(child.stderr)])).join("");
  const isDone = await ended;
  const warnings =
    name === "build" ? output.split("\n").filter((line) => line.includes("[WARN]")) : [];
  if (isDone && warnings.length === 0) return true;
  console.log(output);
  if (isDone) console.error(`The build must not warn:\n${warnings.join("\n")}`);
  return false;
}

/** A step that should have counted tests but left no report, or counted none, has not passed. */
function reported(name) {
  if (!counts[name]) return true;
  const [passed] = count(name);
  if (passed === 0) console.error(`The step ${name} reported no test that passed.`);
  return passed > 0;
}

/** Passed and failed tests of one step, as its tool reported them. */
function count(name) {
  if (!counts[name]) return [0, 0];
  const file = join(reports, counts[name].file);
  if (!existsSync(file)) return [0, 0];
  return counts[name].read(JSON.parse(readFileSync(file, "utf8")));
}

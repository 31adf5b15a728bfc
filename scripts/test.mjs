// `npm test`: every check in order, stopping at the first that fails.
// `npm test -- NAME …` runs only the named steps; `-u` lets the unit tests rewrite golden files.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { root, setup, toolEnv } from "./setup.mjs";

const reports = join(root, "test-results");
const regel = ["node", "src/cli/main.ts"];

/** What each step runs; all commands of a step must succeed. */
const steps = {
  lint: [
    ["biome", "check", "--error-on-warnings"],
    [...regel, "fmt", "--check", "rules"],
  ],
  types: [
    ["tsc", "-p", "src/dsl"],
    ["tsc", "-p", "src/play"],
    ["tsc", "-p", "src/mutate"],
    ["astro", "check"],
    ["svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings", "--output", "human"],
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

const failed = chosen.find((name) => !passes(name));
const counted = chosen.slice(0, failed ? chosen.indexOf(failed) + 1 : undefined).map(count);
const total = counted.reduce(([p, f], [passed, failures]) => [p + passed, f + failures], [0, 0]);
if (failed) console.error(`\nThe step ${failed} failed. Again: npm test -- ${failed}`);
if (total[0] + total[1] > 0) console.log(`\n${total[0]} passed, ${total[1]} failed`);
process.exit(failed ? 1 : 0);

/** Runs one step under its heading; true when every command in it succeeded. */
function passes(name) {
  console.log(`\n── ${name}`);
  const started = performance.now();
  const report = counts[name] && join(reports, counts[name].file);
  if (report) rmSync(report, { force: true });
  const done = steps[name].every((command) => succeeds(name, command, report)) && reported(name);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`── ${name}: ${done ? "passed" : "FAILED"} in ${seconds} s`);
  return done;
}

function succeeds(name, command, report) {
  const [tool, ...args] = command.map((word) => word.replace("FILE", report));
  if (name === "unit" && updateGolden) args.push("-u");
  const reads = name === "build";
  const done = spawnSync(tool, args, {
    cwd: root,
    env: toolEnv(),
    stdio: ["ignore", reads ? "pipe" : "inherit", reads ? "pipe" : "inherit"],
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === "win32",
  });
  if (done.error) console.error(`${tool} could not be started: ${done.error.message}`);
  if (!reads) return done.status === 0;
  const output = `${done.stdout}${done.stderr}`;
  const warnings = output.split("\n").filter((line) => line.includes("[WARN]"));
  if (done.status === 0 && warnings.length === 0) return true;
  console.log(output);
  if (done.status === 0) console.error(`The build must not warn:\n${warnings.join("\n")}`);
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

// Runs the steps of `npm test`, one stage after another, until one fails.

import { spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { readOrder, type TestOrder } from "./arguments.ts";
import { changedFiles, stepsTouchedBy } from "./changed.ts";
import { childProcessorSeconds, clockText } from "./elapsed.ts";
import { reportFolder, runStep, type StepResult } from "./run-step.ts";
import { type StepName, stages, stepOf } from "./steps.ts";

const started = Date.now();
try {
  const order = readOrder(process.argv.slice(2));
  process.exitCode = order.isWatch && !order.isList ? watch(order) : await runAll(order);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Unit tests again and again, whenever a file changes that they import. */
function watch({ unit }: TestOrder): number {
  return spawnSync("vitest", ["watch", ...unit], { stdio: "inherit" }).status ?? 1;
}

async function runAll(order: TestOrder): Promise<number> {
  const names = chosenSteps(order);
  if (order.isList || names.length === 0) {
    console.log(names.length === 0 ? "Nothing has changed." : listed(names, order));
    return 0;
  }
  if (!prepare(names, order)) return 1;
  const results: StepResult[] = [];
  for (const stage of stages) {
    const own = stage.filter((name) => names.includes(name));
    if (own.length === 0) continue;
    const from = results.length + 1;
    const number = own.length === 1 ? `${from}` : `${from}–${from + own.length - 1}`;
    const since = clockText(Date.now() - started);
    console.log(`\n── ${number} of ${names.length}: ${own.join(" beside ")} (after ${since})`);
    const before = childProcessorSeconds();
    const quiet = own.length > 1 ? true : undefined;
    results.push(...(await Promise.all(own.map((name) => runStep(stepOf(name, order), quiet)))));
    const after = childProcessorSeconds();
    if (before !== undefined && after !== undefined) {
      console.log(`── ${own.join(" and ")}: ${Math.round(after - before)} s of processor time`);
    }
    if (results.some(({ isPassed }) => !isPassed)) break;
  }
  return summarize(results);
}

/** With `--changed`, only those of the wanted steps that the change touches. */
function chosenSteps({ steps, changedSince }: TestOrder): readonly StepName[] {
  if (changedSince === undefined) return steps;
  const touched = stepsTouchedBy(changedFiles(changedSince));
  return steps.filter((name) => touched.includes(name));
}

function listed(names: readonly StepName[], order: TestOrder): string {
  const lines = names.flatMap((name) => [
    `${name}:`,
    ...stepOf(name, order)
      .groups.flat()
      .map((command) => `  ${command.join(" ")}`),
  ]);
  return lines.join("\n");
}

/** Installs what the steps need in addition to the packages. */
function prepare(names: readonly StepName[], { unit }: TestOrder): boolean {
  mkdirSync(reportFolder, { recursive: true });
  const hasTestsIn = (folder: string) =>
    names.includes("unit") &&
    (unit.length === 0 || unit.some((path) => path.startsWith(folder) || folder.startsWith(path)));
  const needs = [
    ...(names.includes("e2e") ? ["--browser"] : []),
    ...(hasTestsIn("tests/lsp") ? ["--editor"] : []),
    ...(hasTestsIn("tests/cli") ? ["--redis"] : []),
  ];
  if (needs.length === 0) return true;
  const { status } = spawnSync("node", ["scripts/setup.mjs", ...needs], { stdio: "inherit" });
  return status === 0;
}

/** The last lines; gives the exit status. */
function summarize(results: readonly StepResult[]): number {
  const failed = results.filter(({ isPassed }) => !isPassed).map(({ name }) => name);
  for (const name of failed) {
    console.error(`\nThe step ${name} failed. Again: npm test -- ${name}`);
  }
  const flaky = results.flatMap((result) => result.flaky);
  const isStrict = process.env.CI !== undefined;
  if (flaky.length > 0) {
    const verdict = isStrict ? "; with CI set, that fails" : "";
    console.error(`\nPassed only on the second try${verdict}:`);
    for (const name of flaky) console.error(`  ${name}`);
  }
  const sum = (of: (result: StepResult) => number) =>
    results.reduce((total, result) => total + of(result), 0);
  const [passedTests, failedTests] = [sum(({ passed }) => passed), sum((one) => one.failed)];
  const took = clockText(Date.now() - started);
  if (passedTests + failedTests > 0) {
    console.log(`\n${passedTests} passed, ${failedTests} failed in ${took}`);
  }
  return failed.length > 0 || (isStrict && flaky.length > 0) ? 1 : 0;
}

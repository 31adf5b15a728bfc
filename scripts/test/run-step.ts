// Runs the commands of one step and reads what they reported.

import { spawn } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { clockText } from "./elapsed.ts";
import type { CommandLine, Outcome, Step } from "./steps.ts";

/** Where tools write what they report. */
export const reportFolder = "test-results";

export interface StepResult extends Outcome {
  readonly name: string;
  readonly isPassed: boolean;
}

/** Runs a step. If `isQuiet`, everything that it prints comes at once when it has failed. */
export async function runStep(step: Step, isQuiet = step.isQuiet === true): Promise<StepResult> {
  const started = Date.now();
  const report = step.report && join(reportFolder, step.report.file);
  if (report !== undefined) rmSync(report, { force: true });
  const isDone = await runGroups(step, report, isQuiet);
  const outcome = readReport(step, report);
  const isReported = step.report === undefined || outcome.passed > 0;
  if (isDone && !isReported) console.error(`The step ${step.name} reported no test that passed.`);
  const isPassed = isDone && isReported;
  const verdict = isPassed ? "passed" : "FAILED";
  console.log(`── ${step.name}: ${verdict} in ${clockText(Date.now() - started)}`);
  return { ...outcome, name: step.name, isPassed };
}

/** Whether all commands succeed; the first group in which one does not is the last. */
async function runGroups(step: Step, report: string | undefined, isQuiet: boolean) {
  for (const group of step.groups) {
    const all = await Promise.all(
      group.map((command) => runCommand(step, withReport(command, report), isQuiet)),
    );
    if (all.includes(false)) return false;
  }
  return true;
}

function withReport(command: CommandLine, report: string | undefined): CommandLine {
  return command.map((word) => (report === undefined ? word : word.replace("FILE", report)));
}

async function runCommand(step: Step, command: CommandLine, isQuiet: boolean): Promise<boolean> {
  const [tool = "", ...args] = command;
  const child = spawn(tool, args, {
    env: { ...process.env, ...step.env },
    stdio: ["ignore", isQuiet ? "pipe" : "inherit", isQuiet ? "pipe" : "inherit"],
    shell: process.platform === "win32",
  });
  const isSuccess = new Promise<boolean>((resolve) => {
    child.on("close", (status) => resolve(status === 0));
    child.on("error", ({ message }) => {
      console.error(`${tool} could not be started: ${message}`);
      resolve(false);
    });
  });
  const output =
    child.stdout && child.stderr
      ? (await Promise.all([text(child.stdout), text(child.stderr)])).join("")
      : "";
  const warnings = step.refusesWarnings
    ? output.split("\n").filter((line) => line.includes("[WARN]"))
    : [];
  const isDone = await isSuccess;
  if (isDone && warnings.length === 0) return true;
  console.log(output);
  if (isDone) console.error(`${step.name} must not warn:\n${warnings.join("\n")}`);
  return false;
}

function readReport({ report }: Step, path: string | undefined): Outcome {
  if (report === undefined || path === undefined || !existsSync(path)) {
    return { passed: 0, failed: 0, flaky: [] };
  }
  // What was written by the tool that the step names, so of the type that its reader takes.
  return report.read(JSON.parse(readFileSync(path, "utf8")) as never);
}

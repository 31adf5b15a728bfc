// The words after `npm test --`: steps by name, files of tests by path, and flags.

import { existsSync } from "node:fs";
import { flagProblem, usage } from "./flags.js";
import { type StepName, stepNames } from "./steps.ts";

export interface TestOrder {
  /** In the order in which they run. */
  readonly steps: readonly StepName[];
  readonly unit: readonly string[];
  readonly e2e: readonly string[];
  /** The commit since which a change counts; only with `--changed`. */
  readonly changedSince: string | undefined;
  readonly isUpdate: boolean;
  readonly isWatch: boolean;
  /** Whether the steps are listed rather than run. */
  readonly isList: boolean;
}

/** Reads the words; what cannot be understood is thrown as one sentence. */
export function readOrder(words: readonly string[]): TestOrder {
  const flags = words.filter((word) => word.startsWith("-"));
  const problem = flagProblem(words);
  if (problem !== undefined) throw new Error(problem);

  const rest = words.filter((word) => !word.startsWith("-"));
  const named = stepNames.filter((name) => rest.includes(name));
  const paths = rest.filter((word) => !stepNames.some((name) => name === word));
  const unknown = paths.find((path) => !isTestPath(path));
  if (unknown !== undefined) {
    throw new Error(`${unknown} is neither a step nor a test that exists.\n\n${usage}`);
  }
  const unit = paths.filter((path) => path.startsWith("tests"));
  const e2e = paths.filter((path) => path.startsWith("e2e"));
  const changed = flags.find((flag) => flag.startsWith("--changed"));
  const byPath = [...(unit.length > 0 ? ["unit"] : []), ...(e2e.length > 0 ? ["e2e"] : [])];
  const isAll = rest.length === 0;
  return {
    steps: stepNames.filter((name) => isAll || named.includes(name) || byPath.includes(name)),
    unit: named.includes("unit") ? [] : unit,
    e2e: named.includes("e2e") ? [] : e2e,
    changedSince: changed === undefined ? undefined : (changed.split("=")[1] ?? "HEAD"),
    isUpdate: flags.includes("-u"),
    isWatch: flags.includes("--watch"),
    isList: flags.includes("--list"),
  };
}

/** `tests/check/statements/stmt` stands for `tests/check/statements/stmt.test.ts`, `e2e/play/table` for `e2e/play/table.spec.ts`. */
function isTestPath(path: string): boolean {
  if (!/^(tests|e2e)(\/|$)/.test(path)) return false;
  return [path, `${path}.test.ts`, `${path}.spec.ts`].some((one) => existsSync(one));
}

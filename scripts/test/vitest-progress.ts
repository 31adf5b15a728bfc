// How far the unit tests are, for logs: where a person is looking, Vitest's own summary says it. At
// the end, the files that took the most processor time.

import { relative } from "node:path";
import type { Reporter, TestModule, TestSpecification } from "vitest/node";
import { Progress } from "./progress.ts";

/** How many files are named at the end. */
const namedFiles = 10;

interface Spent {
  readonly path: string;
  readonly seconds: number;
}

export default class VitestProgress implements Reporter {
  private readonly progress = new Progress("files");
  private readonly spent: Spent[] = [];

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.spent.length = 0;
    this.progress.start(specifications.length);
  }

  onTestModuleEnd(module: TestModule): void {
    const tests = [...module.children.allTests()];
    const seconds = module.meta().processorSeconds ?? 0;
    this.spent.push({ path: relative("", module.moduleId), seconds });
    this.progress.advance(1, tests.length);
  }

  onTestRunEnd(): void {
    for (const line of longestOf(this.spent)) console.log(line);
  }
}

/** The sum for all files, and the files that took longest. */
export function longestOf(spent: readonly Spent[]): string[] {
  const all = spent.reduce((sum, { seconds }) => sum + seconds, 0);
  const named = spent.toSorted((a, b) => b.seconds - a.seconds).slice(0, namedFiles);
  return [
    `── ${all.toFixed(0)} s of processor time, most of it in:`,
    ...named.map(({ path, seconds }) => `   ${seconds.toFixed(1).padStart(6)} s  ${path}`),
  ];
}

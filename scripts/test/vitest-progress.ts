// How far the unit tests are, for logs: where a person is looking, Vitest's own summary says it.

import type { Reporter, TestModule, TestSpecification } from "vitest/node";
import { Progress } from "./progress.ts";

export default class VitestProgress implements Reporter {
  private readonly progress = new Progress("files");

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.progress.start(specifications.length);
  }

  onTestModuleEnd(module: TestModule): void {
    const tests = [...module.children.allTests()];
    this.progress.advance(1, tests.length);
  }
}

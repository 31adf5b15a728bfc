// How far the browser tests are, for logs.

import type { FullConfig, Reporter, Suite } from "@playwright/test/reporter";
import { Progress } from "./progress.ts";

export default class PlaywrightProgress implements Reporter {
  private readonly progress = new Progress("tests");

  onBegin(_config: FullConfig, suite: Suite): void {
    this.progress.start(suite.allTests().length);
  }

  onTestEnd(): void {
    this.progress.advance(1, 1);
  }
}

// One line about how far a step is, now and then: `── 118 of 243 files, 2310 tests, 3:05`.

import { clockText } from "./elapsed.ts";

/** How long nothing is said, in milliseconds. */
const pauseMs = 15_000;

export class Progress {
  private readonly unit: "files" | "tests";
  private startedAt = 0;
  private printedAt = 0;
  private total = 0;
  private done = 0;
  private tests = 0;

  constructor(unit: "files" | "tests") {
    this.unit = unit;
  }

  start(total: number): void {
    this.startedAt = Date.now();
    this.printedAt = this.startedAt;
    this.total = total;
  }

  /** Counts what is done; `tests` are those in it. */
  advance(count: number, tests: number): void {
    this.done += count;
    this.tests += tests;
    const now = Date.now();
    const isLast = this.done === this.total;
    if (process.stdout.isTTY || (now - this.printedAt < pauseMs && !isLast)) return;
    this.printedAt = now;
    const counted = this.unit === "tests" ? "" : `, ${this.tests} tests`;
    const elapsed = clockText(now - this.startedAt);
    console.log(`── ${this.done} of ${this.total} ${this.unit}${counted}, ${elapsed}`);
  }
}

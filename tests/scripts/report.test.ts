import { expect, test, vi } from "vitest";
import { childProcessorSeconds, clockText } from "../../scripts/test/elapsed.ts";
import { Progress } from "../../scripts/test/progress.ts";
import { readPlaywright, readVitest } from "../../scripts/test/steps.ts";

// What `npm test` says about what it has run.

test("a browser test that needed a second try is named with where it is declared", () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ status }] });
  const report = {
    stats: { expected: 2, flaky: 1, unexpected: 1 },
    suites: [
      {
        title: "table.spec.ts",
        specs: [spec("opens", "expected")],
        suites: [
          { title: "on a phone", specs: [spec("fits", "flaky"), spec("turns", "unexpected")] },
        ],
      },
    ],
  };

  expect(readPlaywright(report)).toEqual({
    passed: 3,
    failed: 1,
    flaky: ["table.spec.ts › on a phone › fits"],
  });
});

test("unit tests have no second try", () => {
  expect(readVitest({ numPassedTests: 7, numFailedTests: 2 })).toEqual({
    passed: 7,
    failed: 2,
    flaky: [],
  });
});

test.each([
  [0, "0:00"],
  [65_999, "1:05"],
  [3_727_000, "1:02:07"],
])("%i ms are %s", (milliseconds, text) => {
  expect(clockText(milliseconds)).toBe(text);
});

test("processor time only grows", () => {
  const [before, after] = [childProcessorSeconds(), childProcessorSeconds()];

  expect((after ?? 0) >= (before ?? 0)).toBe(true);
});

test("a log has a line now and then, and one at the end", () => {
  vi.useFakeTimers({ now: 0 });
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  try {
    const progress = new Progress("files");
    progress.start(3);
    progress.advance(1, 10);
    vi.setSystemTime(20_000);
    progress.advance(1, 5);
    vi.setSystemTime(21_000);
    progress.advance(1, 1);

    expect(log.mock.calls.flat()).toEqual([
      "── 2 of 3 files, 15 tests, 0:20",
      "── 3 of 3 files, 16 tests, 0:21",
    ]);
  } finally {
    log.mockRestore();
    vi.useRealTimers();
  }
});

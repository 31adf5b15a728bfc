import { expect, test } from "vitest";
import type { Diagnostic } from "../../src/dsl/diagnostics/diagnostic.ts";
import { limitReports } from "../../src/dsl/diagnostics/limited.ts";

test("up to the limit all are shown", () => {
  const reports = [warning(1), error(2), error(3)];

  expect(limitReports(reports, 3)).toEqual({ shown: reports, hidden: [] });
});

test("beyond it, errors come before warnings, in the order of all", () => {
  const reports = [warning(1), error(2), warning(3), error(4)];

  expect(limitReports(reports, 3)).toEqual({
    shown: [warning(1), error(2), error(4)],
    hidden: [warning(3)],
  });
  expect(limitReports(reports, 1)).toEqual({
    shown: [error(2)],
    hidden: [warning(1), warning(3), error(4)],
  });
});

function error(start: number): Diagnostic {
  const span = { file: "reef.regel", start, end: start + 1 };
  return { code: "missing-flow", severity: "error", span, facts: {}, labels: [] };
}

function warning(start: number): Diagnostic {
  const span = { file: "reef.regel", start, end: start + 1 };
  return { code: "never-reached", severity: "warning", span, facts: {}, labels: [] };
}

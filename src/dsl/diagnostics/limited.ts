// Limits how many diagnostics people see at once.

import type { Diagnostic } from "./diagnostic.ts";

/** The largest number of diagnostics shown at once. */
const MAX_SHOWN_REPORTS = 100;

/** Diagnostics, divided into shown and hidden ones. */
interface LimitedReports {
  /** In source order. */
  readonly shown: readonly Diagnostic[];
  readonly hidden: readonly Diagnostic[];
}

/** Returns the first diagnostics; if not all fit, errors come before warnings. */
export function limitReports(
  reports: readonly Diagnostic[],
  most = MAX_SHOWN_REPORTS,
): LimitedReports {
  if (reports.length <= most) return { shown: reports, hidden: [] };
  const errors = reports.filter(isError);
  const warnings = reports.filter((report) => !isError(report));
  const first = new Set([...errors, ...warnings].slice(0, most));
  return {
    shown: reports.filter((report) => first.has(report)),
    hidden: reports.filter((report) => !first.has(report)),
  };
}

function isError({ severity }: Diagnostic): boolean {
  return severity === "error";
}

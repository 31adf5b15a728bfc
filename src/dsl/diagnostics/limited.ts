// How many reports people are shown at once: the first of them, and how many more there are.

import type { Diagnostic } from "./diagnostic.ts";

/** The most reports that are shown at once. */
const MAX_SHOWN_REPORTS = 100;

/** Reports of which only some are shown. */
interface LimitedReports {
  /** In their order. */
  readonly shown: readonly Diagnostic[];
  readonly hidden: readonly Diagnostic[];
}

/** The first reports; where not all can be shown, errors come before warnings. */
export function limitReports(
  reports: readonly Diagnostic[],
  most = MAX_SHOWN_REPORTS,
): LimitedReports {
  if (reports.length <= most) return { shown: reports, hidden: [] };
  const errors = reports.filter(isError);
  const warnings = reports.filter((report) => !isError(report));
  const first = new Set([...errors, ...warnings].slice(0, most));
  const { shown = [], hidden = [] } = Object.groupBy(reports, (report) =>
    first.has(report) ? "shown" : "hidden",
  );
  return { shown, hidden };
}

function isError({ severity }: Diagnostic): boolean {
  return severity === "error";
}

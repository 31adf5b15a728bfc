// The report about a variant that lies apart from its game, and whose base was not found anywhere.

import { createDiagnostic, type Diagnostic } from "../diagnostics/diagnostic.ts";
import type { SearchedPlaces } from "../diagnostics/facts/check.ts";
import { findNearest } from "../source/nearest.ts";

/** A base with its place in a file, and where it was looked for. */
interface MissingBase {
  readonly name: string;
  readonly file: string;
  readonly start: number;
  readonly end: number;
  /** `seen` are the names of games and variants that were found instead. */
  readonly searched: SearchedPlaces & { readonly seen: readonly string[] };
}

/** Returns the only report that helps: all others follow from the missing game. */
export function reportMissingBase({ name, file, start, end, searched }: MissingBase): Diagnostic {
  const { seen, ...places } = searched;
  const nearest = findNearest(name, seen);
  const facts = { name, nearest, ...places };
  return createDiagnostic({
    code: "unknown-base",
    severity: "error",
    span: { file, start, end },
    facts,
    labels: [],
  });
}

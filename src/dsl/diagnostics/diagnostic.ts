// Diagnostics as plain data. Their texts are in the catalogues.

import type { Span } from "../source/span.ts";
import type { DiagnosticCode, Facts, LabelId } from "./catalog.ts";

/** A diagnostic: its code, the smallest span that is wrong, and the facts for its wording. */
export type Diagnostic = { readonly [C in DiagnosticCode]: DiagnosticOf<C> }[DiagnosticCode];

/** Returns whether a diagnostic is located at a variant edit although its cause is elsewhere. */
export function showsElsewhere({ labels }: Pick<Diagnostic, "labels">): boolean {
  return labels.some(({ label }) => label === "shows-here");
}

/** Creates a diagnostic; the facts must be those of its code. */
export function createDiagnostic<C extends DiagnosticCode>(
  diagnostic: DiagnosticOf<C>,
): Diagnostic {
  // Cast because TypeScript does not see that each `DiagnosticOf<C>` is in the union.
  return diagnostic as Diagnostic;
}

interface DiagnosticOf<C extends DiagnosticCode> {
  readonly code: C;
  readonly severity: "error" | "warning";
  readonly span: Span;
  readonly facts: Facts[C];
  /** Secondary spans, such as the first declaration of a name. */
  readonly labels: readonly { readonly span: Span; readonly label: LabelId }[];
}

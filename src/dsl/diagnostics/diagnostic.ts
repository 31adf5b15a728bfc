// A report about a program, as plain data. The words for it are in the catalogues.

import type { Span } from "../source/span.ts";
import type { DiagnosticCode, Facts, LabelId } from "./catalog.ts";

/** One problem: its code, the smallest text that is wrong, and the facts for its wording. */
export type Diagnostic = { readonly [C in DiagnosticCode]: DiagnosticOf<C> }[DiagnosticCode];

/** Whether a report is at an edit of a variant, and what it is about is written elsewhere. */
export function showsElsewhere({ labels }: Pick<Diagnostic, "labels">): boolean {
  return labels.some(({ label }) => label === "shows-here");
}

interface DiagnosticOf<C extends DiagnosticCode> {
  readonly code: C;
  readonly severity: "error" | "warning";
  readonly span: Span;
  readonly facts: Facts[C];
  /** Other places that matter, such as the first declaration of a name. */
  readonly labels: readonly { readonly span: Span; readonly label: LabelId }[];
}

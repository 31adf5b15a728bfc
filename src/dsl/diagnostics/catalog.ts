// What a catalogue of wording is. Every problem has a code and facts; every language has words for it.

import type { CheckFacts } from "./check-facts.ts";
import type { LimitFacts } from "./limit-facts.ts";
import type { LintFacts } from "./lint-facts.ts";
import type { SyntaxFacts } from "./syntax-facts.ts";

/**
 * Every problem that can be reported, by code, with the facts its text needs.
 *
 * Codes are API: the docs page, tests and `--explain` use them. Never reuse one.
 */
export interface Facts extends SyntaxFacts, CheckFacts, LimitFacts, LintFacts {}

export type Code = keyof Facts;

export interface Wording<F> {
  /** Two to four words. */
  readonly title: string;
  /** Why the language asks for this, in one to three sentences; for the page of the code. */
  readonly why?: string;
  /** What is, and then what would be right. */
  text(facts: F): string;
  /** At most one remedy that can be applied as it stands. */
  hint?(facts: F): string | undefined;
}

/** The wording of some of the codes. */
export type CatalogOf<F> = { readonly [C in keyof F]: Wording<F[C]> };

/** One language's wording. A code without wording is a type error. */
export type Catalog = CatalogOf<Facts>;

/** What a second place is to the problem. */
export type Label =
  | "first-declared"
  | "declared-here"
  | "opened-here"
  | "statement-here"
  | "removed-here"
  | "also-here"
  | "stands-here"
  | "all-decide"
  | "for-rival"
  | "game-ends-here"
  | "asked-here";

/** The words around a report. */
export interface Frame {
  readonly severity: Readonly<Record<"error" | "warning", string>>;
  readonly hint: string;
  readonly labels: Readonly<Record<Label, string>>;
}

// What a catalogue of wording is. Every problem has a code and facts; every language has words for it.

import type { CheckFacts } from "./facts/check.ts";
import type { LimitFacts } from "./facts/limit-facts.ts";
import type { LintFacts } from "./facts/lint-facts.ts";
import type { SyntaxFacts } from "./facts/syntax-facts.ts";

/**
 * Every problem that can be reported, by code, with the facts its text needs.
 *
 * Codes are API: the pages of the site, tests and `regel explain` use them. Never reuse one.
 */
export interface Facts extends SyntaxFacts, CheckFacts, LimitFacts, LintFacts {}

export type DiagnosticCode = keyof Facts;

/** At most one of `hint` and `advice` says something about a report. */
export interface Wording<F> {
  /** Two to four words. */
  readonly title: string;
  /** Why the language asks for this, in one to three sentences; for the page of the code. */
  readonly why: string;
  /** What is, and then what would be right. */
  text(facts: F): string;
  /** The one remedy, which `fixOf` makes: it can be applied as it stands. */
  hint?(facts: F): string | undefined;
  /** How it is mended where that takes a decision of the author. */
  advice?(facts: F): string | undefined;
}

/** The wording of some of the codes. */
export type CatalogOf<F> = { readonly [C in keyof F]: Wording<F[C]> };

/** One language's wording. A code without wording is a type error. */
export type Catalog = CatalogOf<Facts>;

/** What a second place is to the problem. */
export type LabelId =
  | "first-declared"
  | "declared-here"
  | "opened-here"
  | "statement-here"
  | "removed-here"
  | "also-here"
  | "stands-here"
  /** What an edit of a variant has made wrong elsewhere. */
  | "shows-here"
  | "all-decide"
  | "for-rival"
  | "game-ends-here"
  | "asked-here";

/** What reports are about, for lists that people read. */
export type Topic =
  | "syntax"
  | "game"
  | "names"
  | "things"
  | "rules"
  | "examples"
  | "variants"
  | "limits"
  | "lint";

/** The words around a report. */
export interface DiagnosticLabels {
  readonly severity: Readonly<Record<"error" | "warning", string>>;
  readonly hint: string;
  readonly labels: Readonly<Record<LabelId, string>>;
  readonly topics: Readonly<Record<Topic, string>>;
  /** That there are more reports than are shown. */
  hidden(count: number): string;
}

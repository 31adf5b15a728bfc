// Types of the diagnostic catalogues: facts per code, and their wording per language.

import type { CheckFacts } from "./facts/check.ts";
import type { LimitFacts } from "./facts/limit-facts.ts";
import type { LintFacts } from "./facts/lint-facts.ts";
import type { SyntaxFacts } from "./facts/syntax-facts.ts";

/**
 * All diagnostic codes with the facts that their texts need.
 *
 * Codes are API: the pages of the site, tests and `regel explain` use them. Never reuse one.
 */
export interface Facts extends SyntaxFacts, CheckFacts, LimitFacts, LintFacts {}

export type DiagnosticCode = keyof Facts;

/** Wording of one code. A diagnostic has a `hint` or an `advice`, not both. */
export interface Wording<F> {
  /** Two to four words. */
  readonly title: string;
  /** Why the language has this rule, in one to three sentences; shown on the page of the code. */
  readonly why: string;
  /** Describes the problem, then what would be correct. */
  text(facts: F): string;
  /** Describes the only fix, which `fixOf` computes and tools can apply. */
  hint?(facts: F): string | undefined;
  /** Describes how to correct the rules if that needs a decision of the author. */
  advice?(facts: F): string | undefined;
}

/** Wording of a subset of the codes. */
export type CatalogOf<F> = { readonly [C in keyof F]: Wording<F[C]> };

/** Wording of all codes in one language. A code without wording is a type error. */
export type Catalog = CatalogOf<Facts>;

/** Meaning of a secondary span of a diagnostic. */
export type LabelId =
  | "first-declared"
  | "declared-here"
  | "opened-here"
  | "statement-here"
  | "removed-here"
  | "asks-again"
  | "also-here"
  | "stands-here"
  /** The span where the effect of a variant edit causes the diagnostic. */
  | "shows-here"
  | "all-decide"
  | "for-rival"
  | "game-ends-here"
  | "offered-here"
  | "asked-here"
  | "open-here";

/** Topics that group diagnostic codes in lists for readers. */
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

/** Fixed texts around a diagnostic. */
export interface DiagnosticLabels {
  readonly severity: Readonly<Record<"error" | "warning", string>>;
  readonly hint: string;
  readonly labels: Readonly<Record<LabelId, string>>;
  readonly topics: Readonly<Record<Topic, string>>;
  /** States how many further diagnostics are hidden. */
  hidden(count: number): string;
}

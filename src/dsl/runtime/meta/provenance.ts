// Metadata about sources and variants of the rules.

import type { DisplayText, SourceRef } from "./meta.ts";

export interface DocumentMeta {
  readonly id: string;
  readonly text: DisplayText;
  readonly url: string | undefined;
  /** The statement is uncertain: no source confirms it, or a single one does. */
  readonly doubt: "doubtful" | "single" | undefined;
}

/**
 * A citation. `name` is that of a declaration, a variant or a reading; `document` an index into
 * `Meta.documents`.
 */
export interface CiteMeta {
  readonly name: string;
  readonly document: number;
  readonly pages: readonly number[];
  /** An active variant changes the rule, so that the document says something else. */
  readonly isChanged?: true;
}

/** An open question. The first of its readings, ids of variants, is active by default. */
export interface QuestionMeta {
  readonly id: string;
  readonly text: DisplayText;
  /** Paths of rules. */
  readonly about: readonly string[];
  readonly readings: readonly string[];
  /** An active variant changes what it is about, so that it is a question about the original. */
  readonly isChanged?: true;
  readonly source: SourceRef;
}

/** A variant, or a reading of a question. */
export interface VariantMeta {
  readonly id: string;
  readonly text: DisplayText;
  /** The variant that it builds upon; absent for variants of the game itself. */
  readonly base: string | undefined;
  readonly question: string | undefined;
  readonly isEmpty: boolean;
  readonly source: SourceRef;
}

// What a compiled game tells about where its rules come from, and about its variants.

import type { DisplayText, SourceRef } from "./meta.ts";

export interface DocumentMeta {
  readonly id: string;
  readonly text: DisplayText;
  readonly url: string | undefined;
  /** What it says is not certain: it is read nowhere, or in one place alone. */
  readonly doubt: "doubtful" | "single" | undefined;
}

/** `name` is that of a declaration, a variant or a reading; `document` an index into `Meta.documents`. */
export interface CiteMeta {
  readonly name: string;
  readonly document: number;
  readonly pages: readonly number[];
}

/** An open question; the first of its readings, ids of variants, is the one in force. */
export interface QuestionMeta {
  readonly id: string;
  readonly text: DisplayText;
  /** Paths of rules. */
  readonly about: readonly string[];
  readonly readings: readonly string[];
  readonly source: SourceRef;
}

/** A variant, or a reading of a question. */
export interface VariantMeta {
  readonly id: string;
  readonly text: DisplayText;
  /** The variant it builds upon; absent for variants of the game itself. */
  readonly base: string | undefined;
  readonly question: string | undefined;
  readonly isEmpty: boolean;
  readonly source: SourceRef;
}

// Metadata for the match log: what runs outside of moves, and where rolled and drawn things go.

import type { DisplayNoun, DisplayText } from "./meta.ts";

export interface LogMeta {
  readonly headings: readonly LogHeading[];
  readonly chance: readonly ChanceTarget[];
}

/**
 * A procedure or event that the flow runs without a decision, such as a final scoring. What it books
 * is its own, although the log reports it with the last move.
 */
export interface LogHeading {
  readonly text: DisplayText;
  /** Its statements, and those of all rules that it runs: indices into `Meta.spans`. */
  readonly spans: readonly number[];
}

/** Where a statement puts what it rolls or draws. */
export interface ChanceTarget {
  /** Index into `Meta.spans`. */
  readonly span: number;
  /** Index into `Meta.zones`, or -1 if it is not a zone. */
  readonly zone: number;
  /** The noun of the zone or die, if it has one. */
  readonly noun: DisplayNoun | undefined;
  readonly how: "roll" | "draw";
  /** Whether every seat sees it. */
  readonly isPublic: boolean;
}

// Metadata about setup and end: options, rivals, and ratings.

import type { DisplayNoun, DisplayText, SourceRef } from "./meta.ts";

export interface OptionMeta {
  readonly id: string;
  readonly slot: number;
  /** The state stores the index of the choice; `from` is added to get its value. */
  readonly from: number;
  /** The noun of the option, if the author gives one. */
  readonly noun: DisplayNoun | undefined;
  /** The first is the default. */
  readonly choices: readonly { readonly id: string; readonly text: DisplayText }[];
}

/** A rival: takes part without making decisions. */
export interface RivalMeta {
  readonly id: string;
  readonly text: DisplayText;
  /** The slot with its seat, which is out of range while it does not take part. */
  readonly slot: number;
}

export interface RatingMeta {
  readonly id: string;
  readonly text: DisplayText;
  readonly source: SourceRef;
}

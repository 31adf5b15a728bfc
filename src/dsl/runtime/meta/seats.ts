// What a game tells about its set-up and its end: options, rivals, and what scores are called.

import type { DisplayNoun, DisplayText, SourceRef } from "./meta.ts";

export interface OptionMeta {
  readonly id: string;
  readonly slot: number;
  /** The state holds the number of the choice; its value is that much more. */
  readonly from: number;
  /** What is agreed on, if the author says so. */
  readonly noun: DisplayNoun | undefined;
  /** The first is the default. */
  readonly choices: readonly { readonly id: string; readonly text: DisplayText }[];
}

/** Somebody who plays along without being asked. */
export interface RivalMeta {
  readonly id: string;
  readonly text: DisplayText;
  /** The slot that holds its seat; one that there is not if it does not play. */
  readonly slot: number;
}

export interface RatingMeta {
  readonly id: string;
  readonly text: DisplayText;
  readonly source: SourceRef;
}

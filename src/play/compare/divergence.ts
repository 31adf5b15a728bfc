// Divergences of two games in lockstep: kind, values and a sentence.

import type { DisplayText, LogEntry, State } from "../../dsl/index.ts";
import type { UnmatchedOption } from "./game-pair.ts";
import type { Sides } from "./position-text.ts";
import type { Sight, SnapshotDifference } from "./snapshot.ts";

/** The kinds in the order of the tests. */
export const divergenceKinds = [
  "setup",
  "chance",
  "score",
  "position",
  "player",
  "legality",
  "ranking",
] as const;

/** The kind of a divergence. */
export type DivergenceKind = (typeof divergenceKinds)[number];

/** One of the two games. */
export type Side = "a" | "b";

/** A difference of two games after the same moves. */
export type Divergence = {
  /** Number of moves before it; 0 is the setup. */
  readonly at: number;
  /** A whole sentence. */
  readonly words: DisplayText;
} & (
  | {
      readonly kind: "setup";
      readonly option: string;
      /** The active choice; `undefined` if the game has no such option. */
      readonly a: string | undefined;
      readonly b: string | undefined;
    }
  /** Results as in a record: `roll 4`; `undefined` without a chance event. */
  | { readonly kind: "chance"; readonly a: string | undefined; readonly b: string | undefined }
  /** Points of the last move for one reason. */
  | {
      readonly kind: "score";
      readonly player: number;
      readonly reason: string;
      readonly a: number;
      readonly b: number;
    }
  | { readonly kind: "position"; readonly part: SnapshotDifference }
  /** The deciding seats, if seat or decision differ; `undefined` if the game is over. */
  | {
      readonly kind: "player";
      readonly a: number | undefined;
      readonly b: number | undefined;
    }
  | {
      readonly kind: "legality";
      /** The game that offers the option. */
      readonly side: Side;
      readonly notation: string;
      /** Why the other game does not offer it, if it states a reason. */
      readonly reason: DisplayText | undefined;
      /** The need that is not met. */
      readonly need: string | undefined;
    }
  | {
      readonly kind: "ranking";
      readonly a: readonly (readonly number[])[];
      readonly b: readonly (readonly number[])[];
    }
);

/** One game at a position, with the log of the last move. */
export interface SidePosition {
  readonly state: State;
  readonly log: readonly LogEntry[];
  /** Codes of the legal options; empty if the game is over. */
  readonly options: readonly number[];
}

/** Both games after the same number of moves. */
export interface LockstepPosition {
  readonly at: number;
  readonly a: SidePosition;
  readonly b: SidePosition;
}

/** What is compared, and the names used in sentences. */
export interface DivergenceOptions {
  readonly names: readonly string[];
  readonly sight: Sight;
  readonly sides: Sides;
  readonly kinds: readonly DivergenceKind[];
}

/** An option that only one side offers. */
export interface OneSidedOption extends UnmatchedOption {
  readonly side: Side;
}

// Places where two games part: what kind, between what, and in words.

import type { DisplayText, LogEntry, State } from "../../dsl/index.ts";
import type { UnmatchedOption } from "./game-pair.ts";
import type { Sides } from "./position-text.ts";
import type { Sight, SnapshotDifference } from "./snapshot.ts";

/** In the order in which a place is tested; the first that is found names the place. */
export const divergenceKinds = [
  "setup",
  "chance",
  "score",
  "position",
  "player",
  "legality",
  "ranking",
] as const;

export type DivergenceKind = (typeof divergenceKinds)[number];

export type Side = "a" | "b";

export type Divergence = {
  /** How many moves were played before; 0 is the set-up. */
  readonly at: number;
  /** A whole sentence. */
  readonly words: DisplayText;
} & (
  | {
      readonly kind: "setup";
      readonly option: string;
      /** The choice in force; `undefined` where the game has no such option. */
      readonly a: string | undefined;
      readonly b: string | undefined;
    }
  /** Results as in a record: `roll 4`; `undefined` where chance was not asked. */
  | { readonly kind: "chance"; readonly a: string | undefined; readonly b: string | undefined }
  /** Points that the last move brought for one reason. */
  | {
      readonly kind: "score";
      readonly player: number;
      readonly reason: string;
      readonly a: number;
      readonly b: number;
    }
  | { readonly kind: "position"; readonly part: SnapshotDifference }
  /** Who decides, from seat 0, and what about; `undefined` where the game is over. */
  | {
      readonly kind: "player";
      readonly a: number | undefined;
      readonly b: number | undefined;
    }
  | {
      readonly kind: "legality";
      /** Which game offers it. */
      readonly side: Side;
      readonly notation: string;
      /** Why the other game does not, where that can be said. */
      readonly reason: DisplayText | undefined;
      /** The requirement that says so. */
      readonly need: string | undefined;
    }
  | {
      readonly kind: "ranking";
      readonly a: readonly (readonly number[])[];
      readonly b: readonly (readonly number[])[];
    }
);

/** One game at one place, with what the last move brought about. */
export interface SidePosition {
  readonly state: State;
  readonly log: readonly LogEntry[];
  /** Codes of what can be chosen; none when the game is over. */
  readonly options: readonly number[];
}

/** Both games after the same moves. */
export interface LockstepPosition {
  readonly at: number;
  readonly a: SidePosition;
  readonly b: SidePosition;
}

/** What is tested at a place, and how it is told. */
export interface DivergenceOptions {
  readonly names: readonly string[];
  readonly sight: Sight;
  readonly sides: Sides;
  readonly kinds: readonly DivergenceKind[];
}

/** A lone option with the side that offers it. */
export interface OneSidedOption extends UnmatchedOption {
  readonly side: Side;
}

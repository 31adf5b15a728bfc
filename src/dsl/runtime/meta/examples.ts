// Metadata of examples.

import type { ForcedOutcome } from "../engine/instrumented-chance.ts";
import type { DisplayText, SourceRef, ValueType } from "./meta.ts";

/** An example as data; its conditions are compiled into the program. */
export interface ExampleMeta {
  readonly id: string;
  /** The id of the example whose final state is the initial one. */
  readonly after: string | undefined;
  /** Whether the active variants declare it (or the game, without any); other examples may fail. */
  readonly own: boolean;
  readonly text: DisplayText;
  readonly proves: readonly string[];
  /** Names of the seats. */
  readonly names: readonly string[];
  /** Pairs of option and choice, by index. */
  readonly options: readonly (readonly [number, number])[];
  readonly facts: readonly ExampleFact[];
  readonly steps: readonly ExampleStep[];
  readonly source: SourceRef;
}

/** A fact of an example. `player` is -1 for shared storage. */
export type ExampleFact =
  | {
      readonly kind: "counter";
      readonly id: number;
      readonly player: number;
      readonly index: number;
      readonly value: number;
    }
  | {
      readonly kind: "mark";
      readonly id: number;
      readonly player: number;
      readonly index: number;
      readonly value: number;
    }
  | { readonly kind: "score"; readonly player: number; readonly value: number }
  | {
      readonly kind: "track";
      readonly id: number;
      readonly player: number;
      readonly position: number;
    }
  | {
      readonly kind: "zone";
      readonly id: number;
      readonly player: number;
      readonly index: number;
      readonly items: readonly { readonly element: number; readonly count: number }[];
    }
  | {
      readonly kind: "grid";
      readonly id: number;
      readonly player: number;
      readonly items: readonly { readonly element: number; readonly cell: number }[];
    };

export interface ExampleMove {
  readonly action: string;
  readonly args: Readonly<Record<string, number>>;
}

/**
 * A zone or mark in a visibility condition. `owner` is -1 if shared; `index` is set for a family
 * member.
 */
export interface ExampleSeen {
  readonly kind: "zone" | "mark";
  readonly id: number;
  readonly owner: number;
  readonly index: number | undefined;
}

export type ExampleStep = { readonly source: SourceRef } & (
  | { readonly kind: "play"; readonly player: number; readonly move: ExampleMove | undefined }
  | { readonly kind: "chance"; readonly results: readonly ForcedOutcome[] }
  | {
      readonly kind: "scores";
      readonly player: number;
      readonly amount: number;
      readonly reason: number | undefined;
    }
  | {
      readonly kind: "can";
      readonly player: number;
      readonly move: ExampleMove;
      readonly can: boolean;
      readonly because: string | undefined;
    }
  | {
      readonly kind: "has";
      readonly player: number;
      readonly condition: number;
      readonly text: string;
      /** The values reported on failure: text in the rules, and type. */
      readonly found: readonly { readonly text: string; readonly type: ValueType }[];
    }
  | {
      readonly kind: "sees";
      readonly player: number;
      readonly what: ExampleSeen;
      readonly sees: boolean;
    }
  | { readonly kind: "chooses"; readonly player: number; readonly actions: readonly string[] }
  | { readonly kind: "rated"; readonly player: number; readonly line: number | undefined }
  | { readonly kind: "wins"; readonly players: readonly number[] }
);

/** A condition of an example about a position, and the moves that lead to it. */
export type ExampleCondition = Exclude<ExampleStep, { readonly kind: "play" | "chance" }>;

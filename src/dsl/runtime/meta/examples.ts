// What a compiled game tells about its examples.

import type { ForcedOutcome } from "../engine/instrumented-chance.ts";
import type { DisplayText, SourceRef, ValueType } from "./meta.ts";

/** An example of the rules as data; the conditions it states are compiled with the game. */
export interface ExampleMeta {
  readonly id: string;
  /** The example at whose end it begins. */
  readonly after: string | undefined;
  /** Whether the variants in force state it (or the game, without any); others may come out differently. */
  readonly own: boolean;
  readonly text: DisplayText;
  readonly proves: readonly string[];
  /** Names of the seats. */
  readonly names: readonly string[];
  /** Pairs of option and choice. */
  readonly options: readonly (readonly [number, number])[];
  readonly facts: readonly ExampleFact[];
  readonly steps: readonly ExampleStep[];
  readonly source: SourceRef;
}

/** `player` is -1 for what is shared. */
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

/** `owner` is -1 for what is shared, `index` set for a member of a family. */
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
      /** What is reported of it where it fails: the text in the rules, the type of the value. */
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

/** What an example says of a position, and of the way to it. */
export type ExampleCondition = Exclude<ExampleStep, { readonly kind: "play" | "chance" }>;

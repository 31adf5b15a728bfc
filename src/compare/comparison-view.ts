// A comparison in one language, as plain data: all that a page needs to show it.

import type { Segment, SourceRef } from "../dsl/index.ts";
import type { Table } from "../play/session/record.ts";
import type { Citation } from "./origins.ts";

/** Both sides of something. */
export interface Both<T> {
  readonly a: T;
  readonly b: T;
}

export interface ToldComparison {
  readonly sides: Both<ToldSide>;
  readonly groups: readonly ToldGroup[];
  /** Variants that cannot be combined with those of b, and the rules they quarrel about. */
  readonly conflicts: readonly { readonly name: string; readonly rules: readonly string[] }[];
  /** The files in which the rules shown stand; `SourceRef.file` is an index into them. */
  readonly files: readonly { readonly path: string; readonly text: string }[];
  /** At which tables both can be played; nothing where a side has errors. */
  readonly tables: ToldTables | undefined;
}

export interface ToldTables {
  readonly players: readonly number[];
  readonly options: readonly {
    readonly id: string;
    readonly choices: readonly { readonly id: string; readonly text: string }[];
  }[];
}

export interface ToldSide {
  readonly name: string;
  /** Why it cannot be played. */
  readonly problems: readonly ToldProblem[];
}

export interface ToldProblem {
  readonly path: string;
  readonly line: number;
  readonly text: string;
  readonly hint: string | undefined;
}

export interface ToldGroup {
  readonly title: string;
  readonly differences: readonly ToldDifference[];
  /** What is found in play; with `searched` 0 nobody has looked. */
  readonly witness: ToldWitness | undefined;
  readonly searched: number;
  readonly examples: readonly ToldExample[];
  readonly reach: ToldReach;
}

export interface ToldDifference {
  readonly path: string;
  readonly kind: string;
  readonly change: "added" | "removed" | "changed";
  readonly title: string;
  readonly a: ToldRule | undefined;
  readonly b: ToldRule | undefined;
  /** The documents behind each side, of a rule that is not there too: why it is not. */
  readonly cited: Both<readonly Citation[]>;
  readonly numbers: readonly {
    readonly label: string;
    readonly a: string;
    readonly b: string;
  }[];
}

export interface ToldRule {
  readonly lines: readonly ToldLine[];
  readonly source: SourceRef | undefined;
}

/** A line of a rule; those further in belong to the one before them. */
export interface ToldLine {
  readonly depth: number;
  readonly segments: readonly ToldSegment[];
}

export interface ToldSegment extends Segment {
  /** Stands out. */
  readonly strong?: true;
  /** The path of a rule that these words lead to, if it is among the differences. */
  readonly rule?: string;
}

export interface ToldExample {
  readonly id: string;
  readonly text: string;
  readonly path: string;
  readonly line: number;
  readonly a: ToldOutcome;
  readonly b: ToldOutcome;
}

export interface ToldOutcome {
  readonly kind: "holds" | "fails" | "absent";
  readonly text: string;
}

export interface ToldReach {
  readonly sections: readonly { readonly title: string; readonly href: string }[];
  readonly examples: readonly string[];
  readonly records: readonly { readonly name: string; readonly why: string }[];
}

export interface ToldWitness {
  readonly table: Table;
  /** The moves that lead to it, in notation. */
  readonly moves: readonly string[];
  /** Whole sentences: what tells the two apart. */
  readonly partings: readonly string[];
  /** Whose side of the table shows it. */
  readonly seat: number;
  /** The move that tells them apart; none where the set-up already does. */
  readonly next: string | undefined;
  /** The same in words. */
  readonly says: string | undefined;
  readonly outcomes: Both<ToldEffect> | undefined;
}

export interface ToldEffect {
  readonly allowed: boolean;
  /** Why not. */
  readonly reason: string | undefined;
  readonly points: readonly number[];
}

// A comparison in one language, as plain data: all that a page needs to show it.

import type { Segment, SourceRef } from "../dsl/index.ts";
import type { MatchTable } from "../play/session/record.ts";
import type { Citation } from "./origins.ts";

/** Both sides of something. */
export interface SidePair<T> {
  readonly a: T;
  readonly b: T;
}

export interface ComparisonView {
  readonly sides: SidePair<SideView>;
  readonly groups: readonly GroupView[];
  /** Variants that cannot be combined with those of b, and the rules they quarrel about. */
  readonly conflicts: readonly { readonly name: string; readonly rules: readonly string[] }[];
  /** The files in which the rules shown stand; `SourceRef.file` is an index into them. */
  readonly files: readonly { readonly path: string; readonly text: string }[];
  /** At which tables both can be played; nothing where a side has errors. */
  readonly tables: PlayableTablesView | undefined;
}

export interface PlayableTablesView {
  readonly players: readonly number[];
  readonly options: readonly {
    readonly id: string;
    readonly choices: readonly { readonly id: string; readonly text: string }[];
  }[];
}

interface SideView {
  readonly name: string;
  /** Why it cannot be played. */
  readonly problems: readonly ProblemView[];
}

export interface ProblemView {
  readonly path: string;
  readonly line: number;
  readonly text: string;
  readonly hint: string | undefined;
}

export interface GroupView {
  readonly title: string;
  readonly differences: readonly RuleDifferenceView[];
  /** What is found in play; with `searched` 0 nobody has looked. */
  readonly witness: WitnessView | undefined;
  readonly searched: number;
  readonly examples: readonly ExampleView[];
  readonly reach: ImpactView;
}

export interface RuleDifferenceView {
  readonly path: string;
  readonly kind: string;
  readonly change: "added" | "removed" | "changed";
  readonly title: string;
  readonly a: RuleView | undefined;
  readonly b: RuleView | undefined;
  /** The documents behind each side, of a rule that is not there too: why it is not. */
  readonly cited: SidePair<readonly Citation[]>;
  readonly numbers: readonly {
    readonly label: string;
    readonly a: string;
    readonly b: string;
  }[];
}

export interface RuleView {
  readonly lines: readonly RuleLineView[];
  readonly source: SourceRef | undefined;
}

/** A line of a rule; those further in belong to the one before them. */
export interface RuleLineView {
  readonly depth: number;
  readonly segments: readonly SegmentView[];
}

export interface SegmentView extends Segment {
  /** Stands out. */
  readonly strong?: true;
  /** The path of a rule that these words lead to, if it is among the differences. */
  readonly rule?: string;
}

export interface ExampleView {
  readonly id: string;
  readonly text: string;
  readonly path: string;
  readonly line: number;
  readonly a: ExampleOutcomeView;
  readonly b: ExampleOutcomeView;
}

export interface ExampleOutcomeView {
  readonly kind: "holds" | "fails" | "absent";
  readonly text: string;
}

interface ImpactView {
  readonly sections: readonly { readonly title: string; readonly href: string }[];
  readonly examples: readonly string[];
  readonly records: readonly { readonly name: string; readonly why: string }[];
}

export interface WitnessView {
  readonly table: MatchTable;
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
  readonly outcomes: SidePair<MoveEffectView> | undefined;
}

export interface MoveEffectView {
  readonly allowed: boolean;
  /** Why not. */
  readonly reason: string | undefined;
  readonly points: readonly number[];
}

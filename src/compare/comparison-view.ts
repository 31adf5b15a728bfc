// View model of a comparison in one language.

import type { Segment, SourceRef } from "../dsl/index.ts";
import type { MatchTable } from "../play/session/record.ts";
import type { Citation } from "./origins.ts";

/** One value for each side. */
export interface SidePair<T> {
  readonly a: T;
  readonly b: T;
}

/** A comparison as plain data. */
export interface ComparisonView {
  readonly sides: SidePair<SideView>;
  readonly groups: readonly GroupView[];
  /** Whether both have the same program; `undefined` if a side has errors. */
  readonly isSame: boolean | undefined;
  /** Variants that contradict those of b, with the conflicting rules. */
  readonly conflicts: readonly { readonly name: string; readonly rules: readonly string[] }[];
  /** Source files of the shown rules; `SourceRef.file` is an index into them. */
  readonly files: readonly { readonly path: string; readonly text: string }[];
  /** Setups that both sides share; `undefined` if a side has errors. */
  readonly tables: PlayableTablesView | undefined;
}

/** Numbers of players and options for which both sides can be played. */
export interface PlayableTablesView {
  readonly players: readonly number[];
  readonly options: readonly {
    readonly id: string;
    readonly choices: readonly { readonly id: string; readonly text: string }[];
  }[];
}

/** How sentences call a side. */
export interface NamedSide {
  readonly name: string;
  /** Where its rules hold, as part of a sentence: “in the original”. */
  readonly within: string;
}

interface SideView extends NamedSide {
  /** Why the side cannot be compiled. */
  readonly problems: readonly ProblemView[];
}

/** An error at a line of the source. */
export interface ProblemView {
  readonly path: string;
  readonly line: number;
  readonly text: string;
  readonly hint: string | undefined;
}

/** Rule differences that one sentence tells, with their consequences. */
export interface GroupView {
  /** The sentence of a variant, or what is changed in a few words. */
  readonly statement: string;
  /** The side whose variant says it; `undefined` for a generated statement. */
  readonly side: "a" | "b" | undefined;
  /** The index of the changes that it is a part of, for `CompareService.walk`. */
  readonly change: number;
  readonly differences: readonly RuleDifferenceView[];
  /** The result of the search; with `searched` 0 there was no search. */
  readonly witness: WitnessView | undefined;
  readonly searched: number;
  readonly examples: readonly ExampleView[];
  readonly reach: ImpactView;
}

/** A rule that differs. */
export interface RuleDifferenceView {
  readonly path: string;
  readonly kind: string;
  readonly change: "added" | "removed" | "changed";
  readonly title: string;
  readonly a: RuleView | undefined;
  readonly b: RuleView | undefined;
  /** Documents cited for each side; for an absent rule those of the variant that removed it. */
  readonly cited: SidePair<readonly Citation[]>;
  readonly numbers: readonly {
    readonly label: string;
    readonly a: string;
    readonly b: string;
  }[];
}

/** The text of a rule on one side. */
export interface RuleView {
  /** What players read of it, line by line; `undefined` if there are no such words. */
  readonly playerLines: readonly string[] | undefined;
  /** The exact reading. */
  readonly lines: readonly RuleLineView[];
  readonly source: SourceRef | undefined;
}

/** A line of a rule; greater depth means nested in the line before. */
export interface RuleLineView {
  readonly depth: number;
  readonly segments: readonly SegmentView[];
}

/** A part of a line with uniform format. */
export interface SegmentView extends Segment {
  /** Emphasized. */
  readonly strong?: true;
  /** Path of the referenced rule, if it is among the differences. */
  readonly rule?: string;
}

/** An example with different outcomes. */
export interface ExampleView {
  readonly id: string;
  readonly text: string;
  readonly path: string;
  readonly line: number;
  readonly a: ExampleOutcomeView;
  readonly b: ExampleOutcomeView;
}

/** The outcome of an example on one side. */
export interface ExampleOutcomeView {
  readonly kind: "holds" | "fails" | "absent";
  readonly text: string;
}

interface ImpactView {
  readonly sections: readonly { readonly title: string; readonly href: string }[];
  readonly examples: readonly string[];
  readonly records: readonly { readonly name: string; readonly why: string }[];
}

/** A position that shows the differences. */
export interface WitnessView {
  readonly table: MatchTable;
  /** The moves that lead to it, in notation. */
  readonly moves: readonly string[];
  /** The divergences as sentences. */
  readonly partings: readonly string[];
  /** The seat whose view shows it. */
  readonly seat: number;
  /** The move that shows the divergence, or `undefined` if the setup does. */
  readonly next: string | undefined;
  /** The same move as a phrase. */
  readonly says: string | undefined;
  readonly outcomes: SidePair<MoveEffectView> | undefined;
}

/** The effect of a move on one side. */
export interface MoveEffectView {
  readonly allowed: boolean;
  /** Why the move is illegal. */
  readonly reason: string | undefined;
  readonly points: readonly number[];
}

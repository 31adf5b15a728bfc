// A rule of a game as readers see it: plain data, in both languages.

import type { LocalizedText } from "../ir/ir.ts";
import type { Span } from "../source/span.ts";
import type { Inline, ProseBlock } from "./document.ts";

export type RuleKind =
  | "value"
  /** A value that is neither a constant of the rules nor bent. */
  | "computation"
  | "exception"
  | "table"
  | "need"
  | "requirement"
  | "cost"
  | "action"
  | "procedure"
  | "handler"
  | "event"
  | "worth"
  | "counting"
  | "counter"
  | "mark"
  | "zone"
  | "grid"
  | "track"
  | "history"
  | "die"
  | "piece"
  | "family"
  | "enum"
  | "board"
  | "shape"
  | "option"
  | "rival"
  | "reason"
  | "flow"
  | "ranking"
  | "rating"
  | "game";

/** One named rule without its texts: what tells whether it means the same. */
export interface RuleOutline {
  /** Stable and unique in its game: `price`, `oyster.price`, `shark.swims`, `flow`. */
  readonly path: string;
  readonly kind: RuleKind;
  readonly span: Span;
  /** Whether its generated text reads like a rulebook, so that players may meet it. */
  readonly isReadable: boolean;
  /**
   * Same exactly when the rule means the same: places in sources, layout, comments and names of
   * locals do not count, and what it refers to counts by its name alone.
   */
  readonly fingerprint: string;
  /** Paths of the rules that this one refers to, in order of first mention. */
  readonly refs: readonly string[];
}

/** One named rule. */
export interface Rule extends RuleOutline {
  /** What it is called, as a heading. */
  readonly title: LocalizedText;
  /** The rule in full sentences; both languages have the same paragraphs and lists. */
  readonly text: { readonly de: readonly ProseBlock[]; readonly en: readonly ProseBlock[] };
  /** Which paragraph or list is the first step of a rule of many steps. */
  readonly firstStep: number | undefined;
  /** As a rulebook would tell it: shorter than the text, which leaves nothing out. */
  readonly told: { readonly de: readonly ProseBlock[]; readonly en: readonly ProseBlock[] };
  /** Authored sentences about it; empty where nobody has written any. */
  readonly sentences: readonly RuleSentence[];
  /** What it lists: entries of a table, spaces of a board, members, kinds with their fields. */
  readonly entries: readonly Entry[];
}

/** An authored text about rules, of one to three sentences as a rulebook prints them. */
export interface RuleSentence {
  /** The path of the rule that it is about; absent for what a variant says of itself. */
  readonly about: string | undefined;
  /** The paths of all rules that it tells, that one first. */
  readonly covered: readonly string[];
  /** The variant that says it. */
  readonly variant: string | undefined;
  readonly text: { readonly de: readonly Inline[]; readonly en: readonly Inline[] };
  /** As written, with numbered placeholders. */
  readonly template: LocalizedText;
  /** What each covered rule means, but for numbers that placeholders give. */
  readonly meaning: readonly string[];
  /** Written or confirmed by the variant in which it stands, so that it holds there. */
  readonly isVouchedFor: boolean;
  /** A variant has changed what it tells, so that it no longer holds. */
  readonly isVoid?: boolean;
  readonly span: Span;
}

/** One of the things a rule lists, found again by its key. */
export interface Entry {
  readonly key: string;
  /** What the entry is about and would go with: `Colour.red`, `pearl`. */
  readonly about: readonly string[];
  readonly label: LocalizedText;
  readonly value: LocalizedText;
  /** Nothing but a name, so that label and value are the same. */
  readonly isName?: true;
  /** As rules name it; for numbers, the number. */
  readonly id: string;
  /** Of one among several kinds: its fields and supplies, which the value tells in a row. */
  readonly parts?: readonly Entry[];
}

/**
 * Returns the rule of a path, also of a part by its owner: `dive.deep` is the requirement `deep`, if
 * `dive` refers to it.
 */
export function findRule<R extends Pick<Rule, "refs">>(
  rules: ReadonlyMap<string, R>,
  path: string,
): R | undefined {
  const whole = rules.get(path);
  if (whole !== undefined) return whole;
  const at = path.lastIndexOf(".");
  const owner = at < 0 ? undefined : rules.get(path.slice(0, at));
  const part = path.slice(at + 1);
  return owner?.refs.includes(part) ? rules.get(part) : undefined;
}

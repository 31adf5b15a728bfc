// A rule as plans, before its path and its fingerprint are added.

import type { LocalizedText } from "../../ir/ir.ts";
import type { NounPhrase } from "../plan/noun-phrase.ts";
import type { Deed, SentencePlan, Slots, Template } from "../plan/plan.ts";
import type { Entry } from "../rule.ts";
import type { StockId } from "../stock.ts";

export interface RuleDraft {
  readonly title: Title;
  /** What is said before the entries. */
  readonly plans: readonly SentencePlan[];
  readonly entries: readonly Entry[];
  /** The action that it is about, as something to do. */
  readonly deed?: Deed | undefined;
}

/** A heading; a pair is told of its first part: `Oyster: the price`. */
export type Title =
  | { readonly kind: "phrase"; readonly of: NounPhrase }
  | { readonly kind: "text"; readonly text: LocalizedText }
  /** An author's text with what stands in its placeholders. */
  | { readonly kind: "template"; readonly text: Template }
  /** A text that begins as its author has it. */
  | { readonly kind: "name"; readonly text: LocalizedText }
  | { readonly kind: "pair"; readonly owner: Title; readonly of: Title }
  | { readonly kind: "stock"; readonly id: StockId; readonly slots: Slots };

export function phraseTitle(of: NounPhrase): Title {
  return { kind: "phrase", of };
}

export function stock(
  id: StockId,
  slots: Slots = {},
  items: readonly SentencePlan[] = [],
): SentencePlan {
  return { kind: "stock", id, slots, ...(items.length === 0 ? {} : { items }) };
}

// Finds the rule behind a popup.

import type { Meta, SourceRef } from "../../../dsl/index.ts";
import type { TargetPopup } from "../../board/popup.ts";

/**
 * A span of the rules, its index in `Meta.spans`, or the kind of a piece, whose declaration is the
 * rule. Resolving an index or a kind may require loading the rule texts.
 */
export type RulePlace = SourceRef | number | { readonly kind: number };

/** Resolves a place in the rules to a span, or returns `undefined` if it is not loaded. */
export function findRuleSource({ spans, kinds }: Meta, place: RulePlace): SourceRef | undefined {
  if (typeof place === "number") return spans[place];
  return "kind" in place ? kinds[place.kind]?.source : place;
}

/**
 * Returns the rule behind a popup, or `undefined` if there is none. `lying` is the kind of the
 * piece on a space.
 */
export function ruleOf(
  meta: Meta,
  answer: TargetPopup,
  lying: number | undefined,
): RulePlace | undefined {
  if (answer.kind === "reason") return answer.explanation.reason?.source;
  if (answer.kind === "note") return undefined;
  const { holder, id, value } = answer.thing;
  const element = holder === "zone" ? meta.zones[id]?.element : undefined;
  const kind = element?.kind === "kind" ? value : lying;
  return kind === undefined ? undefined : { kind };
}

// Where the rule stands that an answer is about.

import type { Meta, SourceRef } from "../../../dsl/index.ts";
import type { TargetPopup } from "../../board/table-model.svelte.ts";

/**
 * A place in the rules; its number in `Meta.spans`; or the kind of piece whose rule it is. All but
 * the first may have to be fetched.
 */
export type RulePlace = SourceRef | number | { readonly kind: number };

export function findRuleSource({ spans, kinds }: Meta, place: RulePlace): SourceRef | undefined {
  if (typeof place === "number") return spans[place];
  return "kind" in place ? kinds[place.kind]?.source : place;
}

/** `lying` is the kind of the piece on a space. */
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

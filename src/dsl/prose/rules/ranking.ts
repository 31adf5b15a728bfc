// Who wins: `Whoever has the most points wins; …`

import type * as ir from "../../ir/ir.ts";
import { nounOfCounter } from "../lexicon/nouns.ts";
import { planBinder } from "../plan/binder.ts";
import { type PlanContext, withWho } from "../plan/context.ts";
import { planTrack, planValue } from "../plan/expr.ts";
import type { SentencePlan, Slots } from "../plan/plan.ts";
import { linkTo, thing } from "../plan/referring-expressions.ts";
import type { StockId } from "../stock.ts";
import type { RuleDraft } from "./rule-draft.ts";

type Line = ir.Game["ranking"][number];

export function describeRanking(context: PlanContext, ranking: ir.Game["ranking"]): RuleDraft {
  // Said of any player, not of the reader.
  const t = withWho(context, "they");
  return {
    title: { kind: "stock", id: "rankingTitle", slots: {} },
    plans: [planRanking(t, ranking)],
    entries: [],
  };
}

/** One sentence: the winner, and what decides where that is tied. */
function planRanking(t: PlanContext, ranking: ir.Game["ranking"]): SentencePlan {
  const lines = ranking.map((line, i) => criterionOf(t, line, i > 0));
  const last = lines.length - 1;
  return {
    kind: "ranking",
    criteria: lines.map(({ id, slots }, i) => ({ id, slots, isLast: i === last })),
  };
}

/** `has the most points`; where players are tied, `has more points`. */
export function criterionOf(
  t: PlanContext,
  { best, value }: Line,
  isTied: boolean,
): { readonly id: StockId; readonly slots: Slots } {
  const isMost = best === "most";
  const noun = countedNoun(t, value);
  const things =
    noun !== undefined
      ? thing(noun, "none", "many")
      : value.kind === "count"
        ? planOwnThings(t, value.binder)
        : undefined;
  if (things !== undefined) {
    if (isTied) return { id: isMost ? "hasMore" : "hasFewer", slots: { things } };
    return { id: isMost ? "hasMost" : "hasFewest", slots: { things } };
  }
  if (value.kind === "placeOn") {
    const track = planTrack(t, value.track).of;
    if (isTied) return { id: isMost ? "isBehind" : "isAhead", slots: { track } };
    return { id: isMost ? "isLast" : "isFirst", slots: { track } };
  }
  const of = planValue(t, value);
  if (isTied) return { id: isMost ? "hasHigher" : "hasLower", slots: { of } };
  return { id: isMost ? "hasHighest" : "hasLowest", slots: { of } };
}

/** Who has empty spaces has them where alone there are spaces: that goes without saying. */
function planOwnThings(t: PlanContext, binder: ir.Binder) {
  const things = planBinder(t, binder, "none", "many");
  const isOnlyGrid = binder.domain.kind === "spaces" && t.index.game.grids.length === 1;
  if (!isOnlyGrid || things.kind !== "thing" || things.adjective === undefined) return things;
  const { modifiers: _, ...bare } = things;
  return bare;
}

/** What is simply counted: points, or what a counter counts. */
function countedNoun(t: PlanContext, value: ir.Expr): ir.LocalizedNoun | undefined {
  if (value.kind === "score") return t.index.game.points;
  if (value.kind !== "counter" || value.counter.index !== undefined) return undefined;
  const { counter } = value.counter;
  return linkTo(t, counter, nounOfCounter(t, counter, undefined));
}

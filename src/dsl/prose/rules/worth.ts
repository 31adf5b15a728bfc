// Lasting points: `Each oyster in your reef brings you 2 points at the end of the game.`

import type * as ir from "../../ir/ir.ts";
import type { Worths } from "../index-of.ts";
import { kindNouns } from "../lexicon/nouns.ts";
import { planAmount } from "../plan/amount.ts";
import { verbClause } from "../plan/compare.ts";
import type { PlanContext } from "../plan/context.ts";
import { planEvent } from "../plan/event.ts";
import type { AmountNote, Modifier, NounPhrase } from "../plan/noun-phrase.ts";
import { planPlace } from "../plan/place.ts";
import type { SentencePlan } from "../plan/plan.ts";
import { modified, somebody, thing } from "../plan/referring-expressions.ts";
import { sentenceOf } from "../plan/sentence.ts";
import { renderPhrase } from "../realize.ts";
import { yours } from "./exception.ts";
import { phraseTitle, type RuleDraft, stock, type Title } from "./rule-draft.ts";
import { planKinds } from "./titles.ts";

export function describeWorth(t: PlanContext, { list }: Worths): RuleDraft {
  const pieces = list.flatMap((one) => one.pieces);
  const owner = phraseTitle(planKinds(t, pieces));
  const of: Title = { kind: "stock", id: "worthTitle", slots: {} };
  return {
    title: { kind: "pair", owner, of },
    plans: list.map((one) => planWorth(t, one)),
    entries: [],
  };
}

function planWorth(t: PlanContext, worth: ir.Worth): SentencePlan {
  const { pieces, zone, amount } = worth;
  const which = isSingle(t, pieces) ? "the" : "each";
  const nouns = kindNouns(t.index, pieces);
  const last = nouns.length - 1;
  const where: Modifier = { kind: "place", place: planPlace(t, "inside", yours(zone)) };
  const items = nouns.map((noun, i) =>
    i === last ? modified(thing(noun, which), where) : thing(noun, which),
  );
  const agent: NounPhrase = { kind: "list", items, by: "and" };
  const theme = planAmount(t, amount, t.index.game.points, reasonNote(t, worth));
  const { counting } = t.index.game;
  if (counting?.how !== "event")
    return sentenceOf(verbClause("count", { agent, theme }, { adverb: "atAllTimes" }));
  const at = planEvent(t, counting.event);
  const recipient = somebody(t);
  return sentenceOf(verbClause("bring", { agent, recipient, theme }, { at }));
}

/** Whether there is only one of all these kinds together. */
function isSingle({ index: { game } }: PlanContext, pieces: readonly number[]): boolean {
  const counts = game.supplies.filter(
    ({ zone, element }) => zone.element.kind === "piece" && pieces.includes(element),
  );
  return pieces.length === 1 && counts.reduce((sum, { count }) => sum + count, 0) === 1;
}

/** What the points are booked under, where that is not the piece itself. */
function reasonNote(t: PlanContext, { pieces, reason }: ir.Worth): readonly AmountNote[] {
  const { de, en } = renderPhrase(planKinds(t, pieces));
  const isPiece =
    de.toLowerCase() === reason.words.de.toLowerCase() ||
    en.toLowerCase() === reason.words.en.toLowerCase();
  if (isPiece) return [];
  return [{ kind: "reason", words: reason.words, path: t.index.paths.get(reason) }];
}

export function describeCounting(t: PlanContext, counting: ir.WorthTiming): RuleDraft {
  const title: Title = { kind: "stock", id: "countingTitle", slots: {} };
  switch (counting.how) {
    case "always":
      return { title, plans: [stock("countingAlways")], entries: [] };
    case "event": {
      const at = planEvent(t, counting.event);
      return { title, plans: [stock("countingAt", { at })], entries: [] };
    }
    default:
      return counting satisfies never;
  }
}

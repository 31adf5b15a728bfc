// What is settled before a game begins and what its end is called: the game, options, rivals,
// ratings.

import type * as ir from "../../ir/ir.ts";
import { nounOfRule } from "../lexicon/nouns.ts";
import { planClause } from "../plan/condition.ts";
import type { PlanContext } from "../plan/context.ts";
import { planValue } from "../plan/expr.ts";
import { thing } from "../plan/referring-expressions.ts";
import { capitalized, renderStock } from "../realize.ts";
import type { Entry } from "../rule.ts";
import { phraseTitle, type RuleDraft, stock } from "./rule-draft.ts";
import { planType } from "./type.ts";

export function describeGame(game: ir.Game): RuleDraft {
  const { min, max } = game.players;
  const players = min === max ? String(min) : `${min}–${max}`;
  const slots = {
    players: { de: players, en: players },
    points: thing(game.points, "none", "many"),
  };
  return { title: { kind: "name", text: game.title }, plans: [stock("game", slots)], entries: [] };
}

export function describeOption(t: PlanContext, option: ir.SetupOption): RuleDraft {
  const { id, choices } = option;
  const title = phraseTitle(thing(option.noun ?? nounOfRule({ id }), "the"));
  if (option.isOfType) {
    const first = choices[0]?.words ?? { de: "", en: "" };
    const slots = { of: planType(t, option.type), first };
    return { title, plans: [stock("typedOption", slots)], entries: [] };
  }
  const entries = choices.map((choice) => ({
    key: choice.id,
    about: [],
    label: choice.words,
    value: choice.words,
    isName: true as const,
    id: choice.id,
  }));
  return { title, plans: [stock("option")], entries };
}

/** `If … , Egon plays along.` */
export function describeRival(t: PlanContext, { words: name, when }: ir.Rival): RuleDraft {
  const slots = { name, when: when && planClause(t, when) };
  return {
    title: { kind: "text", text: name },
    plans: [stock(when === undefined ? "rival" : "rivalIf", slots)],
    entries: [],
  };
}

/** What final scores are called, from the highest on. */
export function describeRating(t: PlanContext, { when, lines }: ir.Rating): RuleDraft {
  const entries = lines.map(
    ({ id, from, words: value }): Entry => ({
      key: id,
      about: [],
      label: capitalized(renderStock("ratingLine", { from: planValue(t, from) })),
      value,
      id,
    }),
  );
  const points = thing(t.index.game.points, "none", "many");
  const slots = { points, when: when && planClause(t, when) };
  return {
    title: { kind: "stock", id: "ratingTitle", slots: {} },
    plans: [stock(when === undefined ? "rating" : "ratingIf", slots)],
    entries,
  };
}

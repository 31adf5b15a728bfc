// Headings of rules.

import type * as ir from "../../ir/ir.ts";
import { kindNouns, nounOfRule, type Worded } from "../lexicon/nouns.ts";
import { planCall } from "../plan/call.ts";
import type { PlanContext } from "../plan/context.ts";
import type { NounPhrase } from "../plan/noun-phrase.ts";
import { thing } from "../plan/referring-expressions.ts";
import { phraseTitle, type Title } from "./rule-draft.ts";

/** What a rule is called, with its parameters as sentences name them: `after the card is played`. */
export function ruleTitle(t: PlanContext, rule: Worded, params: readonly ir.Local[]): Title {
  if (rule.words === undefined) return phraseTitle(thing(nounOfRule(rule), "none"));
  const args = rule.words.de.includes("{")
    ? params.map((local): ir.Expr => ({ kind: "local", local, type: local.type }))
    : [];
  return phraseTitle(planCall(t, rule, args, params));
}

/** Kinds of pieces as a heading. */
export function planKinds(t: PlanContext, pieces: readonly number[]): NounPhrase {
  const number = pieces.length === 1 ? "one" : "many";
  const items = kindNouns(t.index, pieces).map((noun) => thing(noun, "none", number));
  return { kind: "list", items, by: "and" };
}

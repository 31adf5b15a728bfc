// Headings of rules.

import type * as ir from "../../ir/ir.ts";
import { kindNouns, nounOfRule, type Worded } from "../lexicon/nouns.ts";
import type { PlanContext } from "../plan/context.ts";
import type { NounPhrase } from "../plan/noun-phrase.ts";
import { localPhrase, thing } from "../plan/referring-expressions.ts";
import { phraseTitle, type Title } from "./rule-draft.ts";

/** What a rule is called, with its parameters as sentences name them: `after the card is played`. */
export function ruleTitle(t: PlanContext, rule: Worded, params: readonly ir.Local[]): Title {
  const { words } = rule;
  if (words === undefined) return phraseTitle(thing(nounOfRule(rule), "none"));
  if (!words.de.includes("{")) return { kind: "text", text: words };
  const args = params.map((local) => localPhrase(t, local));
  return { kind: "template", text: { words, params, args } };
}

/** What actions share is called by them: `Requirement for “dive” and “rest”`. */
export function titleByActions(
  id: "requirementTitle" | "costTitle",
  moves: readonly ir.OptionSchema[],
): Title {
  const names = new Map(moves.map((move) => [move.name.en, move.name]));
  if (names.size === 0) return { kind: "stock", id: ALONE[id], slots: {} };
  const items = [...names.values()].map((words): NounPhrase => ({ kind: "quoted", words }));
  return { kind: "stock", id, slots: { names: { kind: "list", items, by: "and" } } };
}

/** What no action has, such as in rules that are being written. */
const ALONE = { requirementTitle: "loneRequirement", costTitle: "loneCost" } as const;

/** Kinds of pieces as a heading. */
export function planKinds(t: PlanContext, pieces: readonly number[]): NounPhrase {
  const number = pieces.length === 1 ? "one" : "many";
  const items = kindNouns(t.index, pieces).map((noun) => thing(noun, "none", number));
  return { kind: "list", items, by: "and" };
}

// What actions require.

import type * as ir from "../../ir/ir.ts";
import { fieldNoun, localName, nounOfCounter, nounOfNamed, typeNoun } from "../lexicon/nouns.ts";
import { planClause } from "../plan/condition.ts";
import type { PlanContext } from "../plan/context.ts";
import { fieldOf } from "../plan/ir-patterns.ts";
import type { SentencePlan } from "../plan/plan.ts";
import { type RuleDraft, stock, type Title } from "./rule-draft.ts";
import { titleByActions } from "./titles.ts";

export function describeNeed(t: PlanContext, need: ir.Need): RuleDraft {
  const { text, holes, cases } = need;
  const refusals = [
    ...cases.map((one) => {
      const when = planClause(t, one.when);
      return stock("refusalWhen", { when, text: filled(t, one.text, one.holes) });
    }),
    ...(text === undefined ? [] : [stock("refusal", { text: filled(t, text, holes) })]),
  ];
  return { title: needTitle(t, need), plans: [planNeed(t, need), ...refusals], entries: [] };
}

/** Called by the action that it belongs to, if that is one. */
function needTitle(t: PlanContext, need: ir.Need): Title {
  const moves = t.index.game.moves.filter(({ head }) =>
    head.some((step) => step.kind === "need" && step.need.index === need.index),
  );
  return titleByActions("requirementTitle", moves);
}

/** A requirement is told where it stands and, once for all actions that share it, by itself. */
export function planNeed(t: PlanContext, need: ir.Need): SentencePlan {
  const { index } = t;
  const path = index.paths.get(index.needs[need.index] ?? need);
  return { kind: "requirement", path, clause: planClause(t, need.condition) };
}

/** The text with its placeholders replaced by what sort of thing stands there. */
function filled(t: PlanContext, text: ir.LocalizedText, holes: ir.Need["holes"]) {
  const fill = (said: string, say: (hole: ir.Placeholder) => string) =>
    said.replace(/\{(\d+)\}/g, (whole, at: string) => {
      const hole = holes[Number(at)];
      return hole === undefined ? whole : `[${say(hole)}`;
    });
  return {
    de: fill(text.de, (hole) => sortOf(t, hole, "de")),
    en: fill(text.en, (hole) => sortOf(t, hole, "en")),
  };
}

const NUMBER = { de: "Anzahl", en: "number" } as const;
const AMOUNTS = { de: "vorhandene und fehlende", en: "present and missing" } as const;
const CONTENTS = { de: "Inhalt", en: "contents" } as const;

/** What stands in a placeholder is different each time: only what sort of thing it is. */
function sortOf(t: PlanContext, hole: ir.Placeholder, language: "de" | "en"): string {
  const { value, counter, form, names } = hole;
  if (form === "noun" && names !== undefined) return `${nounOfNamed(t, names)[language].one}]`;
  if (value.kind === "zoneSize")
    return `${CONTENTS[language]}: ${value.zone.zone.noun[language].one}]`;
  if (counter !== undefined) {
    const noun = nounOfCounter(t, counter.counter, counter.index);
    if (form === "short") return `${AMOUNTS[language]} ${noun[language].many}]`;
    return `${NUMBER[language]}] ${noun[language].many}`;
  }
  return `${sortNoun(t, value)[language].one}]`;
}

function sortNoun(t: PlanContext, value: ir.Expr): ir.LocalizedNoun {
  const field = fieldOf(value);
  if (field !== undefined) return fieldNoun(field.of.type, field.field);
  const type = value.type.kind === "orNone" ? value.type.of : value.type;
  if (value.kind === "local" && type.kind !== "number") return localName(t.index, value.local).noun;
  return typeNoun(t.index, type);
}

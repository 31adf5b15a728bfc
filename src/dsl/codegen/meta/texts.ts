// Metadata of the texts of requirements.

import type * as ir from "../../ir/ir.ts";
import { declaredFamilyNoun } from "../../ir/nouns.ts";
import type { DisplayNoun, ValueType } from "../../runtime/meta/meta.ts";
import type { NeedMeta, PlaceholderMeta } from "../../runtime/meta/needs.ts";
import { collectFailureValues } from "../explanations/failure-values.ts";

/** The texts in the order in which the program tests them: those under a condition first. */
export function textsMeta(
  game: ir.Game,
  { cases, text, holes }: ir.Need,
  valueType: (type: ir.Type) => ValueType,
): NeedMeta["texts"] {
  const all = text === undefined ? cases : [...cases, { text, holes }];
  return all.map((one) => ({
    text: one.text,
    holes: placeholdersMeta(game, one.holes, valueType),
  }));
}

function placeholdersMeta(
  game: ir.Game,
  holes: readonly ir.Placeholder[],
  valueType: (type: ir.Type) => ValueType,
): readonly PlaceholderMeta[] {
  const kept = collectFailureValues(holes);
  return holes.map(({ form, value, names, article, isMany }, i) => ({
    form,
    type: valueType(value.type),
    counts: kept.holes[i]?.counts,
    zone: kept.holes[i]?.zone,
    noun: names && nounOf(game, names),
    article,
    isMany,
  }));
}

function nounOf(
  game: ir.Game,
  names: NonNullable<ir.Placeholder["names"]>,
): DisplayNoun | undefined {
  return "parent" in names ? declaredFamilyNoun(game, names) : names.noun;
}

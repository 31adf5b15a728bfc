// Texts with the values that decided a failed condition of an example.
//
// The casts to `number`: the program returns pairs, so reads within the list are never undefined.

import { listFacts } from "../engine/program-api.ts";
import { formatValue } from "../game/notation.ts";
import type { LoadedGame } from "../game/table-game.ts";
import type { ExampleStep } from "../meta/examples.ts";
import type { DisplayText, Meta, ValueType } from "../meta/meta.ts";
import type { ExampleRun } from "./check-example-condition.ts";
import { unmetText } from "./violation-text.ts";

/**
 * Returns the text of a failed condition with the values that decided it, or `undefined` if it
 * holds.
 */
export function unmetCondition(
  { meta, program }: LoadedGame,
  { state, names }: ExampleRun,
  step: Extract<ExampleStep, { kind: "has" }>,
): DisplayText | undefined {
  if (program.conditions[step.condition]?.(state, step.player)) return undefined;
  const pairs = listFacts(program, program.found[step.condition]?.(state, step.player) ?? 0);
  const values = new Map<string, DisplayText>();
  for (let at = 0; at < pairs.length; at += 2) {
    const { text, type } = step.found[pairs[at] as number] ?? {};
    if (text === undefined || type === undefined) continue;
    values.set(text, valueText(meta, names, type, pairs[at + 1] as number));
  }
  const found = [...values].map(([text, value]) => ({
    de: `\`${text}\` ist ${value.de}`,
    en: `\`${text}\` is ${value.en}`,
  }));
  return unmetText(step.text, found);
}

/** Formats a value; players by their names in the example. */
function valueText(
  meta: Meta,
  names: readonly string[],
  type: ValueType,
  value: number,
): DisplayText {
  const name = type.kind === "player" ? names[value] : undefined;
  return name === undefined ? formatValue(meta, type, value) : { de: name, en: name };
}

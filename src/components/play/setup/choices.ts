// The choices of the setup options that the rules of a match declare.

import type { OptionMeta } from "../../../dsl/index.ts";

/** The chosen value, or the first choice if the picked rules do not have the chosen one. */
export function choiceOf(
  { id, choices }: OptionMeta,
  chosen: Readonly<Record<string, string>>,
): string {
  const known = choices.find((choice) => choice.id === chosen[id]) ?? choices[0];
  return known?.id ?? "";
}

// The choices of the setup options that the rules of a match declare.

import type { Meta, OptionMeta } from "../../../dsl/index.ts";

/** Returns how many players a match has before another number is chosen: two, if the game allows it. */
export function usualPlayers({ min, max }: Meta["players"]): number {
  return Math.min(Math.max(min, 2), max);
}

/** The chosen value, or the first choice if the picked rules do not have the chosen one. */
export function choiceOf(
  { id, choices }: OptionMeta,
  chosen: Readonly<Record<string, string>>,
): string {
  const known = choices.find((choice) => choice.id === chosen[id]) ?? choices[0];
  return known?.id ?? "";
}

// Which readings of open questions and which variants are chosen. Apart from the sources of rules: a
// match needs these before its first move, and those when a rule is opened.

import type { Meta, QuestionMeta } from "../../dsl/index.ts";

/** Returns the active reading: the chosen one, otherwise the first. */
export function readingInForce(
  { chosen }: Pick<Meta, "chosen">,
  { readings }: QuestionMeta,
): string | undefined {
  return readings.find((id) => chosen.includes(id)) ?? readings[0];
}

/** Returns the variants to choose for another reading; the first reading needs none. */
export function withReading(
  { chosen, variants }: Meta,
  { readings }: QuestionMeta,
  reading: string,
): readonly string[] {
  const others = chosen.filter((id) => !readings.includes(id));
  const isEmpty = variants.find(({ id }) => id === reading)?.isEmpty ?? false;
  return isEmpty ? others : [...others, reading];
}

/** Returns the hash of a choice: `#variant=calm,deep`, or "" for the original. */
export function variantHash(chosen: readonly string[]): string {
  return chosen.length === 0 ? "" : `#variant=${chosen.join(",")}`;
}

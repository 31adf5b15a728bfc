// The title of a game with the variants in force.

import type { Meta, TextLanguage } from "../../dsl/index.ts";

/** Returns the title of a game with the names of the variants in force: `Pig (Quick)`. */
export function renderGameTitle(
  { title, variants, chosen }: Pick<Meta, "title" | "variants" | "chosen">,
  language: TextLanguage,
): string {
  const names = chosen.flatMap((id) => variants.find((one) => one.id === id)?.text[language] ?? id);
  return names.length === 0 ? title[language] : `${title[language]} (${names.join(", ")})`;
}

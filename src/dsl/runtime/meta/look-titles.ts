// Titles: those in the `look` of items without a noun of their own, and plural nouns as titles.

import type { DisplayNoun, DisplayText, Meta } from "./meta.ts";

/** Returns the title in the author's `look`: `look round { titleDe "Runde" titleEn "Round" }`. */
export function titleIn(
  meta: Pick<Meta, "looks">,
  name: string,
  language: keyof DisplayText,
): string | undefined {
  return meta.looks[name]?.[language === "de" ? "titleDe" : "titleEn"];
}

/** Returns the plural noun, with an article before an adjective: "die verkauften Waren", "Krieger am Tor". */
export function pluralTitle({ de, en }: DisplayNoun, language: keyof DisplayText): string {
  if (language === "en") return en.many;
  return /^\p{Ll}\S* /u.test(de.many) ? `die ${de.many}` : de.many;
}

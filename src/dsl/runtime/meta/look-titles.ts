// Titles of storage and other items that have no noun of their own.

import type { DisplayText, Meta } from "./meta.ts";

/** Returns the title in the author's `look`: `look round { titleDe "Runde" titleEn "Round" }`. */
export function titleIn(meta: Meta, name: string, language: keyof DisplayText): string | undefined {
  return meta.looks[name]?.[language === "de" ? "titleDe" : "titleEn"];
}

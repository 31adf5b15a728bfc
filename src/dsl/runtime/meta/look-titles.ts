// What things are called on screens that have no noun of their own.

import type { DisplayText, Meta } from "./meta.ts";

/** The title that the author's looks give something: `look round { titleDe "Runde" titleEn "Round" }`. */
export function titleIn(meta: Meta, name: string, language: keyof DisplayText): string | undefined {
  return meta.looks[name]?.[language === "de" ? "titleDe" : "titleEn"];
}

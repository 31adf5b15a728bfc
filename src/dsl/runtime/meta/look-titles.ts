// What things are called on screens that have no noun of their own.

import type { Meta, Text } from "./meta.ts";

/** The title that the author's looks give something: `look round { titleDe "Runde" titleEn "Round" }`. */
export function titleIn(meta: Meta, name: string, language: keyof Text): string | undefined {
  return meta.looks[name]?.[language === "de" ? "titleDe" : "titleEn"];
}

// Localized texts of the editor services.

import type { LocalizedText } from "../../ir/ir.ts";

export const serviceTexts = {
  source: { de: "Quelle", en: "Source" },
  page: { de: "S.", en: "p." },
  doubtful: { de: "ohne Beleg", en: "without evidence" },
  single: { de: "nur eine Quelle", en: "one source alone" },
  open: { de: "Offen", en: "Open" },
  changedBy: { de: "Anders in", en: "Different in" },
  was: { de: "bisher", en: "was" },
  most: { de: "höchstens", en: "at most" },
  there: { de: "am Anfang", en: "at the start" },
  play: { de: "durchspielen", en: "play" },
  shownBy: { de: "Beispiele", en: "Examples" },
} satisfies Readonly<Record<string, LocalizedText>>;

/** `1 Beispiel`, `3 examples` */
export function exampleCount(count: number): LocalizedText {
  return {
    de: count === 1 ? "1 Beispiel" : `${count} Beispiele`,
    en: count === 1 ? "1 example" : `${count} examples`,
  };
}

/** `von 2 Varianten geändert`, `changed by 1 variant` */
export function variantCount(count: number): LocalizedText {
  return {
    de: count === 1 ? "von 1 Variante geändert" : `von ${count} Varianten geändert`,
    en: count === 1 ? "changed by 1 variant" : `changed by ${count} variants`,
  };
}

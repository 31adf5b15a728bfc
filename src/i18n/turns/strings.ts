// Texts of matches by message.

import type { SiteLanguage } from "../language.ts";
import { loadLanguage } from "../load-language.ts";
import type { turnsDe } from "./de.ts";

export type TurnsStrings = typeof turnsDe;

const all = await loadLanguage<TurnsStrings>({
  de: async () => (await import("./de.ts")).turnsDe,
  en: async () => (await import("./en.ts")).turnsEn,
});

/** Returns the texts of matches by message in a language. */
export function turnsStringsOf(language: SiteLanguage): TurnsStrings {
  return all[language];
}

// Texts of what other pages show in a frame.

import type { SiteLanguage } from "../language.ts";
import { loadLanguage } from "../load-language.ts";
import type { embedDe } from "./de.ts";

export type EmbedStrings = typeof embedDe;

const all = await loadLanguage<EmbedStrings>({
  de: async () => (await import("./de.ts")).embedDe,
  en: async () => (await import("./en.ts")).embedEn,
});

/** Returns the texts of embedding in a language. */
export function embedStringsOf(language: SiteLanguage): EmbedStrings {
  return all[language];
}

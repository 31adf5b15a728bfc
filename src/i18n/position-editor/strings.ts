// Texts of the position form, the list of keys and outdated links. Loaded on demand, so they are
// separate from the texts that every example needs.

import type { SiteLanguage } from "../language.ts";
import { loadLanguage } from "../load-language.ts";
import type { positionEditorDe } from "./de.ts";

export type PositionEditorStrings = typeof positionEditorDe;

const all = await loadLanguage<PositionEditorStrings>({
  de: async () => (await import("./de.ts")).positionEditorDe,
  en: async () => (await import("./en.ts")).positionEditorEn,
});

/** Returns the texts of edited positions in a language. */
export function positionEditorStringsOf(language: SiteLanguage): PositionEditorStrings {
  return all[language];
}

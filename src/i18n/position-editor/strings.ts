// Texts of the position form, the list of keys and outdated links. Loaded on demand, so they are
// separate from the texts that every example needs.

import type { SiteLanguage } from "../language.ts";
import { positionEditorDe } from "./de.ts";
import { positionEditorEn } from "./en.ts";

export type PositionEditorStrings = typeof positionEditorDe;

const all: Readonly<Record<SiteLanguage, PositionEditorStrings>> = {
  de: positionEditorDe,
  en: positionEditorEn,
};

/** Returns the texts of edited positions in a language. */
export function positionEditorStringsOf(language: SiteLanguage): PositionEditorStrings {
  return all[language];
}

// Texts of the playground's editor; a language without one of them does not compile.

import type { SiteLanguage } from "../../language.ts";
import { editorDe } from "./de.ts";
import { editorEn } from "./en.ts";

export type EditorStrings = typeof editorDe;

const all: Readonly<Record<SiteLanguage, EditorStrings>> = { de: editorDe, en: editorEn };

/** Returns the texts of the editor in a language. */
export function editorStringsOf(language: SiteLanguage): EditorStrings {
  return all[language];
}

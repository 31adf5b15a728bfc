// All texts of forms over rules; a language that lacks one does not compile.

import type { Language } from "../../language.ts";
import { formsDe } from "./de.ts";
import { formsEn } from "./en.ts";

export type FormsStrings = typeof formsDe;

const all: Readonly<Record<Language, FormsStrings>> = { de: formsDe, en: formsEn };

export function formsStringsOf(language: Language): FormsStrings {
  return all[language];
}

// Texts of the page with the reader's data; a language without one of them does not compile.

import type { SiteLanguage } from "../language.ts";
import { userDataDe } from "./de.ts";
import { userDataEn } from "./en.ts";

export type UserDataStrings = typeof userDataDe;

const all: Readonly<Record<SiteLanguage, UserDataStrings>> = { de: userDataDe, en: userDataEn };

/** Returns the texts of the page with the reader's data. */
export function userDataStringsOf(language: SiteLanguage): UserDataStrings {
  return all[language];
}

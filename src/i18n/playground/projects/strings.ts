// Texts about saving, sharing and opening projects, after a request of the author
// (autosave/strings.ts contains those shown without one); a language without one of them does not
// compile.

import type { SiteLanguage } from "../../language.ts";
import { projectsDe } from "./de.ts";
import { projectsEn } from "./en.ts";

export type ProjectsStrings = typeof projectsDe;

const all: Readonly<Record<SiteLanguage, ProjectsStrings>> = { de: projectsDe, en: projectsEn };

/** Returns the texts about projects in a language. */
export function projectsStringsOf(language: SiteLanguage): ProjectsStrings {
  return all[language];
}

// Texts about storing, sharing and opening projects that are shown on request; a language that lacks
// one does not compile.

import type { SiteLanguage } from "../../language.ts";
import { projectsDe } from "./de.ts";
import { projectsEn } from "./en.ts";

export type ProjectsStrings = typeof projectsDe;

const all: Readonly<Record<SiteLanguage, ProjectsStrings>> = { de: projectsDe, en: projectsEn };

export function projectsStringsOf(language: SiteLanguage): ProjectsStrings {
  return all[language];
}

// All texts about keeping, sharing and opening works that somebody has to ask for first (kept-strings.ts has
// those that the page says by itself); a language that lacks one does not compile.

import type { SiteLanguage } from "../../language.ts";
import { projectsDe } from "./de.ts";
import { projectsEn } from "./en.ts";

export type ProjectsStrings = typeof projectsDe;

const all: Readonly<Record<SiteLanguage, ProjectsStrings>> = { de: projectsDe, en: projectsEn };

export function projectsStringsOf(language: SiteLanguage): ProjectsStrings {
  return all[language];
}

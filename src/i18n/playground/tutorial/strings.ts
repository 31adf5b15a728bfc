// All texts of the guided start and the head of the playground; a language that lacks one does not compile.

import type { SiteLanguage } from "../../language.ts";
import { tutorialDe } from "./de.ts";
import { tutorialEn } from "./en.ts";

/** The steps of the guided start, in their order. */
export const stepNames = ["change", "see", "read", "prove", "compare"] as const;
export type StepName = (typeof stepNames)[number];

export type TutorialStrings = typeof tutorialDe;

const all: Readonly<Record<SiteLanguage, TutorialStrings>> = { de: tutorialDe, en: tutorialEn };

export function tutorialStringsOf(language: SiteLanguage): TutorialStrings {
  return all[language];
}

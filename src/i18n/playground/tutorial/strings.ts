// Texts of the playground's tutorial and head; a language without one of them does not compile.

import type { SiteLanguage } from "../../language.ts";
import { tutorialDe } from "./de.ts";
import { tutorialEn } from "./en.ts";

/** The steps of the tutorial, in order. */
export const stepNames = ["change", "see", "read", "prove", "compare"] as const;
export type StepName = (typeof stepNames)[number];

export type TutorialStrings = typeof tutorialDe;

const all: Readonly<Record<SiteLanguage, TutorialStrings>> = { de: tutorialDe, en: tutorialEn };

/** Returns the texts of the tutorial and the head in a language. */
export function tutorialStringsOf(language: SiteLanguage): TutorialStrings {
  return all[language];
}

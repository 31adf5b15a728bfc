// All texts of the guided start and the head of the playground; a language that lacks one does not compile.

import type { Language } from "../../language.ts";
import { startDe } from "./de.ts";
import { startEn } from "./en.ts";

/** The steps of the guided start, in their order. */
export const stepNames = ["change", "see", "read", "prove", "compare"] as const;
export type StepName = (typeof stepNames)[number];

export type StartStrings = typeof startDe;

const all: Readonly<Record<Language, StartStrings>> = { de: startDe, en: startEn };

export function startStringsOf(language: Language): StartStrings {
  return all[language];
}

// Texts of the simulation panel; a language without one of them does not compile.

import type { SiteLanguage } from "../../language.ts";
import { simulationDe } from "./de.ts";
import { simulationEn } from "./en.ts";

export type SimulationStrings = typeof simulationDe;

const all: Readonly<Record<SiteLanguage, SimulationStrings>> = {
  de: simulationDe,
  en: simulationEn,
};

/** Returns the texts of the simulation panel in a language. */
export function simulationStringsOf(language: SiteLanguage): SimulationStrings {
  return all[language];
}

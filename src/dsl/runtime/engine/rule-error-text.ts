// Localized texts of rule errors. Pages load them on demand.

import type { DisplayText } from "../meta/meta.ts";
import type { RuleError, RuleProblem } from "./rule-error.ts";

const WORDS: Readonly<Record<RuleProblem, DisplayText>> = {
  filled: { de: "Auf diesem Feld liegt schon etwas.", en: "Something already lies on that space." },
  full: { de: "In dieser Zone ist kein Platz mehr.", en: "That zone has no room left." },
  short: {
    de: "Hier wird mehr bezahlt, als da ist.",
    en: "More is paid here than there is.",
  },
  absent: {
    de: "Was hier genommen wird, liegt dort nicht.",
    en: "What is taken here does not lie there.",
  },
  impossible: {
    de: "Dieses Ergebnis kann der Zufall hier nicht bringen.",
    en: "Chance cannot bring that result here.",
  },
  nothing: { de: "Hier ist nichts mehr zu ziehen.", en: "There is nothing left to draw." },
  endless: {
    de: "Die Regeln drehen sich hier im Kreis.",
    en: "The rules go round in circles here.",
  },
  deep: {
    de: "Die Wirkungen sind zu tief verschachtelt.",
    en: "The effects are nested too deeply.",
  },
  many: {
    de: "Das sind zu viele Dinge, um eine Reihenfolge zu wählen.",
    en: "These are too many things to pick an order.",
  },
  outside: {
    de: "Die Regeln fragen nach einem, das es hier nicht gibt.",
    en: "The rules ask for one of these that there is not.",
  },
  "out-of-range": {
    de: "Dieser Wert liegt außerhalb dessen, was hier angegeben ist.",
    en: "This value lies outside of what is declared here.",
  },
};

/** Returns the text of the problem that stopped the game. */
export function problemText({ problem }: Pick<RuleError, "problem">): DisplayText {
  return WORDS[problem];
}

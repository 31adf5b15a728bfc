// What the panel with the rules in words says in German.

import type { WordsStrings } from "./strings.ts";

export const wordsDe: WordsStrings = {
  changes: (count) =>
    count === 1
      ? "Eine Regel ist anders als im Original"
      : `${count} Regeln sind anders als im Original`,
  bothLanguages: "Deutsch und Englisch nebeneinander",
  languages: { de: "Deutsch", en: "Englisch" },
  was: "Bisher",
  is: "Bei dir",
  toLine: (line) => `Zeile ${line}`,
  allRules: "Alle Regeln des Spiels",
  search: "In den Regeln suchen",
  found: (count) => (count === 1 ? "1 Regel" : `${count} Regeln`),
  nothingFound: (words) => `In keiner Regel steht „${words}“.`,
  onlyChanged: "nur geänderte",
  nothing:
    "Noch ist alles wie im Original. Ändere im Text eine Zahl, etwa die hinter „to“: Hier steht dann in Worten, was deine Regel anders macht.",
  toNumber: "Zur Zahl",
  faulty: "Im Text sind Fehler. Erzählt werden die letzten Regeln, die sich spielen ließen.",
  working: "Die Regeln werden gelesen …",
  moreLines: (count) => `Alle ${count} Zeilen`,
};

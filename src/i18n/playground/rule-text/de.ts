// What the panel with the rules in words says in German.

export const ruleTextDe = {
  /** Above what changes. */
  changes: (count: number) =>
    count === 1
      ? "Eine Regel ist anders als im Original"
      : `${count} Regeln sind anders als im Original`,
  bothLanguages: "Deutsch und Englisch nebeneinander",
  languages: { de: "Deutsch", en: "Englisch" },
  was: "Bisher",
  is: "Bei dir",
  toLine: (line: number) => `Zeile ${line}`,
  allRules: "Alle Regeln des Spiels",
  search: "In den Regeln suchen",
  found: (count: number) => (count === 1 ? "1 Regel" : `${count} Regeln`),
  nothingFound: (words: string) => `In keiner Regel steht „${words}“.`,
  onlyChanged: "nur geänderte",
  /** Where nothing changes yet: what to do, and the button that leads there. */
  nothing:
    "Noch ist alles wie im Original. Ändere im Text eine Zahl, etwa die hinter „to“: Hier steht dann in Worten, was deine Regel anders macht.",
  toNumber: "Zur Zahl",
  /** The rules have errors; what is shown are the last that had none. */
  faulty: "Im Text sind Fehler. Erzählt werden die letzten Regeln, die sich spielen ließen.",
  working: "Die Regeln werden gelesen …",
  moreLines: (count: number) => `Alle ${count} Zeilen`,
};

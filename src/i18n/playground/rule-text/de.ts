// German texts of the prose panel.

export const ruleTextDe = {
  /** Heads the changes. */
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
  /** How a rule is worded, if not by an author; the exact reading stands in a fold. */
  worded: {
    generated: "automatisch formuliert",
    void: "Dieser Satz gilt für das Original; deine Regel ändert, wovon er spricht.",
    unworded: "Dazu gibt es keinen Satz für Spieler.",
  },
  exactly: "Genau gesagt",
  search: "In den Regeln suchen",
  found: (count: number) => (count === 1 ? "1 Regel" : `${count} Regeln`),
  nothingFound: (words: string) => `In keiner Regel steht „${words}“.`,
  onlyChanged: "nur geänderte",
  /** While nothing has changed: a hint, and the button to start. */
  nothing:
    "Noch ist alles wie im Original. Ändere im Text eine Zahl, etwa die hinter „to“: Hier steht dann in Worten, was deine Regel anders macht.",
  toNumber: "Zur Zahl",
  /** The rules have errors; the last rules without errors are shown. */
  faulty: "Im Text sind Fehler. Erzählt werden die letzten Regeln, die sich spielen ließen.",
  working: "Die Regeln werden gelesen …",
  moreLines: (count: number) => `Alle ${count} Zeilen`,
};

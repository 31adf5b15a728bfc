// German texts of the table's help.

export const tableHelpDe = {
  /** Entries in tables. */
  reached: "erreicht",
  gone: "vergeben",
  tables: "Tabellen zum Nachschlagen",
  notYours: (name: string) => `Das gehört ${name}.`,
  notYourTurn: (name: string) => `${name} ist am Zug.`,
  nothingHere: "Damit lässt sich gerade nichts anfangen.",
  why: "Warum nicht?",
  /** Of a condition: whether it holds. */
  holds: "erfüllt:",
  fails: "nicht erfüllt:",
  close: "Schließen",
  whichWay: "Auf welche Weise?",
  /** While a rule passage is loading, and if loading fails. */
  opening: "Die Stelle wird geholt …",
  notOpened: "Die Stelle ließ sich nicht holen. Bist du noch im Netz?",
  line: (line: number) => `Zeile ${line}`,
  /** Link from a rule passage to its file. */
  inEditor: "Im Editor zeigen",
  /** How to show the rule of the hovered thing. */
  ruleHint: "Rechtsklick oder I: Regel",
  keys: "Tasten",
  /** The help levels. */
  help: "Hilfe",
  helps: {
    off: "keine",
    targets: "Mögliches markieren",
    reasons: "dazu Gründe nennen",
    advice: "dazu Vorschläge",
  },
  movesTitle: "Was jetzt möglich ist",
  filter: "Züge filtern",
};

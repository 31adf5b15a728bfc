// What readers are told who ask for more, in German.

export const tableHelpDe = {
  /** Of entries in tables. */
  reached: "erreicht",
  gone: "vergeben",
  tables: "Tabellen zum Nachschlagen",
  notYours: (name: string) => `Das gehört ${name}.`,
  notYourTurn: (name: string) => `${name} ist am Zug.`,
  nothingHere: "Damit lässt sich gerade nichts anfangen.",
  why: "Warum nicht?",
  instead: "Möglich wäre:",
  close: "Schließen",
  whichWay: "Auf welche Weise?",
  /** While a passage of the rules is fetched, and where it cannot be. */
  opening: "Die Stelle wird geholt …",
  notOpened: "Die Stelle ließ sich nicht holen. Bist du noch im Netz?",
  line: (line: number) => `Zeile ${line}`,
  /** Leads from a passage of the rules to where it is written. */
  inEditor: "Im Editor zeigen",
  /** How to see the rule of the thing that is pointed at. */
  ruleHint: "Rechtsklick oder I: Regel",
  keys: "Tasten",
  /** How much help there is. */
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

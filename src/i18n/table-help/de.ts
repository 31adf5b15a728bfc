// What readers are told who ask for more, in German.

import type { AskedStrings } from "./strings.ts";

export const askedDe: AskedStrings = {
  reached: "erreicht",
  gone: "vergeben",
  tables: "Tabellen zum Nachschlagen",
  notYours: (name) => `Das gehört ${name}.`,
  notYourTurn: (name) => `${name} ist am Zug.`,
  nothingHere: "Damit lässt sich gerade nichts anfangen.",
  why: "Warum nicht?",
  instead: "Möglich wäre:",
  close: "Schließen",
  whichWay: "Auf welche Weise?",
  opening: "Die Stelle wird geholt …",
  notOpened: "Die Stelle ließ sich nicht holen. Bist du noch im Netz?",
  line: (line) => `Zeile ${line}`,
  inEditor: "Im Editor zeigen",
  ruleHint: "Rechtsklick oder I: Regel",
  keys: "Tasten",
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

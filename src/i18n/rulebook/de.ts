// The texts around the rulebook in German.

import type { RulebookStrings } from "./strings.ts";

export const rulebookDe: RulebookStrings = {
  title: (game) => `${game}: Spielregeln`,
  description: (game) =>
    `Alle Regeln von ${game} zum Lesen und Nachschlagen, in eigenen Worten, mit Beispielen zum Weiterspielen.`,
  lead: "Lies von vorn oder schlag nach, was du gerade brauchst. Jedes Beispiel ist eine echte Stellung, die du weiterspielen kannst.",
  answers: "Das steht hier",
  original: "Original",
  version: "Fassung",
  holdsIn: (version) => (version === "Original" ? "Im Original" : `Auf ${version}`),
  differsIn: (version) => `auf ${version} anders`,
  sameIn: (version) => `Alles in diesem Kapitel gilt auch auf ${version}.`,
  notIn: (version) => `Diese Regel gibt es auf ${version} nicht.`,
  otherwiseIn: (version) => `Auf ${version} geht dieses Beispiel anders aus.`,
  absentIn: (version) => `Dieses Beispiel kann es auf ${version} nicht geben.`,
  linkTo: (title) => `Link zu „${title}“`,
  linkCopied: "Link kopiert",
  rules: "Die Regeln im Wortlaut",
  rulesLead:
    "So stehen die Regeln dieses Kapitels in den Regeldateien; der Text ist aus ihnen erzeugt.",
  exceptions: "Anders in Varianten",
  insteadOf: (words, before) => `${words} (statt ${before})`,
  namedInstead: (name, before) => `„${name}“ statt „${before}“`,
  gone: "entfällt",
  related: "Siehe auch",
  lines: "Zeilen der Regeldatei",
  more: "Mehr dazu",
  otherLanguage: "Englisch",
  booklet: {
    link: "Heft zum Drucken",
    title: "Spielregeln",
    contents: "Inhalt",
    chapter: "Kapitel",
    page: "S.",
    unofficial:
      "Inoffizielles, nicht kommerzielles Projekt von Fans. Alle Sätze und Zeichnungen sind eigene.",
  },
};

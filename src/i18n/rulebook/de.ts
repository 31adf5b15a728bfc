// German texts around the rulebook.

export const rulebookDe = {
  title: (game: string) => `${game}: Spielregeln`,
  description: (game: string) =>
    `Alle Regeln von ${game} zum Lesen und Nachschlagen, in eigenen Worten, mit Beispielen zum Weiterspielen.`,
  lead: "Lies von vorn oder schlag nach, was du gerade brauchst. Jedes Beispiel ist eine echte Stellung, die du weiterspielen kannst.",
  /** Name of the original version. */
  original: "Original",
  version: "Fassung",
  /** Introduces content for a single version. */
  holdsIn: (version: string) => (version === "Original" ? "Im Original" : `Auf ${version}`),
  /** Mark for content that differs under a version. */
  differsIn: (version: string) => `auf ${version} anders`,
  sameIn: (version: string) => `Alles in diesem Kapitel gilt auch auf ${version}.`,
  notIn: (version: string) => `Diese Regel gibt es auf ${version} nicht.`,
  /** Marks for examples. */
  otherwiseIn: (version: string) => `Auf ${version} geht dieses Beispiel anders aus.`,
  absentIn: (version: string) => `Dieses Beispiel kann es auf ${version} nicht geben.`,
  linkTo: (title: string) => `Link zu „${title}“`,
  linkCopied: "Link kopiert",
  exceptions: "Anders in Varianten",
  insteadOf: (words: string, before: string) => `${words} (statt ${before})`,
  namedInstead: (name: string, before: string) => `„${name}“ statt „${before}“`,
  gone: "entfällt",
  changedRule: (title: string) => `Geändert: ${title}`,
  related: "Siehe auch",
  /** The fold with the exact reading of a rule. */
  exactly: "Genau gesagt",
  /** Introduces a sentence that a variant makes void. */
  originally: "Im Original",
  /** The rulebook of a game without chapters. */
  examples: "Beispiele",
  examplesLead: "Jedes ist eine echte Stellung. Spiel sie weiter.",
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

// German texts of examples.

export const exampleDe = {
  title: "Beispiel",
  playStep: "Zug ausführen",
  stepBack: "Zurück",
  stepForth: "Vor",
  change: "Lage ändern",
  isChanged: "geänderte Lage",
  copyLink: "Link kopieren",
  copied: "Der Link ist kopiert.",
  nothingLeft: "In dieser Lage ist nichts zu entscheiden.",
  takeOver: "Selbst weiterspielen",
  reset: "Von vorn",
  holds: "an den Regeln geprüft",
  /** Label of the score, in the position form. */
  points: "Punkte",
  /** Introduces the address of an example on paper. */
  online: "Zum Weiterspielen:",
  /** For an example under another version than the original. */
  under: (version: string) => `nach den Regeln von ${version}`,
  notUnder: (version: string) =>
    `Die Regeln von ${version} ließen sich nicht laden; hier gelten die des Originals.`,
};

// German texts of examples.

export const exampleDe = {
  changedTag: "Geänderte Lage",
  playStep: "Zug ausführen",
  stepBack: "Zurück",
  stepForth: "Vor",
  change: "Lage ändern",
  copyLink: "Link kopieren",
  copied: "Der Link ist kopiert.",
  nothingLeft: "In dieser Lage ist nichts zu entscheiden.",
  /** Turns the picture into a table to play on. */
  takeOver: "Selbst probieren",
  backToPicture: "Zurück zum Bild",
  /** Opens what else can be done with a figure. */
  more: "Mehr",
  wholeTable: "Der ganze Tisch",
  allowed: "Erlaubt",
  notAllowed: "Nicht erlaubt",
  /** Label of the arrow from before to after. */
  becomes: "wird zu",
  changes: "Das ändert sich",
  reset: "Von vorn",
  /** Label of the score, in the position form. */
  points: "Punkte",
  /** Introduces the address of an example on paper. */
  online: "Zum Weiterspielen:",
  /** For an example under another version than the original. */
  under: (version: string) => `Nach den Regeln von ${version}`,
  notUnder: (version: string) =>
    `Die Regeln von ${version} ließen sich nicht laden; hier gelten die des Originals.`,
};

// What examples say in German.

import type { ExampleStrings } from "./strings.ts";

export const exampleDe: ExampleStrings = {
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
  points: "Punkte",
  online: "Zum Weiterspielen:",
  under: (version) => `nach den Regeln von ${version}`,
  notUnder: (version) =>
    `Die Regeln von ${version} ließen sich nicht laden; hier gelten die des Originals.`,
};

// German texts of the booklet of the author's rules.

export const bookletDe = {
  title: "Heft zum Ausdrucken",
  lead: "Deine Regeln in Worten, Pläne, Teile zum Ausschneiden und deine Beispiele als Bilder, auf Deutsch, auf Englisch oder in beiden Sprachen.",
  show: "Heft ansehen",
  languages: "Sprachen des Hefts",
  print: "Drucken",
  close: "Heft schließen",
  making: "Das Heft wird gemacht …",
  errors: "Ein Heft gibt es, sobald die Regeln ohne Fehler sind.",
  houseRulesFor: (game: string) => `Hausregeln für ${game}`,
  ownGame: "Ein eigenes Spiel",
  byName: "Ausgedacht von",
  date: "Datum",
  changes: "Was anders ist",
  was: "Bisher",
  is: "Jetzt",
  isNew: "Neu",
  isGone: "Gilt nicht mehr",
  nothing: "Noch unterscheidet sich keine Regel vom Grundspiel.",
  rules: "Die Regeln",
  boards: "Pläne zum Ausdrucken",
  pieces: "Neue Teile zum Ausschneiden",
  allPieces: "Teile zum Ausschneiden",
  /** The pieces of a player, counted from 1. */
  stonesOf: (player: number) => `Steine für Spieler ${player}`,
  cutOut:
    "Auf festes Papier kleben und an den Linien ausschneiden; jedes Teil ist so oft da, wie es gebraucht wird.",
  examples: "Beispiele",
  moves: "Zug",
  madeWith: "Gemacht mit der Regelwerkstatt. Inoffizielles, nicht kommerzielles Projekt von Fans.",
};

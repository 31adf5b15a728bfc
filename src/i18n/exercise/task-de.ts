// German texts of exercises.

export const taskDe = {
  title: "Aufgabe",
  /** Label of exercises that are not solved yet. */
  unsolved: "Du bist dran: noch nicht gelöst",
  solved: "Gelöst",
  solvedUnaided: "Gelöst, ganz ohne Hilfe",
  goalPoints: (made: string, wanted: string) => `Bisher ${made}, gesucht sind ${wanted}.`,
  inRules: "Das Ziel, wie es in den Regeln steht",
  /** For goals that require points. */
  pointsCount: "Punkte zählen vom Beginn der Aufgabe an, und mehr als verlangt sind auch recht.",
  met: "erfüllt",
  unmet: "noch nicht erfüllt",
  hint: (shown: number, all: number) => `Tipp ${shown + 1} von ${all}`,
  pointed: (move: string) => `Der nächste Zug: ${move}.`,
  pointedBack: "Von hier führt kein Weg mehr zum Ziel. Nimm zuerst den letzten Zug zurück.",
  showMe: "Vormachen",
  back: "Zug zurücknehmen",
  again: "Noch einmal",
};

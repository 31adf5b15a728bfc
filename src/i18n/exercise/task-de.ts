// What exercises say in German.

export const taskDe = {
  title: "Aufgabe",
  /** On exercises, until they are solved. */
  unsolved: "Du bist dran: noch nicht gelöst",
  solved: "Gelöst",
  solvedUnaided: "Gelöst, ganz ohne Hilfe",
  goalPoints: (made: string, wanted: string) => `Bisher ${made}, gesucht sind ${wanted}.`,
  inRules: "Das Ziel, wie es in den Regeln steht",
  /** Where a goal is about points. */
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

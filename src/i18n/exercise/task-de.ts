// What exercises say in German.

import type { TaskStrings } from "./task-strings.ts";

export const taskDe: TaskStrings = {
  title: "Aufgabe",
  unsolved: "Du bist dran: noch nicht gelöst",
  solved: "Gelöst",
  solvedUnaided: "Gelöst, ganz ohne Hilfe",
  goalPoints: (made, wanted) => `Bisher ${made}, gesucht sind ${wanted}.`,
  inRules: "Das Ziel, wie es in den Regeln steht",
  pointsCount: "Punkte zählen vom Beginn der Aufgabe an, und mehr als verlangt sind auch recht.",
  met: "erfüllt",
  unmet: "noch nicht erfüllt",
  hint: (shown, all) => `Tipp ${shown + 1} von ${all}`,
  pointed: (move) => `Der nächste Zug: ${move}.`,
  pointedBack: "Von hier führt kein Weg mehr zum Ziel. Nimm zuerst den letzten Zug zurück.",
  showMe: "Vormachen",
  back: "Zug zurücknehmen",
  again: "Noch einmal",
};

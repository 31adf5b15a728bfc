// What the coach says on tables in German.

import type { CoachStrings } from "./strings.ts";

export const coachDe: CoachStrings = {
  title: "Begleiter",
  turnOn: "Gute Züge zeigen",
  about:
    "Der Begleiter spielt die Partie von hier aus viele Male weiter. Die Werte sind Schätzungen; sie werden besser, während du hinsiehst.",
  waiting: "Der Begleiter rät, sobald du an der Reihe bist.",
  thinking: "Der Begleiter denkt nach …",
  done: (move) => `Fertig. Am besten: ${move}.`,
  games: (count) => `${count} Versuche`,
  failed: "Der Begleiter ließ sich nicht laden.",
  retry: "Noch einmal versuchen",
  points: (points, margin) => `am Ende etwa ${points} Punkte (± ${margin})`,
  wins: (percent) => `gewinnt ${percent} von 100 Partien`,
  close: "so gut wie der beste",
  noReason: "Bringt nicht sofort etwas; der Wert zeigt sich später.",
  show: "Auf dem Tisch zeigen",
  play: "So ziehen",
  review: {
    title: "Auswertung",
    lead: "Was konnten alle vor jeder Entscheidung erwarten, und wo war ein anderer Zug deutlich besser?",
    start: "Partie auswerten",
    again: "Noch einmal auswerten",
    progress: (done, count) => `Entscheidung ${done} von ${count}`,
    cancel: "Abbrechen",
    cancelled: "Abgebrochen; gezeigt ist, was bis dahin ausgewertet war.",
    chart: "Erwartete Punkte am Ende",
    describe: (players, decisions) =>
      `Linien: erwartete Punkte von ${players} vor jeder von ${decisions} Entscheidungen. Die Zahlen stehen in der Tabelle darunter.`,
    decision: "Entscheidung",
    expected: "erwartete Punkte",
    table: "Zahlen als Tabelle",
    points: (name) => `${name}: Punkte`,
    wins: (name) => `${name}: Siege in %`,
    blunders: "Deutlich bessere Züge",
    noBlunders: "Keine Entscheidung war deutlich schlechter als die beste.",
    number: (number) => `Entscheidung ${number}`,
    played: (name, move) => `${name}: ${move}`,
    better: (move) => `Besser: ${move}`,
    costPoints: (points) => `kostet etwa ${points}`,
    costWins: (percent) => `kostet etwa ${percent} von 100 Siegen`,
    looking: (number, count) => `Du siehst Entscheidung ${number} von ${count}.`,
    back: "Zurück zur Auswertung",
  },
};

// German texts of the coach.

export const coachDe = {
  title: "Begleiter",
  turnOn: "Gute Züge zeigen",
  about:
    "Der Begleiter spielt die Partie von hier aus viele Male weiter. Die Werte sind Schätzungen; sie werden besser, während du hinsiehst.",
  waiting: "Der Begleiter rät, sobald du an der Reihe bist.",
  thinking: "Der Begleiter denkt nach …",
  done: (move: string) => `Fertig. Am besten: ${move}.`,
  games: (count: string) => `${count} ${count === "1" ? "Versuch" : "Versuche"}`,
  failed: "Der Begleiter ließ sich nicht laden.",
  retry: "Noch einmal versuchen",
  /** Evaluation of a move: points with their margin of error, and wins per hundred games. */
  worth: (points: string, margin: string, wins: string | undefined) =>
    `Am Ende sind etwa ${points} zu erwarten, vielleicht ${margin} mehr oder weniger${wins === undefined ? "" : `; von 100 Partien ${wins === "1" ? "wird 1" : `werden ${wins}`} gewonnen`}.`,
  close: "So gut wie der beste Zug.",
  noReason: "Dieser Zug bringt nicht sofort etwas; sein Wert zeigt sich später.",
  show: "Auf dem Tisch zeigen",
  play: "So ziehen",
  review: {
    title: "Auswertung",
    lead: "Was konnten alle vor jeder Entscheidung erwarten, und wo war ein anderer Zug deutlich besser?",
    start: "Partie auswerten",
    again: "Noch einmal auswerten",
    progress: (done: number, count: number) => `Entscheidung ${done} von ${count}`,
    cancel: "Abbrechen",
    cancelled: "Abgebrochen; gezeigt ist, was bis dahin ausgewertet war.",
    chart: "Erwartete Punkte am Ende",
    describe: (players: string, decisions: number) =>
      `Linien: erwartete Punkte von ${players} vor jeder von ${decisions} Entscheidungen. Die Zahlen stehen in der Tabelle darunter.`,
    decision: "Entscheidung",
    expected: "erwartete Punkte",
    table: "Zahlen als Tabelle",
    points: (name: string) => `${name}: Punkte`,
    wins: (name: string) => `${name}: Siege in %`,
    blunders: "Deutlich bessere Züge",
    noBlunders: "Keine Entscheidung war deutlich schlechter als die beste.",
    number: (number: number) => `Entscheidung ${number}`,
    played: (name: string, move: string) => `${name}: ${move}`,
    better: (move: string) => `Besser: ${move}`,
    cost: (losses: string) => `Die Wahl kostet etwa ${losses}.`,
    looking: (number: number, count: number) => `Du siehst Entscheidung ${number} von ${count}.`,
    back: "Zurück zur Auswertung",
  },
};

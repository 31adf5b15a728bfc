// German texts of the simulation panel.

export const simulationDe = {
  title: "Viele Partien spielen",
  /** For a game with an original, and for a complete game by the author. */
  lead: "Automatische Spieler spielen jede Partie zweimal, nach den Regeln des Spiels (A) und nach deinen (B), mit denselben Würfeln. So siehst du, was deine Regeln bewirken.",
  leadAlone:
    "Automatische Spieler spielen dein Spiel viele Male. So siehst du, wie lang es dauert, wer gewinnt und woher die Punkte kommen.",
  start: "Erproben",
  faults: "Die Regeln haben noch Fehler. Beim Spieltisch steht, welche; danach kann es losgehen.",
  waiting: "Die Regeln werden zum ersten Mal übersetzt …",
  stopped: "Die Partien wurden angehalten, bevor eine zu Ende war.",
  outdated: "Seit diesem Versuch haben sich die Regeln geändert.",
  parting: (game: number, move: number) =>
    `Zum ersten Mal anders geht es in Partie ${game}, ${move === 0 ? "vom ersten Zug an" : `nach ${move === 1 ? "1 gemeinsamen Zug" : `${move} gemeinsamen Zügen`}`}.`,
  openParting: "Diese Stelle am Spieltisch ansehen",
  result: (games: string) => `So gingen ${games} Partien aus`,
  mean: (seat: string, points: string) => `${seat} erreicht im Mittel ${points} Punkte.`,
  wins: (seat: string, percent: string) => `${seat} gewinnt ${percent}\u00a0% der Partien.`,
  length: (decisions: string) => `Eine Partie dauert im Mittel ${decisions} Entscheidungen.`,
  reasons: "Woher die Punkte kommen",
  events: "Was wie oft geschieht",
  perGame: "je Partie",
  coverage: "Was von deinen Regeln vorkam",
  coverageLead: (games: string) =>
    `Wie oft in ${games} Partien jede Zeile gebraucht wurde. Zeilen, die nur etwas benennen oder beschreiben, zählen nicht mit.`,
  allUsed: "Alles, was du geschrieben hast, kam vor.",
  neverUsed: (count: number) =>
    count === 1 ? "Eines kam nie vor:" : `${count} Dinge kamen nie vor:`,
  more: (count: number) => `und ${count} weitere`,
  nothingCounted:
    "Deine Regeln ändern nichts, was sich zählen ließe, zum Beispiel nur, womit das Spiel beginnt.",
  line: "Zeile",
  rule: "Regel",
  used: "Mal gebraucht",
  never: "nie",
};

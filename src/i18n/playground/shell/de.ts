// German texts of the playground's frame.

export const shellDe = {
  title: "Regelwerkstatt",
  heading: (game: string) => `Regelwerkstatt: ${game}`,
  description: (game: string) =>
    `${game}: eigene Hausregeln schreiben und gleich spielen, prüfen, vergleichen, drucken und weitergeben. Alles bleibt in deinem Browser.`,
  /** A complete game by the author, in place of the name of a game. */
  ownGame: "eigenes Spiel",
  noScript: "Zum Schreiben und Ausprobieren von Regeln braucht diese Seite JavaScript.",
  /** Before the panels are loaded, which happens at the first sign of the reader. */
  later: "Das hier kommt, sobald du loslegst.",
  /** The part of the page with the rules, and the part with their results. */
  write: "Regeln schreiben",
  see: "Was daraus wird",
  panels: {
    table: "Spieltisch",
    words: "In Worten",
    examples: "Beispiele",
    forms: "Formular",
    try: "Erproben",
    keep: "Behalten",
  },
  /** Rules were terminated because they exceeded their time limit. */
  stopped: (seconds: number) =>
    `Diese Regeln haben länger als ${seconds} Sekunden gerechnet und wurden angehalten. Vermutlich wiederholt sich etwas ohne Ende. Ändere die Stelle, an der du zuletzt geschrieben hast; dann geht es weiter.`,
  notFetched:
    "Ein Teil dieser Seite ließ sich nicht laden. Prüfe die Verbindung; was du geschrieben hast, ist noch da.",
  again: "Noch einmal versuchen",
};

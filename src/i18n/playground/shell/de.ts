// What the frame of the playground says in German.

import type { FrameStrings } from "./strings.ts";

export const frameDe: FrameStrings = {
  title: "Regelwerkstatt",
  heading: (game) => `Regelwerkstatt: ${game}`,
  description: (game) =>
    `${game}: eigene Hausregeln schreiben und gleich spielen, prüfen, vergleichen, drucken und weitergeben. Alles bleibt in deinem Browser.`,
  ownGame: "eigenes Spiel",
  noScript: "Zum Schreiben und Ausprobieren von Regeln braucht diese Seite JavaScript.",
  loading: "Die Regeln werden geladen …",
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
  stopped: (seconds) =>
    `Diese Regeln haben länger als ${seconds} Sekunden gerechnet und wurden angehalten. Vermutlich wiederholt sich etwas ohne Ende. Ändere die Stelle, an der du zuletzt geschrieben hast; dann geht es weiter.`,
  notFetched:
    "Ein Teil dieser Seite ließ sich nicht laden. Prüfe die Verbindung; was du geschrieben hast, ist noch da.",
  again: "Noch einmal versuchen",
};

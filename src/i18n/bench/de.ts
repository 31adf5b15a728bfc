// What the page with measurements says in German.

export const benchDe = {
  title: "Wie schnell ist das hier?",
  lead: "Diese Seite misst in deinem Browser, wie viele zufällige Partien die übersetzten Regeln in einer Sekunde schaffen, und stellt daneben, was dieselben Regeln von Hand in JavaScript geschrieben schaffen. Das dauert etwa eine halbe Minute; gerechnet wird auf deinem Gerät, und nichts wird verschickt.",
  /** What the link in the footer says. */
  link: "Geschwindigkeit messen",
  start: "Messen",
  stop: "Abbrechen",
  measuring: (what: string) => `Gemessen wird: ${what} …`,
  done: "Fertig gemessen.",
  failed: "Die Messung ist abgebrochen. Lade die Seite neu und versuche es noch einmal.",
  played: "Zufällige Partien in der Sekunde",
  columns: {
    game: "Spiel",
    games: "Partien",
    decisions: "Entscheidungen",
    plain: "von Hand",
  },
  ofPlain: (percent: number) => `${percent}\u00a0%`,
  table: (players: number) => `zu ${players === 2 ? "zweit" : players === 3 ? "dritt" : "viert"}`,
  others: "Außerdem",
  compile: "Alle Regeln und Beispiele des größten Spiels lesen, prüfen und übersetzen",
  copy: "Einen Spielstand dieses Spiels kopieren",
  milliseconds: (n: string) => `${n} ms`,
  nanoseconds: (n: string) => `${n} ns`,
  note: "„Von Hand“ sagt, wie nahe die übersetzten Regeln an ein eigens geschriebenes Programm herankommen. Was sonst auf dem Gerät läuft, zählt mit; ein zweiter Versuch zeigt, wie sehr.",
  noScript: "Zum Messen braucht die Seite JavaScript.",
};

// What the page with measurements says in German.

import type { BenchStrings } from "./strings.ts";

export const benchDe: BenchStrings = {
  title: "Wie schnell ist das hier?",
  lead: "Diese Seite misst in deinem Browser, wie viele zufällige Partien die übersetzten Regeln in einer Sekunde schaffen, und stellt daneben, was dieselben Regeln von Hand in JavaScript geschrieben schaffen. Das dauert etwa eine halbe Minute; gerechnet wird auf deinem Gerät, und nichts wird verschickt.",
  link: "Geschwindigkeit messen",
  start: "Messen",
  stop: "Abbrechen",
  measuring: (what) => `Gemessen wird: ${what} …`,
  done: "Fertig gemessen.",
  failed: "Die Messung ist abgebrochen. Lade die Seite neu und versuche es noch einmal.",
  played: "Zufällige Partien in der Sekunde",
  columns: {
    game: "Spiel",
    games: "Partien",
    decisions: "Entscheidungen",
    plain: "von Hand",
  },
  ofPlain: (percent) => `${percent}\u00a0%`,
  table: (players) => `zu ${players === 2 ? "zweit" : players === 3 ? "dritt" : "viert"}`,
  others: "Außerdem",
  compile: "Alle Regeln und Beispiele des größten Spiels lesen, prüfen und übersetzen",
  copy: "Einen Spielstand dieses Spiels kopieren",
  milliseconds: (n) => `${n} ms`,
  nanoseconds: (n) => `${n} ns`,
  note: "„Von Hand“ sagt, wie nahe die übersetzten Regeln an ein eigens geschriebenes Programm herankommen. Was sonst auf dem Gerät läuft, zählt mit; ein zweiter Versuch zeigt, wie sehr.",
  noScript: "Zum Messen braucht die Seite JavaScript.",
};

// The help of every command, in German.

import type { Help } from "./help-en.ts";

const shared = `  --lang de|en      Sprache der Meldungen (ohne Angabe die von LANG)
  --help            zeigt diese Hilfe`;

export const helpDe: Help = {
  all: `regel BEFEHL … arbeitet mit Spielen, die in Regelwerk geschrieben sind.

  check [PFAD …]    findet Fehler in Regeln
  test [PFAD …]     spielt die Beispiele der Regeln durch
  play SPIEL        spielt im Terminal
  sim SPIEL         lässt Computerspieler viele Partien spielen
  replay DATEI      prüft aufgezeichnete Partien
  perft SPIEL       zählt Folgen von Entscheidungen
  dump DATEI|SPIEL  zeigt, was der Übersetzer aus Regeln macht

SPIEL ist ein Name (Ordner oder Datei unter rules/), ein Ordner oder eine .regel-Datei.
regel BEFEHL --help sagt mehr.
${shared}`,
  check: `regel check [PFAD …] findet Fehler in Regeln; ohne Pfad in rules/.
Bei Fehlern ist der Rückgabewert 1.

${shared}`,
  test: `regel test [PFAD …] spielt die Beispiele der Regeln durch; ohne Pfad die in rules/.
Die letzte Zeile lautet "N passed, N failed"; schlägt eines fehl oder gibt es keines, ist der
Rückgabewert 1.

  --report DATEI    schreibt die beiden Zahlen als JSON
${shared}`,
  play: `regel play SPIEL spielt im Terminal: ein Mensch auf dem ersten Platz, Computerspieler auf
den anderen.

  --players N       Zahl der Plätze (ohne Angabe so wenige wie möglich)
  --seed N          Startwert des Zufalls im Spiel, 32 Bit (ohne Angabe jedes Mal ein anderer)
  --bot ART,…       wer auf den anderen Plätzen sitzt: simple (ohne Angabe), random oder human;
                    einer für alle oder je einer
  --options NAME=WAHL,…   Einstellungen des Spiels
${shared}`,
  sim: `regel sim SPIEL lässt Computerspieler viele Partien spielen und zeigt, was herauskommt.

  --games N         Zahl der Partien (ohne Angabe 1000)
  --players N       Zahl der Plätze (ohne Angabe so wenige wie möglich)
  --seed N          Startwert der Simulation, 32 Bit (ohne Angabe 1)
  --bot ART,…       random (ohne Angabe) oder simple; einer für alle Plätze oder je einer
  --options NAME=WAHL,…   Einstellungen des Spiels
  --json            gibt die Zahlen als JSON aus
  --record DATEI    schreibt jede Partie als Protokoll
${shared}`,
  replay: `regel replay DATEI spielt aufgezeichnete Partien Zug für Zug nach und zeigt ihre Wertung.
Die erste Abweichung von den Regeln wird mit ihrer Zeile genannt; der Rückgabewert ist dann 1.

  --game SPIEL      nach welchen Regeln geprüft wird (ohne Angabe unter rules/ gesucht)
${shared}`,
  perft: `regel perft SPIEL zählt die Folgen von Entscheidungen eines Spiels ohne Zufall nach ihrer
Länge, und wie viele davon ganze Partien sind.

  --depth N         die größte Länge (ohne Angabe 4)
  --players N       Zahl der Plätze (ohne Angabe so wenige wie möglich)
  --options NAME=WAHL,…   Einstellungen des Spiels
${shared}`,
  dump: `regel dump --stage STUFE DATEI|SPIEL zeigt, was der Übersetzer aus Regeln macht.

  --stage tokens|cst|ast   Wörter, Satzbaum, Bedeutungsbaum: einer Datei oder aller des Spiels
  --stage ir|js            das geprüfte Spiel, das Programm: eines ganzen Spiels
${shared}`,
};

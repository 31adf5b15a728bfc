// German help of every command.

import type { HelpTexts } from "../en/help.ts";

const shared = `  --lang de|en      Sprache der Meldungen (ohne Angabe die von LANG)
  --help            zeigt diese Hilfe`;

export const helpDe: HelpTexts = {
  all: `regel BEFEHL … arbeitet mit Spielen, die in Regelwerk geschrieben sind.

  init [ORDNER]     beginnt einen Ordner mit einem eigenen Spiel oder einer Hausregel
  check [PFAD …]    findet Fehler in Regeln
  test [PFAD …]     spielt die Beispiele der Regeln durch
  play SPIEL        spielt im Terminal
  sim SPIEL         lässt Computerspieler viele Partien spielen
  merge DATEI …     fügt Teile einer Simulation zusammen
  arena SPIEL       lässt Bots gegeneinander spielen und sagt, welcher stärker ist
  learn SPIEL       lässt Bots ein Spiel im Spiel gegen sich selbst lernen
  worker            spielt Simulationen für andere
  replay DATEI      prüft aufgezeichnete Partien
  perft SPIEL       zählt Folgen von Entscheidungen
  variants SPIEL    nennt Varianten und offene Fragen
  diff SPIEL A B    sagt, worin sich zwei Varianten unterscheiden
  effect SPIEL A B  misst, was eine Variante ändert
  twin SPIEL A B    spielt eine Partie nach zwei Varianten
  prose SPIEL       sagt die Regeln in Worten
  told SPIEL        zeigt Sätze neben den Regeln, die sie erzählen
  lsp --stdio       bedient einen Editor (Language Server)
  cat DATEI         druckt Regeln in Farben
  export SPIEL      schreibt eine HTML-Datei, in der man ohne Netz spielt
  site [ORDNER]     baut eine Website für alle Spiele eines Ordners
  dev [ORDNER]      zeigt diese Website, während man Regeln schreibt
  fmt [PFAD …]      formatiert Regeln
  explain [CODE]    erklärt, was Meldungen bedeuten
  mutate SPIEL      sagt, welche Fehler in den Regeln kein Beispiel bemerkt
  dump DATEI|SPIEL  zeigt, was der Übersetzer aus Regeln macht

SPIEL ist ein Ordner, eine .regel-Datei oder ein Name: eines Spiels im aktuellen Ordner oder dessen
rules/, oder eines, das Regelwerk mitbringt, etwa pig oder burgundy.
regel BEFEHL --help sagt mehr.

Übersetzte Regeln werden in ~/.cache/regelwerk gespeichert, damit der nächste Befehl schneller
beginnt. REGEL_CACHE=ORDNER speichert sie anderswo, REGEL_CACHE=off nirgends.

  --version         sagt, welche Version dies ist
${shared}`,
  init: `regel init [ORDNER] beginnt einen Ordner mit eigenen Regeln, ohne Angabe den aktuellen:
Regeln mit einem Beispiel, Einstellungen für einen Editor und eine README. Ohne Optionen fragt der
Befehl; was es schon gibt, wird nie überschrieben.

  --game NAME       ein neues Spiel
  --variant NAME    eine Hausregel
  --of SPIEL        das Spiel der Hausregel; ohne Angabe das neue Spiel
${shared}`,
  check: `regel check [PFAD …] findet Fehler in Regeln; ohne Pfad in rules/
oder im aktuellen Ordner.
Warnungen nennen, was eine Redaktion fragen würde: was nichts verwendet, was nie geschehen kann,
Material, das nicht aufgeht, Regeln ohne Beispiel. Bei Fehlern ist der Rückgabewert 1.

  --strict          Warnungen gelten als Fehler
  --format text|json|sarif   wie die Meldungen erscheinen (sonst text); json ist eine Liste,
                             sarif das Format der Prüfwerkzeuge, Version 2.1.0;
                             von vielen Meldungen enthalten beide die ersten 100
                             und unter "omitted" die Zahl der weiteren
${shared}`,
  test: `regel test [PFAD …] spielt die Beispiele der Regeln durch; ohne Pfad die in
rules/ oder im aktuellen Ordner.
Die letzte Zeile lautet "N passed, N failed"; schlägt eines fehl oder gibt es keines, ist der
Rückgabewert 1.

  --variant A,B     nur die Beispiele dieser Varianten, die dann alle gelten
  --report DATEI    schreibt die beiden Zahlen als JSON
${shared}`,
  play: `regel play SPIEL spielt im Terminal: ein Mensch auf dem ersten Platz, Computerspieler auf
den anderen.

  --variant A,B     geltende Varianten mit ihren Namen (ohne Angabe keine)
  --players N       Zahl der Plätze (ohne Angabe so wenige wie möglich)
  --seed N          Startwert des Zufalls im Spiel, 32 Bit (ohne Angabe jedes Mal ein anderer)
  --bot ART,…       wer auf den anderen Plätzen sitzt: greedy (ohne Angabe), random, human
                    oder search mit einem Vorrat für jede Entscheidung, etwa search:1000
                    (Fortsetzungen) oder search:200ms; einer für alle oder je einer
  --options NAME=WAHL,…   Einstellungen des Spiels
${shared}`,
  sim: `regel sim SPIEL lässt Computerspieler viele Partien spielen und zeigt, was herauskommt.

  --variant A,B     geltende Varianten mit ihren Namen (ohne Angabe keine)
  --games N         Zahl der Partien (ohne Angabe 1000)
  --players N       Zahl der Plätze (ohne Angabe so wenige wie möglich)
  --seed N          Startwert der Simulation, 32 Bit (ohne Angabe 1)
  --bot ART,…       random (ohne Angabe), greedy oder search mit einer Zahl von Fortsetzungen für
                    jede Entscheidung, etwa search:1000; einer für alle Plätze oder je einer
  --options NAME=WAHL,…   Einstellungen des Spiels
  --threads N       Zahl der Threads (ohne Angabe einer je Prozessor); was herauskommt, hängt nicht
                    davon ab
  --shard I/N       spielt nur Teil I von N, etwa 1/4; \`regel merge\` fügt die Teile zusammen
  --out DATEI       schreibt, was gezählt wurde, für \`regel merge\`
  --checkpoint DATEI   hält in DATEI alle paar Sekunden und bei Strg+C fest, was gespielt ist
  --resume DATEI    setzt dort fort und hält weiter dort fest; ist auch --checkpoint DATEI
                    angegeben, muss es DATEI noch nicht geben
  --queue NAME      legt die Partien in eine Warteschlange für \`regel worker\` und wartet, was
                    herauskommt; derselbe Befehl wartet danach weiter
  --redis URL       wo sie liegt (ohne Angabe REDIS_URL oder redis://127.0.0.1:6379)
  --games-per-job N wie viele Partien ein Auftrag hat (ohne Angabe 1000 oder mehr)
  --json            gibt die Zahlen als JSON aus
  --record DATEI    schreibt jede Partie als Protokoll
${shared}`,
  merge: `regel merge DATEI … fügt Teile einer Simulation zusammen, die \`regel sim --out\` oder
--checkpoint geschrieben hat, und zeigt ihre Zahlen: auf das Zeichen dieselben wie die einer
Simulation, die alles selbst spielt. Alle Teile müssen zu derselben Simulation gehören, und keine
Partie darf in zweien stehen.

  --partial         es dürfen Partien fehlen
  --game SPIEL      nach welchen Regeln gespielt wurde (ohne Angabe unter rules/ gesucht)
  --out DATEI       schreibt, was gezählt wurde, für ein weiteres \`regel merge\`
  --json            gibt die Zahlen als JSON aus
${shared}`,
  arena: `regel arena SPIEL --bots A,B lässt Bots gegeneinander spielen und sagt, welcher stärker ist.
Jede Verteilung wird mit jedem Bot auf jedem Platz gespielt. Von allen Begegnungen zweier Bots
gewinnt jeder einen Teil, Gleichstand zählt halb; im Bereich daneben liegt der wahre Teil mit 95 %
Sicherheit (Wilson). Elo-Zahlen zählen ab dem ersten Bot (Bradley und Terry; jedes Paar gilt als
einmal unentschieden).

  --variant A,B     geltende Varianten mit ihren Namen (ohne Angabe keine)
  --bots A,B,…      wer antritt: random, greedy oder search mit einem Vorrat für jede
                    Entscheidung: search:1000 sieht sich 1000 Fortsetzungen an und spielt immer
                    gleich, search:200ms denkt so lange nach
  --games N         Zahl der Partien (ohne Angabe 100)
  --players N       Zahl der Plätze (ohne Angabe so wenige wie möglich)
  --seed N          Startwert der Partien, 32 Bit (ohne Angabe 1)
  --options NAME=WAHL,…   Einstellungen des Spiels
  --json            gibt die Zahlen als JSON aus
${shared}`,
  learn: `regel learn SPIEL lässt ein Netz im Spiel gegen sich selbst lernen, was Stellungen wert sind.
Es kennt keine Regel: Es sieht, was auf dem Tisch liegt und was die Regeln werten. Das Gelernte
steht danach bei den Regeln, wo search es findet: learned.json, bei einer Datei SPIEL.learned.json.

  --games N         wie viele Partien es spielt (ohne Angabe 50 000)
  --players N       Zahl der Plätze in den meisten davon (ohne Angabe so wenige wie möglich)
  --seed N          Startwert des Zufalls, 32 Bit (ohne Angabe 1); derselbe lernt dasselbe
  --out DATEI       wohin es geschrieben wird
${shared}`,
  worker: `regel worker nimmt Aufträge aus einer Warteschlange, in die \`regel sim --queue\` sie gelegt
hat, und spielt sie, bis es beendet wird. Aufträge von Rechnern, die ausgefallen sind, nimmt ein
anderer wieder auf; gezählt werden sie einmal.

  --queue NAME      welche Warteschlange (ohne Angabe regel)
  --redis URL       wo sie liegt (ohne Angabe REDIS_URL oder redis://127.0.0.1:6379)
  --threads N       Zahl der Threads (ohne Angabe einer je Prozessor)
  --until-empty     endet, wenn es etwas zu tun gab und nichts mehr zu tun ist
  --patience N      nach wie vielen Sekunden ein stummer Rechner als ausgefallen gilt (ohne Angabe 30)
${shared}`,
  replay: `regel replay DATEI spielt aufgezeichnete Partien Zug für Zug nach und zeigt ihre Wertung.
Die erste Abweichung von den Regeln wird mit ihrer Zeile genannt; der Rückgabewert ist dann 1.
Mit welchen Varianten gespielt wurde, sagt das Protokoll selbst.

  --under A         spielt es auch nach anderen Varianten (oder original) und sagt, wo sich beide
                    trennen und mit welchen Punkten sie enden
  --game SPIEL      nach welchen Regeln geprüft wird (ohne Angabe unter rules/ gesucht)
${shared}`,
  perft: `regel perft SPIEL zählt die Folgen von Entscheidungen eines Spiels ohne Zufall nach ihrer
Länge, und wie viele davon ganze Partien sind.

  --variant A,B     geltende Varianten mit ihren Namen (ohne Angabe keine)
  --depth N         die größte Länge (ohne Angabe 4)
  --by turn         zählt, was jemand hintereinander entscheidet, als einen Zug
  --example NAME    zählt von der Stellung eines Beispiels aus
  --divide          sagt, wie viele der längsten Folgen mit jeder Entscheidung beginnen
  --players N       Zahl der Plätze (ohne Angabe so wenige wie möglich)
  --options NAME=WAHL,…   Einstellungen des Spiels
${shared}`,
  variants: `regel variants SPIEL nennt die Varianten eines Spiels mit ihren Quellen und die Fragen, die
seine Regeln offen lassen, mit ihren Lesarten. Auch eine Lesart ist eine Variante: frage.lesart.

${shared}`,
  diff: `regel diff SPIEL A B sagt, worin sich zwei Varianten eines Spiels unterscheiden: die Regeln in
Worten, eine Stellung, in der man es sieht, Beispiele, die anders ausgehen, und was sonst
davon berührt ist.
A und B sind Namen von Varianten, mehrere mit Kommas, oder original für das Spiel selbst.

  --games N         in wie vielen Partien je Änderung gesucht wird (ohne Angabe 400)
  --players N       zu wievielt dabei gespielt wird (ohne Angabe jede Zahl, die zu beiden passt)
  --seed N          Startwert der Suche, 32 Bit (ohne Angabe 1)
  --records DATEI   sagt, welche dieser aufgezeichneten Partien andere wären
  --json            gibt dasselbe als JSON aus
  --exact           auch die geänderten Regeln, vorher und nachher
${shared}`,
  effect: `regel effect SPIEL A B lässt dieselben Computerspieler mit demselben Glück nach zwei Varianten
spielen und zeigt in Zahlen, was sich unterscheidet: Mittel, Unterschied und den Bereich, in
dem der wahre in 95 von 100 Fällen liegt; * steht, wo Zufall allein das selten brächte.
A und B sind Namen von Varianten, mehrere mit Kommas, oder original für das Spiel selbst.

  --games N         Zahl der Partien (ohne Angabe 100)
  --players N       Zahl der Plätze (ohne Angabe so wenige wie möglich)
  --seed N          Startwert der Simulation, 32 Bit (ohne Angabe 1)
  --bot ART,…       greedy (ohne Angabe), random oder search mit einer Zahl von Fortsetzungen für
                    jede Entscheidung, etwa search:1000; einer für alle Plätze oder je einer
  --options NAME=WAHL,…   Einstellungen des Spiels
  --threads N       Zahl der Threads (ohne Angabe einer je Prozessor); was herauskommt, hängt nicht
                    davon ab
  --json            gibt die Zahlen als JSON aus
${shared}`,
  twin: `regel twin SPIEL A B spielt eine Partie von Computerspielern nach zwei Varianten im Gleichschritt
und zeigt, wo sie sich trennen und wie es in beiden weitergeht.
A und B sind Namen von Varianten, mehrere mit Kommas, oder original für das Spiel selbst.

  --players N       Zahl der Plätze (ohne Angabe so wenige wie möglich)
  --seed N          Startwert der Partie, 32 Bit (ohne Angabe 1)
  --bot ART         greedy (ohne Angabe) oder random
  --options NAME=WAHL,…   Einstellungen des Spiels
${shared}`,
  prose: `regel prose SPIEL [REGEL …] sagt die Regeln eines Spiels in Worten, wie Spieler sie lesen, alle
oder die genannten, mit ihren Quellen und offenen Fragen.

  --exact           alles, was eine Regel sagt, wie der Compiler sie liest
  --all             alle Spiele des Projekts nacheinander
  --variant A,B     geltende Varianten mit ihren Namen (ohne Angabe keine)
${shared}`,
  told: `regel told SPIEL [PFAD …] zeigt die Sätze eines Spiels, die noch jemand neben den Regeln lesen
muss, die sie erzählen, oder die mit diesen Pfaden.
regel told accept SPIEL PFAD vermerkt in told.lock, dass der Satz gelesen ist und stimmt. Ändert sich
später eine seiner Regeln, verlangt \`regel check --strict\`, dass er wieder gelesen wird.
${shared}`,
  lsp: `regel lsp --stdio bedient einen Editor über Standardeingabe und -ausgabe: Meldungen,
Ergänzung, Erklärungen, Umbenennen, Beispiele. docs/editors.md sagt, wie man ihn einrichtet.

  --stdio           spricht über Standardeingabe und -ausgabe; etwas anderes gibt es nicht
${shared}`,
  cat: `regel cat DATEI druckt eine Datei mit Regeln in Farben, wenn die Ausgabe an ein Terminal geht.
DATEI:10 ist die eine Zeile, DATEI:10-20 sind diese Zeilen, DATEI:10- alle ab dieser.

  --colour          druckt auch anderswohin in Farben
  --numbers         setzt vor jede Zeile ihre Nummer
${shared}`,
  export: `regel export SPIEL --html schreibt eine HTML-Datei, die das Spiel im Browser spielt, ohne Server
und ohne Netz. Mit dem Namen eines Beispiels dahinter enthält sie dieses Beispiel.

  --html            die Form der Datei
  --variant A,B     Varianten, die gelten (ohne Angabe keine)
  --out DATEI       wohin geschrieben wird (ohne Angabe SPIEL.html); eine fremde Datei wird nie ersetzt
${shared}`,
  site: `regel site [ORDNER] baut eine Website für alle Spiele eines Ordners, ohne Angabe für den aktuellen:
Regeln in Worten, ein Tisch zum Spielen, Beispiele, ein Vergleich mit den Varianten, eine Werkstatt
für Hausregeln. Die Spiele brauchen nichts als ihre Regeln. Geschrieben werden Dateien, die jeder
Webserver ausliefern kann; wo sie liegen werden, sagt die Variable SITE:
SITE=https://riff.example/regeln/ regel site

  --out ORDNER      wohin geschrieben wird (ohne Angabe dist); ein Ordner mit anderen Dateien bleibt, wie
                    er ist
  --base PFAD       der Ordner auf dem Server, wenn SITE noch nicht feststeht: /regeln/
  --texts ORDNER    Kapitel, Lektionen und Glossare (ohne Angabe texts im Ordner)
${shared}`,
  dev: `regel dev [ORDNER] zeigt die Website eines Ordners auf diesem Rechner. Die Seiten folgen jeder
Änderung der Regeln. Strg-C beendet es.

  --port N          der Port (ohne Angabe 4321 oder der nächste freie)
  --texts ORDNER    Kapitel, Lektionen und Glossare (ohne Angabe texts im Ordner)
${shared}`,
  fmt: `regel fmt [PFAD …] formatiert Regeln an Ort und Stelle und nennt die geänderten Dateien; ohne
Pfad die in rules/. Dateien mit Fehlern bleiben unverändert; dann ist der Rückgabewert 1.

  --check           ändert nichts, nennt nur die Dateien; gibt es welche, ist der Rückgabewert 1
  --to 2            schreibt Spiele einer älteren Sprache in Version 2 um, jedes nur, wenn es dasselbe
                    Spiel bleibt: dasselbe Programm und dieselben Regeltexte, auch mit jeder Variante
  --stdin-path DATEI   von der Standardeingabe zur Standardausgabe, für Editoren; DATEI für Meldungen
${shared}`,
  mutate: `regel mutate SPIEL [REGEL …] ändert in den Regeln eines Spiels Zahlen, Bedingungen,
Tabelleneinträge und Ähnliches, eins nach dem anderen, und spielt die Beispiele durch. Was dabei
kein Beispiel bemerkt, bleibt unentdeckt und wird nach Regeln aufgeführt. Alle Regeln oder die
genannten. Was kein Beispiel bemerken könnte, steht mit dem Grund in equivalent-mutants.txt neben
den Regeln; stimmt eine Zeile dort nicht, ist das ein Fehler.

  --variant A,B     ändert, was diese Varianten sagen; alle zusammen gelten
  --sample N        nur so viele Änderungen, ausgelost
  --seed N          Startwert der Auslosung, 32 Bit (ohne Angabe 1)
  --threads N       Zahl der Threads (ohne Angabe einer je Prozessor)
  --at-least N      Rückgabewert 1, wenn weniger als N % bemerkt werden
  --json            gibt jede Änderung und was daraus wurde als JSON aus
${shared}`,
  explain: `regel explain [CODE] erklärt, was eine Meldung bedeutet, mit einem falschen und einem richtigen
Programm; ohne Code zählt es alle Codes auf.

${shared}`,
  dump: `regel dump --stage STUFE DATEI|SPIEL zeigt, was der Übersetzer aus Regeln macht.

  --stage tokens|cst|ast   Wörter, Satzbaum, Bedeutungsbaum: einer Datei oder aller des Spiels
  --stage ir|code|js       das geprüfte Spiel, sein Codebaum, das Programm: eines ganzen Spiels
  --after DURCHGANG        der Codebaum nach diesem Durchgang und allen vor ihm:
                           lowered, simplified-requirements, common-subexpressions,
                           precomputed-picks, threshold-tables, hoisted-zones, counted-first,
                           bit-sets, line-sets, unrolled-picks (ohne Angabe),
                           frames, direct-calls, playouts, counted-options
  --variant A,B            geltende Varianten, bei ir, code und js
${shared}`,
};

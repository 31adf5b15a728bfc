// Descriptions of the keywords of declarations.

import { type Construct, construct } from "./construct.ts";

export const declarationConstructs: Readonly<Record<string, Construct>> = {
  language: construct(
    "language 2",
    "Nennt die Fassung der Sprache, in der die Datei geschrieben ist.",
    "Names the version of the language in which the file is written.",
  ),
  game: construct(
    "game",
    "Sagt, wie das Spiel heißt und wie viele mitspielen.",
    "Says what the game is called and how many play.",
  ),
  option: construct(
    "gameOption",
    "Worüber man sich vor dem Spiel einigt; die erste Möglichkeit gilt, wenn nichts gewählt wird.",
    "What is agreed on before the game; the first choice holds if none is made.",
  ),
  rival: construct(
    "rival",
    "Ein Gegner, der einen Platz am Tisch hat, aber nie entscheidet.",
    "An opponent who has a seat at the table but never decides.",
  ),
  enum: construct(
    "enumeration",
    "Eine Aufzählung: ein Typ, dessen Werte mit Namen genannt sind.",
    "An enumeration: a type whose values are listed by name.",
  ),
  player: construct(
    "counter",
    "Vor `counter`, `mark` und `zone`: Alle haben davon ihr eigenes. Als Typ: jemand, der mitspielt.",
    "Before `counter`, `mark` and `zone`: everybody has one of their own. As a type: somebody who plays.",
  ),
  die: construct(
    "die",
    "Ein Würfel mit seinen Seiten: Zahlen oder Werte einer Aufzählung.",
    "A die with its faces: numbers or members of an enum.",
  ),
  counter: construct(
    "counter",
    "Zählt etwas, das man bekommt und ausgibt.",
    "Counts something that is gained and paid.",
  ),
  mark: construct(
    "mark",
    "Merkt sich einen Wert, den Regeln mit `set` ändern.",
    "Remembers a value, which rules change with `set`.",
  ),
  family: construct(
    "family",
    "Eine Familie von Spielsteinen mit ihren Eigenschaften; sie kann zu einer größeren gehören.",
    "A family of pieces with their fields; it may belong to a larger one.",
  ),
  piece: construct(
    "piece",
    "Eine Art von Spielstein: was für einer er ist, wie viele es gibt und welche Regeln er mitbringt.",
    "A kind of piece: what it is, how many there are, and which rules it brings.",
  ),
  table: construct(
    "table",
    "Werte zum Nachschlagen; der letzte Parameter läuft am schnellsten.",
    "Values to look up; the last parameter varies fastest.",
  ),
  value: construct(
    "definition",
    "Gibt einer Zahl der Regeln oder einer Rechnung einen Namen; Spielsteine können sie mit Ausnahmen ändern.",
    "Gives a number of the rules or a computation a name; pieces may bend it by exceptions.",
  ),
  requirement: construct(
    "requirement",
    "Bedingungen mit einem Namen, die mehrere Aktionen brauchen.",
    "Conditions with a name, which several actions need.",
  ),
  cost: construct(
    "cost",
    "Was eine Aktion kostet; bei `choose free` fällt es weg.",
    "What an action costs; `choose free` leaves it out.",
  ),
  action: construct(
    "action",
    "Was man tun kann: was man wählt, was dazu nötig ist, und was dann geschieht.",
    "What players can do: what they pick, what that needs, and what happens then.",
  ),
  shape: construct(
    "shape",
    "Die Form eines Plans aus Sechsecken oder Quadraten und was auf jedem Feld aufgedruckt ist.",
    "The shape of a board of hexes or squares, and what is printed on each space.",
  ),
  board: construct(
    "board",
    "Ein Plan, wie er aussieht: Zeile für Zeile die Felder einer Form.",
    "A board as it looks: the spaces of a shape, row by row.",
  ),
  zone: construct(
    "zone",
    "Ein Ort, an dem etwas liegt: gezählt, auf Plätzen, in einer Reihe oder mit `on` auf den Feldern einer Form.",
    "A place where things lie: counted, in places, in a row or, with `on`, on the spaces of a shape.",
  ),
  track: construct(
    "track",
    "Eine Leiste, auf der alle vorrücken; wer später kommt, liegt oben.",
    "A track on which all advance; whoever comes later lies on top.",
  ),
  history: construct(
    "history",
    "Merkt sich, wie etwas jedes Mal stand, wenn ein Moment kam; `position is in past` fragt danach.",
    "Notes how things stood each time that a moment came; `position is in past` asks about it.",
  ),
  event: construct(
    "event",
    "Etwas, das geschieht und worauf Spielsteine und Regeln antworten.",
    "Something that happens, and that pieces and rules answer.",
  ),
  reason: construct(
    "reason",
    "Wofür es Punkte gibt, wie es in der Wertung steht.",
    "What points are for, as the score ledger says it.",
  ),
  look: construct(
    "look",
    "Wie etwas auf dem Bildschirm und auf Papier aussieht; die Regeln wissen davon nichts.",
    "How something looks on screens and paper; the rules do not know of it.",
  ),
  example: construct(
    "example",
    "Eine Stellung, Züge und was dabei herauskommt; jede Prüfung spielt sie nach.",
    "A position, moves and what comes of them; every check plays it.",
  ),
  to: construct(
    "procedure",
    "Anweisungen mit einem Namen, die `do` ausführt.",
    "Statements with a name, which `do` carries out.",
  ),
  when: construct(
    "handler",
    "Was geschieht, wenn ein Ereignis eintritt; in einem Beispiel ein Zug; hinter einem Namen, ob etwas gilt.",
    "What happens at an event; in an example, a move; behind a name, whether something holds.",
  ),
  while: construct(
    "whileIn",
    "Regeln, die gelten, solange der Stein dort liegt.",
    "Rules that hold as long as the piece lies there.",
  ),
  flow: construct(
    "flow",
    "Der Ablauf des Spiels von Anfang bis Ende.",
    "The course of the game from beginning to end.",
  ),
  ranking: construct(
    "ranking",
    "Wer gewinnt, und was bei Gleichstand entscheidet.",
    "Who wins, and what breaks ties.",
  ),
  rating: construct(
    "rating",
    "Wie ein Endergebnis heißt; die erste erreichte Zeile gilt.",
    "What a final score is called; the first line that is reached holds.",
  ),
  worth: construct(
    "worth",
    "Punkte, die ein Stein bringt, solange er dort liegt; außerhalb, wann sie gebucht werden.",
    "Points that a piece brings as long as it lies there; on its own, when they are booked.",
  ),
  variant: construct(
    "variant",
    "Was anders ist als im Spiel, Name für Name; alles andere bleibt.",
    "What is different from the game, name by name; everything else stays.",
  ),
  source: construct(
    "document",
    "Ein Dokument, auf das sich Regeln mit `see` berufen.",
    "A document that rules cite with `see`.",
  ),
  question: construct(
    "question",
    "Was die Regeln offen lassen, und wie man es lesen kann.",
    "What the rules leave open, and how it may be read.",
  ),
  see: construct(
    "see",
    "Woher die Regel dahinter stammt, mit Seiten.",
    "Where the rule behind it comes from, with pages.",
  ),
  tells: construct(
    "tells",
    "Ein Satz der Spielregel zu einer Regel; ändert sie sich, wird er gegengelesen.",
    "A sentence of the rulebook about a rule; when the rule changes, it is read again.",
  ),
  reading: construct(
    "reading",
    "Eine Lesart einer offenen Frage; sie ist geschrieben wie eine Variante.",
    "A reading of an open question; it is written like a variant.",
  ),
  change: construct(
    "change",
    "Ändert, was der Pfad nennt: einen Wert, Anweisungen oder Worte.",
    "Changes what the path names: a value, statements or words.",
  ),
  extend: construct(
    "extend",
    "Fügt hinzu, hinter dem, was schon da ist.",
    "Adds more behind what is there.",
  ),
  about: construct(
    "question",
    "Um welche Regeln es in der Frage geht.",
    "Which rules the question is about.",
  ),
  url: construct(
    'url "https://…"',
    "Wo das Dokument zu finden ist.",
    "Where the document is found.",
  ),
  doubtful: construct(
    "document",
    "Dafür gibt es keinen Beleg, den jemand gelesen hat.",
    "Nobody has read evidence for it.",
  ),
  single: construct("document", "Nur eine Quelle sagt das.", "One source alone says so."),
};

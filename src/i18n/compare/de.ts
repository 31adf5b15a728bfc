// German texts of the comparison.

import { capitalised, joinWords } from "../language.ts";

/** Names of the kinds of rules; other kinds have no name. */
const kinds: Readonly<Record<string, string>> = {
  value: "Wert",
  exception: "Ausnahme",
  computation: "Begriff",
  table: "Tabelle",
  need: "Voraussetzung",
  action: "Aktion",
  procedure: "Ablauf",
  handler: "Wirkung",
  event: "Ereignis",
  worth: "Punktwert",
  counting: "Wertung",
  counter: "Zähler",
  mark: "Merkmal",
  zone: "Ort",
  grid: "Plan",
  die: "Würfel",
  track: "Leiste",
  piece: "Stein",
  family: "Art",
  enum: "Aufzählung",
  board: "Brett",
  shape: "Form",
  option: "Einstellung",
  reason: "Grund für Punkte",
  flow: "Spielablauf",
  ranking: "Rangfolge",
  game: "Spiel",
};

/** How many play: 100 Partien zu zweit. */
const together = ["", "allein", "zu zweit", "zu dritt", "zu viert", "zu fünft", "zu sechst"];

/** Where the rules of both sides hold: „im Original“, „mit der Variante „Ruhige See““. */
export interface WithinSides {
  readonly a: string;
  readonly b: string;
}

export const compareDe = {
  title: "Vergleichen",
  heading: (game: string) => `${game}: Regeln im Vergleich`,
  description: (game: string) =>
    `${game} mit Varianten, Lesarten und eigenen Hausregeln vergleichen: was anders ist, in Worten, in Stellungen und in tausend Partien.`,
  noScript: (usual: string) =>
    `Hier steht der Vergleich von ${usual}. Um andere Fassungen zu wählen, braucht diese Seite JavaScript.`,
  versus: (a: string, b: string) => `${a} und ${b}`,
  /** The two sides of the choice. */
  choice: "Was wird verglichen?",
  side: (letter: string) => `Fassung ${letter}`,
  change: "ändern",
  swap: "A und B tauschen",
  original: "Original",
  onlyOriginal: "Nur das Original",
  openQuestions: "Offene Fragen der Regel",
  inForce: (answer: string) => `Im Original gilt: ${answer}`,
  own: "Eigene Hausregel",
  ownTitle: "Eigene Hausregel schreiben",
  ownLead:
    "Ein paar Zeilen genügen. Sie werden nur in deinem Browser gelesen; ändere den Preis oder eine andere Regel, deren Namen du unten im Vergleich siehst.",
  ownText: "Text der Hausregel",
  ownUse: "Mit dieser Hausregel als B vergleichen",
  ownStored: "Gespeicherte Hausregel einsetzen",
  ownNone: "– auswählen –",
  ownName: { de: "Meine Hausregel", en: "My house rule" },
  noProblems: "Die Hausregel ist in Ordnung.",
  problemAt: (line: number, file: string | undefined) =>
    file === undefined ? `Zeile ${line}` : `${file}, Zeile ${line}`,
  problemsOf: (side: string) => `Fassung ${side} lässt sich so nicht spielen`,
  copy: "Link kopieren",
  copied: "Der Link ist kopiert.",
  copyFailed: "Der Browser lässt das Kopieren nicht zu; der Link steht in der Adresszeile.",
  /** Errors in a link, and what is shown instead. */
  links: {
    version: (usual: string) =>
      `Dieser Link stammt aus einer anderen Fassung der Seite und lässt sich nicht öffnen; du siehst ${usual}.`,
    broken: (usual: string) => `Dieser Link ist unvollständig oder beschädigt; du siehst ${usual}.`,
    saved: (usual: string) =>
      `Dieser Link vergleicht eine eigene Hausregel, und für dieses Spiel ist in diesem Browser keine gespeichert; du siehst ${usual}.`,
    unknown: (usual: string) =>
      `Dieser Link nennt eine Variante, die es hier nicht gibt; du siehst ${usual}.`,
  },
  working: "Wird verglichen …",
  cancel: "Abbrechen",
  /** A house rule with more characters than a comparison accepts. */
  ownTooLong: (characters: number) =>
    `Diese Hausregel ist zu lang: Der Vergleich nimmt höchstens ${characters.toLocaleString("de")} Zeichen. Kürze sie, oder schreibe sie in der Regelwerkstatt.`,
  cancelled: "Abgebrochen; du siehst noch den vorigen Vergleich.",
  failed: "Der Vergleich ist gescheitert. Lade die Seite neu, um es noch einmal zu versuchen.",
  done: (groups: string) => `Fertig verglichen: ${groups}.`,
  groups: (count: number) => {
    const words = [
      "Kein",
      "Ein",
      "Zwei",
      "Drei",
      "Vier",
      "Fünf",
      "Sechs",
      "Sieben",
      "Acht",
      "Neun",
    ];
    if (count === 1) return "Ein Unterschied, in einem Satz und einem Bild";
    return `${words[count] ?? count} Unterschiede, jeder in einem Satz und einem Bild`;
  },
  same: (a: string, b: string) => `${a} und ${b} sind dasselbe Spiel: Keine Regel ist verschieden.`,
  unexplained: (a: string, b: string) =>
    `${a} und ${b} spielen sich verschieden, aber worin, können wir nicht sagen. Das ist ein Fehler von Regelwerk, nicht der Regeln.`,
  unplayable: "Solange eine Fassung Fehler hat, gibt es nichts zu vergleichen.",
  kinds,
  changes: { added: "kommt hinzu", removed: "fällt weg", changed: "geändert" },
  notThere: (within: string) => `Diese Regel gibt es ${within} nicht.`,
  /** The fold with the rules of a statement before and after. */
  exactly: (rules: number) =>
    rules === 1 ? "Genau gesagt: eine Regel" : `Genau gesagt: ${rules} Regeln`,
  numbers: "Werte im Vergleich",
  thing: "Was",
  allLines: (count: number) => `Alle ${count} Zeilen`,
  showLines: "Zeilen der Regel zeigen",
  permalink: (title: string) => `Link zu: ${title}`,
  examples: (count: number) =>
    count === 1 ? "Ein Beispiel geht anders aus" : `${count} Beispiele gehen anders aus`,
  example: "Beispiel",
  outcomes: { holds: "stimmt", fails: "stimmt nicht", absent: "gibt es nicht" },
  reach: "Was noch davon berührt ist",
  proving: (count: number) =>
    count === 1
      ? "Ein Beispiel der Regeln handelt davon."
      : `${count} Beispiele der Regeln handeln davon.`,
  savedGames: "Gespeicherte Partien, die so nicht mehr gespielt werden könnten:",
  /** The match that the play page saves automatically. */
  lastGame: "Deine letzte Partie",
  sections: "Kapitel:",
  proof: {
    /** A move that one side does not allow. */
    forbidden: (move: string) => `nicht erlaubt: ${move}`,
    none: "gibt es hier nicht",
    lacks: (side: string) => `fehlt in der Fassung ${side}`,
  },
  /** What a difference means. */
  means: "Am Tisch heißt das:",
  /** The numbers of players in the games of which findings are given. */
  playedBy: (players: readonly number[]) => {
    const named = players.map((count) => together[count] ?? `zu ${count}`);
    return `${capitalised(joinWords(named, "und"))} gespielt:`;
  },
  /** Without and with one change, as a part of the sentences of findings. */
  oneChange: { a: "ohne sie", b: "mit dieser Änderung" },
  /** Where the rules of a game and those of its house rule in the workshop hold. */
  ownRule: { a: "im Original", b: "mit deiner Hausregel" },
  /** The fold with moves, examples and exact rules of a difference. */
  prove: "Züge spielen und Regeltext lesen",
  simulationFold: "Was viele Partien dazu sagen",
  ownFold: "Eigene Hausregel vergleichen",
  quarrels: "Damit nicht zu vereinbaren",
  quarrel: (name: string, rules: string) => `${name} (beide ändern ${rules})`,
  morePartings: (count: number) =>
    count === 1 ? "und ein weiterer Unterschied" : `und ${count} weitere Unterschiede`,
  witness: "Hier zeigt es sich",
  witnessLead: (moves: number) => {
    if (moves === 0) return "Gleich beim ersten Zug zeigt es sich.";
    return moves === 1
      ? "Bis hierher ist in beiden Fassungen derselbe Zug gespielt worden."
      : `Bis hierher sind in beiden Fassungen dieselben ${moves} Züge gespielt worden.`;
  },
  witnessSetup: "Schon beim Aufbau ist nicht alles gleich.",
  noWitness: (games: number) =>
    `In ${games} zufälligen Partien hat sich kein Unterschied gezeigt. Er kommt also selten vor oder ändert am Spiel nichts.`,
  onlySetup: "Der Unterschied liegt im Aufbau.",
  nextMove: (name: string, move: string) => `Der nächste Zug: ${name} will ${move}.`,
  possible: (points: string) => `Erlaubt; der Zug bringt ${points}.`,
  impossible: (reason: string) => `Nicht erlaubt: ${reason}`,
  stepThrough: "Zug für Zug ansehen",
  loading: "Die beiden Spiele werden aufgebaut …",
  steps: {
    first: "Zum Anfang",
    back: "Zurück",
    forward: "Weiter",
    last: "Zum Ende",
    at: (step: number, all: number) => `Zug ${step} von ${all}`,
    start: "Aufbau",
    group: "Züge vor und zurück",
    hint: "Pfeiltasten links und rechts: ein Zug zurück oder vor.",
  },
  gone: "Hier trennen sich die Wege",
  alike: "Bis hierher ist in beiden Fassungen alles gleich.",
  partAfter: (moves: number) => (moves === 0 ? "Schon beim Aufbau." : `Nach Zug ${moves}.`),
  goOn: "Selbst weiterspielen",
  goOnLead: "Gespielt wird in beiden zugleich, was in beiden möglich ist.",
  any: "Irgendein Zug",
  choose: "Gemeinsamer Zug",
  play: "Spielen",
  over: "Beide Spiele sind zu Ende.",
  nothingCommon: "Es gibt keinen Zug mehr, der in beiden möglich ist.",
  noEffect: "Keine Punkte, nichts gewonnen.",
  onlyHere: "Nur hier möglich:",
  notHere: "Hier nicht möglich:",
  simulation: "Viele Partien",
  simulationLead:
    "Dieselben Gegner spielen mit demselben Zufall nach beiden Fassungen. So bleibt nur der Unterschied der Regeln.",
  games: "Partien",
  bot: "Wer spielt",
  options: "Aufbau",
  start: "Partien spielen",
  simulating: (percent: number) => `Partien laufen: ${percent}\u00a0%`,
  slow: "Gierige Gegner denken nach; 1000 Partien können ein paar Minuten dauern.",
  result: (games: string, of: string) => `${games} ${games === "1" ? "Partie" : "Partien"}: ${of}`,
  stopped: (games: string) =>
    games === "1"
      ? "Abgebrochen nach einer Partie; das ist ihr Ergebnis."
      : `Abgebrochen nach ${games} Partien; das sind ihre Ergebnisse.`,
  tooFew: "Abgebrochen, bevor eine Partie zu Ende war.",
  noCommonPlayers: "Keine Zahl von Personen passt zu beiden Seiten; deshalb wird nichts gespielt.",
  outdated: "Diese Zahlen gehören zum vorigen Vergleich.",
  charts: {
    scores: "Endpunkte je Platz",
    course: "Punkte im Lauf der Partie",
    courseGap: "Vorsprung von B im Lauf der Partie",
    wins: "Anteil der Siege je Platz",
    events: "Aktionen und Regeln: was öfter oder seltener vorkommt",
    taken: "Plättchen und Figuren: was öfter oder seltener gewählt wird",
    reasons: "Woher die Punkte kommen",
    courseAxis: "Teil der Partie in Prozent",
    pointsAxis: "Punkte je Platz",
    moreInB: "← mehr in A · mehr in B →",
    pointsMore: "Punkte mehr in B, je Partie",
    timesMore: "Mal mehr in B, je Partie",
    share: "Anteil der Siege in Prozent",
    table: "Als Tabelle",
    what: "Was",
    difference: "B − A",
    between: "95\u00a0%",
    sure: "deutlich",
    unsure: "kann Zufall sein",
    intervals:
      "Striche zeigen den Bereich, in dem der wahre Unterschied mit 95\u00a0% Sicherheit liegt; blass ist, was Zufall sein kann.",
    progress: (percent: string) => `${percent}\u00a0%`,
    describe: (title: string, count: number) =>
      `${title}, ${count === 1 ? "eine Zeile" : `${count} Zeilen`}; die Zahlen stehen in der Tabelle darunter`,
  },
  /** What many games show, as sentences that begin small. */
  findings: {
    /** The games that were played. */
    games: (games: string, players?: number) => {
      const word = games === "1" ? "Partie" : "Partien";
      if (players === undefined) return `${games} ${word}`;
      if (players === 1) return `${games} Solo${word.toLowerCase()}`;
      return `${games} ${word} ${together[players] ?? `mit ${players} Personen`}`;
    },
    range: (from: string, to: string) => ` (95\u00a0%: ${from} bis ${to})`,
    sameScores: (games: string) => `der Endstand war in ${games} jedes Mal derselbe.`,
    sameAll: (games: string) =>
      `in ${games} zeigt sich kein einziger Unterschied, auch nicht unterwegs.`,
    more: (seat: string, points: string, { a, b }: WithinSides, range: string) =>
      `${b} bekommt ${seat} im Mittel ${points} Punkte mehr als ${a}${range}.`,
    fewer: (seat: string, points: string, { a, b }: WithinSides, range: string) =>
      `${b} bekommt ${seat} im Mittel ${points} Punkte weniger als ${a}${range}.`,
    or: "oder",
    noScores: (seats: string, games: string) =>
      `ob ${seats} mehr Punkte bekommt oder weniger, lässt sich nach ${games} nicht sagen.`,
    earlierMore: (percent: string, points: string, { a, b }: WithinSides, range: string) =>
      `verschieden ist, wann die Punkte fallen: Nach ${percent}\u00a0% der Partie hat jeder ${b} im Mittel ${points} Punkte mehr als ${a}${range}.`,
    earlierFewer: (percent: string, points: string, { a, b }: WithinSides, range: string) =>
      `verschieden ist, wann die Punkte fallen: Nach ${percent}\u00a0% der Partie hat jeder ${b} im Mittel ${points} Punkte weniger als ${a}${range}.`,
    winsMore: (seat: string, percent: string, { a, b }: WithinSides, range: string) =>
      `${b} gewinnt ${seat} um ${percent} Prozentpunkte öfter als ${a}${range}.`,
    winsFewer: (seat: string, percent: string, { a, b }: WithinSides, range: string) =>
      `${b} gewinnt ${seat} um ${percent} Prozentpunkte seltener als ${a}${range}.`,
    noWins: (games: string) => `ob sich ändert, wer gewinnt, lässt sich nach ${games} nicht sagen.`,
    longer: (moves: string, { a, b }: WithinSides, range: string) =>
      `${b} hat eine Partie im Mittel ${moves} Entscheidungen mehr als ${a}${range}.`,
    shorter: (moves: string, { a, b }: WithinSides, range: string) =>
      `${b} hat eine Partie im Mittel ${moves} Entscheidungen weniger als ${a}${range}.`,
    sameLength: "jede Partie ist in beiden Fassungen gleich lang.",
    noLength: (games: string) =>
      `ob die Partien länger oder kürzer werden, lässt sich nach ${games} nicht sagen.`,
    nothingElse: (games: string) =>
      `ob sonst etwas öfter oder seltener vorkommt, lässt sich nach ${games} nicht sagen.`,
  },
};

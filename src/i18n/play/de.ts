// German texts of matches: play, choice of rules, origins of rules.

import { joinWords } from "../language.ts";
import { tableDe } from "../table/de.ts";

export const playDe = {
  ...tableDe,
  play: {
    title: (game: string) => `${game} spielen`,
    description: (game: string) =>
      `${game} im Browser spielen, allein gegen Gegner verschiedener Stärke oder zu mehreren an einem Gerät. Ohne Anmeldung; jede Regel lässt sich nachlesen.`,
    setupTitle: "Eine Partie beginnen",
    setupLead:
      "Allein gegen Gegner verschiedener Stärke oder reihum an einem Gerät. Nichts verlässt deinen Browser.",
    players: "Personen",
    seat: (number: number) => `Platz ${number}`,
    name: "Name",
    who: "Wer spielt",
    kinds: {
      human: "Mensch",
      random: "Gegner: zieht zufällig",
      greedy: "Gegner: denkt nicht voraus",
    },
    /** Names of the searching bots, weakest first. */
    strengths: ["Gegner: leicht", "Gegner: mittel", "Gegner: stark"],
    noOpponent:
      "Der Gegner ließ sich nicht laden. Prüfe die Verbindung und versuche es noch einmal.",
    seed: "Startwert",
    seedHint: "Gleicher Wert, gleiche Würfel. Leer lassen für Zufall.",
    /** Checkbox that draws the first player by lot. */
    drawLots: "Auslosen, wer beginnt",
    begins: (name: string) => `${name} beginnt.`,
    start: "Los geht’s",
    goOn: "Letzte Partie fortsetzen",
    noScript: "Zum Spielen braucht diese Seite JavaScript. Lesen kannst du die Regeln auch ohne.",
    defaultNames: ["Anna", "Benno", "Carla", "David", "Emma"],
    botNames: ["Bertrand", "Clothilde", "Dagobert", "Eudes", "Fulko"],
    opponents: "Mitspielende",
    log: "Was bisher geschah",
    points: "Punkte",
    noLog: "Noch ist nichts geschehen.",
    undo: "Zurücknehmen",
    redo: "Wiederholen",
    newGame: "Neue Partie",
    leave: "Diese Partie verlassen? Sie bleibt als letzte Partie gespeichert.",
    save: "Speichern",
    saved: "Gespeichert.",
    saves: "Speichern und laden",
    noSaves: "Noch keine gespeicherten Partien.",
    load: "Laden",
    remove: "Löschen",
    download: "Protokoll als Datei",
    open: "Datei öffnen",
    otherRules: "Seit dieser Partie hat sich der Text der Regeln geändert; sie geht trotzdem auf.",
    speed: "Tempo der Gegner",
    speeds: { calm: "ruhig", brisk: "flott", instant: "sofort" },
    settings: "Einstellungen",
    sum: "Summe",
    noPoints: "Noch keine Punkte.",
    endScoring: "Schlusswertung",
    /** What a player had before the final scoring. */
    beforeFinal: "Bis hierher",
    /** The next source of points of the final scoring; all of them at once. */
    nextStep: "Weiter",
    toResult: "Zum Ergebnis",
    /** Heading at the end of a match with a single player. */
    alone: (name: string, points: string) => `${name} erreicht ${points}`,
    /** Who wins; several share the win. */
    winner: (names: readonly string[]) =>
      `${joinWords(names, "und")} ${names.length === 1 ? "gewinnt" : "gewinnen"}`,
    place: "Platz",
    again: "Noch eine Partie",
    opening: "Aufbau",
    newRound: "Neue Runde",
    toNow: "Zurück zu jetzt",
    more: "Mehr",
    mixed: "Verschieden",
    menu: "Menü",
    pointsSoFar: "Punkte bisher",
    everyPoint: "Woher jeder Punkt kommt",
    movesFor: (name: string, source: string) => `Züge, die ${name} Punkte für „${source}“ brachten`,
    everyMove: "Alle Züge",
    otherLanguage: "English",
    home: "Startseite",
    toTable: "Zum Tisch",
    previous: "Frühere Züge",
    /** Matches by message. */
    friends: "Mit Freunden per Link",
  },
  origins: {
    source: "Quelle",
    original: "Original",
    changedHere: "hier geändert",
    pages: (pages: readonly number[]) => `S. ${pages.join(", ")}`,
    doubt: { doubtful: "unsicher", single: "eine einzige Quelle" },
    doubtHint: {
      doubtful: "Schwarz auf weiß steht das nirgends; es kann auch anders gemeint sein.",
      single: "Das steht nur hier; eine zweite Quelle fehlt.",
    },
    question: "Offene Frage",
    questionOfOriginal: "Offene Frage zum Original, hier geändert",
    inForce: "so wird hier gespielt",
    tryReading: "So spielen",
    compare: "Vergleichen",
    allQuestions: "Alle offenen Fragen und Quellen",
    title: "Offene Fragen und Quellen",
    description: (game: string) =>
      `${game}: was die Spielregel offenlässt, welche Lesarten es gibt, wie hier gespielt wird und woher jede Regel stammt.`,
    lead: "Keine Spielregel beantwortet alles. Hier steht, was offen ist, wie auf diesen Seiten gespielt wird und woher jede einzelne Regel stammt.",
    questions: "Offene Fragen",
    questionsLead:
      "Jede Lesart ist mit den Regeln ausprobiert: Du kannst sie spielen oder mit der anderen vergleichen.",
    rule: "Die Regel",
    reading: "Was die andere Lesart ändert",
    sources: "Quellen",
    sourcesLead: "Jede Regel nennt die Stelle, von der sie stammt.",
    rulesOf: (count: number) => (count === 1 ? "1 Regel" : `${count} Regeln`),
    noRules: "Im Augenblick beruft sich keine Regel darauf.",
    variants: "Varianten",
    page: (page: number) => `Seite ${page}`,
    noPage: "ohne Seite",
  },
  variants: {
    title: "Regeln",
    original: "Original",
    originalHint: "wie in der Spielregel",
    versions: "Fassung",
    house: "Hausregeln",
    readings: "Offene Fragen",
    picked: (count: number) => `${count} gewählt`,
    busy: "Die Regeln werden vorbereitet …",
    ready: (name: string) => `Gespielt wird: ${name}.`,
    failed:
      "Die Regeln ließen sich nicht vorbereiten. Lade die Seite neu und versuche es noch einmal.",
    conflict: "So geht es nicht zusammen:",
    gone: (names: string) => `Diese Variante gibt es nicht mehr: ${names}.`,
    goneOfRecord: (names: string) =>
      `Die Partie wurde mit einer Variante gespielt, die es nicht mehr gibt: ${names}.`,
    otherReadings: (count: number) =>
      count === 1 ? "1 andere Lesart" : `${count} andere Lesarten`,
    quoted: (name: string) => `„${name}“`,
    compare: "Was sich dadurch ändert",
  },
};

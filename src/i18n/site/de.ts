// German texts of the site.

import { compareDe } from "../compare/de.ts";
import { offlineDe } from "../offline/de.ts";
import { playDe } from "../play/de.ts";
import { rulebookDe } from "../rulebook/de.ts";
import { scoreDe } from "../score/de.ts";
import { searchDe } from "../search/de.ts";
import { tilesDe } from "../tiles/de.ts";

/** How many can play: „2 bis 4 Personen“. */
function persons(min: number, max: number): string {
  if (min !== max) return `${min} bis ${max} Personen`;
  return max === 1 ? "1 Person" : `${max} Personen`;
}

export const siteDe = {
  ...playDe,
  /** Name of the language in that language. */
  language: "Deutsch",
  site: {
    name: "Regelwerk",
    tagline: "Spielregeln, die man lesen und spielen kann",
    skip: "Zum Inhalt",
    games: "Spiele",
    allGames: "Alle Spiele",
    showAll: "Alle ansehen",
    learn: "Lernen",
    play: "Spielen",
    compare: "Vergleichen",
    playground: "Hausregeln",
    questions: "Offene Fragen",
    score: "Wertungsblock",
    print: "Zum Ausdrucken",
    booklet: "Regelheft zum Drucken",
    tiles: "Plättchen",
    playersOf: ({ min, max }: { readonly min: number; readonly max: number }) =>
      `${persons(min, max)}, auch gegen einfache Gegner`,
    rules: "Regeln",
    language: "Regelsprache",
    menu: "Menü",
    /** The switch to this language, shown on pages in the other language. */
    switchTo: "Diese Seite auf Deutsch",
    theme: "Farben",
    themes: { system: "Auto", light: "Hell", dark: "Dunkel" },
    disclaimer:
      "Regelwerk ist ein inoffizielles, nicht kommerzielles Projekt von Fans. Namen und Rechte an den Spielen gehören den genannten Personen und Verlagen; Texte, Zeichnungen und Programm sind eigene Arbeit.",
    sources: "Quellen der Regeln",
    forAuthors: "Für Regelautoren",
    workshop: "Entwürfe und Vorlagen",
    firstGame: "Dein erstes Spiel in 15 Minuten",
    codes: "Meldungen des Übersetzers",
    notFound: "Diese Seite gibt es nicht",
    notFoundText: "Vielleicht wurde sie umbenannt, oder in der Adresse steckt ein Tippfehler.",
    home: "Zur Startseite",
  },
  /** The diagnostics of the compiler. */
  codes: {
    title: "Meldungen",
    lead: "Was der Übersetzer an Regeln beanstandet, und warum: zu jeder Meldung ein falsches und ein richtiges Programm. Im Terminal zeigt `regel explain` dasselbe.",
    code: "Code",
    meaning: "Bedeutung",
    wrong: "Falsch",
    saysAbout: "Dazu sagt der Übersetzer",
    right: "Richtig",
    /** Labels of a fix that a tool can apply, and of advice that needs a decision. */
    automatic: "Das kann ein Editor von selbst erledigen.",
    decision: "Das kann kein Editor von selbst erledigen: Hier ist etwas zu entscheiden.",
    previous: "Vorige",
    next: "Nächste",
  },
  print: {
    title: (game: string) => `${game} zum Ausdrucken`,
    description: (game: string) =>
      `${game}: Blätter zum Ausdrucken und Beschreiben mit Tabellen und Platz für die Punkte, auch in Graustufen gut zu lesen.`,
    lead: "Jedes Blatt passt auf eine Seite A4, auch in Graustufen. Gedruckt werden alle Blätter oder nur das, das du hier wählst.",
    cardsDescription: (game: string) =>
      `${game}: alle Karten zum Ausdrucken und Ausschneiden, zum Ausprobieren eigener Regeln am Tisch.`,
    cardsLead:
      "Alle Karten für eine volle Runde, neun auf einer Seite A4, mit Linien zum Ausschneiden. Gut für Hausregeln, für die eine Karte fehlt.",
    ownCards: "Neue Karten deiner eigenen Regeln druckt das Heft der Regelwerkstatt.",
    /** Of a tile, in the order in which its sides are printed. */
    sides: ["Vorderseite", "Rückseite"] as readonly string[],
    sheets: "Blätter",
    all: "alle Blätter",
    date: "Datum",
    boxes: (count: number) => `${count} Kästchen`,
    /** Boxes that do not count for these numbers of players. */
    dashed: (players: readonly number[]) =>
      `Gestrichelte Kästchen gelten nicht ${players.join() === "1" ? "bei einer Partie allein" : `zu ${players.join(", ")}`}.`,
    circles: (count: number) => `${count} ${count === 1 ? "Kreis" : "Kreise"}`,
    circleHint: "Einkreisen, was du bekommst; durchstreichen, was du ausgibst.",
    unofficial: "Inoffizielles, nicht kommerzielles Projekt von Fans (Regelwerk).",
  },
  compare: compareDe,
  rulebook: rulebookDe,
  offline: offlineDe,
  score: scoreDe,
  search: searchDe,
  tiles: tilesDe,
  /** The language reference. */
  reference: {
    title: "Die Regelsprache",
    chapters: "Kapitel",
    onThisPage: "Auf dieser Seite",
    previous: "Zurück",
    next: "Weiter",
    /** A diagram as a line of text. */
    asText: "als Text",
    /** Heads the prose generated from a program. */
    inWords: "Daraus entsteht dieser Text",
    passed: (examples: number) =>
      examples === 1 ? "1 Beispiel, bestanden" : `${examples} Beispiele, alle bestanden`,
    wholeFile: "Die ganze Datei bis hierher",
    wholeProgram: "Das ganze Spiel dieser Seite",
  },
  home: {
    /** Of a game in the list of all games. */
    facts: ({ min, max }: { readonly min: number; readonly max: number }, minutes: number) =>
      `${persons(min, max)} · ${minutes} ${minutes === 1 ? "Minute" : "Minuten"}`,
    title: "Spielregeln, die man lesen und spielen kann",
    description: (game: string) =>
      `${game} im Browser lernen, nachschlagen und spielen, auf Deutsch und Englisch: aus Regeln, die ein Mensch lesen kann.`,
    learn: (lessons: number) => `Lernen in ${lessons} kurzen Lektionen`,
    learnOn: "Weiter lernen",
    back: "Willkommen zurück.",
    solved: (lessons: number) =>
      lessons === 0
        ? "Die erste Lektion ist angefangen. Weiter geht es mit:"
        : lessons === 1
          ? "Eine Lektion ist geschafft. Als Nächstes:"
          : `${lessons} Lektionen sind geschafft. Als Nächstes:`,
    allSolved: "Alle Lektionen sind geschafft. Zeit für eine Partie!",
    goOn: (lesson: number) => `Weiter mit Lektion ${lesson}`,
    minutes: (minutes: number) => `${minutes} ${minutes === 1 ? "Minute" : "Minuten"}`,
    path: (solved: number, all: number) => `${solved} von ${all} Lektionen geschafft`,
    toGame: "Partie fortsetzen",
    /** Of the match in progress. */
    against: "gegen #",
    and: "und",
    table: "Der erste Zug",
    where: "Wohin?",
    doors: {
      learn: {
        name: "Lernen",
        text: (lessons: number) =>
          lessons === 1
            ? "Eine Lektion am Brett, drei Minuten. Kein Regelheft nötig."
            : `${lessons} Lektionen am Brett, je drei Minuten. Kein Regelheft nötig.`,
        go: "Erste Lektion",
      },
      play: {
        name: "Spielen",
        text: "Allein gegen den Computer oder reihum an einem Gerät.",
        go: "Tisch aufbauen",
      },
      houseRules: {
        name: "Hausregeln",
        text: "Ändere einen Satz der Regeln und spiel ihn sofort.",
        go: "Regel ändern",
      },
    },
  },
};

// German texts of the search.

export const searchDe = {
  open: "Suchen",
  title: "Suche",
  label: "Wonach suchst du?",
  placeholder: "Frage oder Stichwort",
  close: "Suche schließen",
  /** Leads from the dialog to the page with the same query. */
  whole: "Als Seite öffnen",
  hint: "Pfeiltasten wählen, Eingabe öffnet, Escape schließt.",
  found: "# Treffer",
  none: "Nichts gefunden. Versuch es mit einem anderen Wort.",
  failed: "Die Suche lässt sich gerade nicht laden.",
  kinds: {
    best: { one: "Bester Treffer", many: "Am besten passen" },
    chapter: { one: "Kapitel", many: "Kapitel der Regeln" },
    lesson: { one: "Lektion", many: "Lektionen" },
    tile: { one: "Plättchen", many: "Plättchen" },
    question: { one: "Frage", many: "Fragen" },
    page: { one: "Seite", many: "Seiten" },
    rule: { one: "Regel", many: "Einzelne Regeln" },
    example: { one: "Beispiel", many: "Beispiele" },
    reference: { one: "Regelsprache", many: "Regelsprache" },
    code: { one: "Meldung", many: "Meldungen" },
  },
  /** On the page, as long as nothing is searched for. */
  suggestions: "Zum Beispiel",
  everything: "Alle Verzeichnisse",
  /** Words by which pages are found that do not contain them. */
  keywords: {
    play: ["gegen den Computer spielen", "online spielen", "allein spielen", "Partie starten"],
    score: ["Punkte ausrechnen", "Punkterechner", "Punkte zählen", "Wertung berechnen"],
    print: ["Bogen drucken", "Spielplan drucken", "PDF", "Vorlage zum Ausdrucken"],
    playground: ["Hausregeln", "eigene Regeln schreiben", "eigene Variante", "Spiel erfinden"],
    compare: ["Varianten vergleichen", "Unterschiede der Fassungen"],
  },
  description:
    "Alle Seiten von Regelwerk durchsuchen: Regeln, Lektionen, Plättchen, Fragen und die Regelsprache.",
  lead: "Frag ruhig in ganzen Sätzen. Tippfehler und englische Wörter machen nichts.",
  noScript: "Die Suche braucht JavaScript. Schalte es ein, oder nimm eines dieser Verzeichnisse:",
};

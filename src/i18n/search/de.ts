// German texts of the search.

export const searchDe = {
  open: "Suchen",
  title: "Suche",
  label: "Wonach suchst du?",
  placeholder: "Plättchen, Regel, Nummer …",
  close: "Suche schließen",
  hint: "Pfeiltasten wählen, Eingabe öffnet, Escape schließt.",
  best: "Am besten passen",
  found: "# Treffer",
  none: "Nichts gefunden. Versuch ein anderes Wort, auch ein englisches.",
  failed: "Die Suche lässt sich gerade nicht laden.",
  kinds: {
    chapter: "Regelwerk",
    rule: "Einzelne Regeln",
    tile: "Plättchen",
    example: "Beispiele",
    lesson: "Lektionen",
    reference: "Regelsprache",
    code: "Meldungen",
    page: "Seiten",
  },
  /** For the plain page without scripts. */
  description:
    "Alle Seiten von Regelwerk durchsuchen: Regeln, Plättchen, Beispiele und die Regelsprache.",
  lead: "Gesucht wird in Regeln, Plättchen, Beispielen und in der Regelsprache, auf Deutsch und mit englischen Wörtern.",
  noScript: "Die Suche braucht JavaScript. Diese Verzeichnisse kommen ohne aus:",
};

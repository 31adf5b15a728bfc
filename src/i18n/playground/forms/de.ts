// German texts of the forms for rules.

export const formsDe = {
  intro:
    "Hier änderst du Regeln, ohne sie zu schreiben. Jede Eingabe schreibt eine Zeile in deinen Text und gilt gleich am Spieltisch.",
  search: "Was möchtest du ändern?",
  /** Number of editable values, of those that match the search. */
  found: (count: number) => (count === 1 ? "1 Treffer" : `${count} Treffer`),
  nothingFound: "Dazu gibt es nichts zu ändern. Versuche es mit einem anderen Wort der Regeln.",
  /** Why there is no form while a file has syntax errors, with a link to the error. */
  unreadable: "Solange im Text ein Fehler steht, gibt es kein Formular:",
  toLine: (line: number) => `Zu Zeile ${line}`,
  /** List of the author's changes. */
  changes: "Deine Änderungen",
  /** Marks a rule that differs from the original. */
  changed: "geändert",
  noChanges: "Noch keine. Ändere unten, was du möchtest.",
  chapters: {
    names: "Name",
    values: "Zahlen und Erlaubnisse",
    tables: "Wertungstabellen",
    things: "Anfang, Plätze und Grenzen",
    pieces: "Spielmaterial",
    boards: "Pläne",
    course: "Ablauf und Bedingungen",
  },
  /** Purpose of a field, next to its name in the rules. */
  whats: {
    names: "Name",
    value: "",
    table: "",
    numbers: "Werte darin",
    starts: "am Anfang",
    max: "höchstens",
    places: "Plätze",
    row: "Länge der Reihe",
    hidden: "verdeckt",
    players: "Zahl der Spieler",
    copies: "Stückzahl",
    quality: "Eigenschaft",
    effect: "Wirkung",
    present: "gilt",
    board: "Felder",
  },
  less: "Weniger",
  more: "Mehr",
  yes: "ja",
  no: "nein",
  fewest: "mindestens",
  most: "höchstens",
  german: "Deutsch",
  english: "Englisch",
  ownEffect: "eine eigene Wirkung",
  noEffect: "keine Wirkung",
  /** The rule without the author's changes. */
  original: "Im Original:",
  back: "Zurück zum Original",
  /** Removes an added declaration. */
  remove: "Wieder entfernen",
  removed: (title: string) => `Entfernt: ${title}`,
  isNew: "neu",
  /** An added declaration, in which the author continues. */
  made: (title: string) => `Neu: ${title}. Gib dem Plan einen Namen und bemale ihn.`,
  /** The field has accepted an entry. */
  taken: (title: string) => `Übernommen: ${title}`,
  noPlace:
    "Dafür ist im Text kein Platz: Er braucht eine Variante, in der die Änderung stehen kann.",
  emptyName: "Ohne Namen geht es nicht: Schreib in beiden Sprachen etwas hin.",
  emptyFormula: "Hier fehlt eine Zahl oder eine Formel aus Wörtern der Regeln.",
  outOfBounds: (from: number, to: number) => `Hier passt eine ganze Zahl von ${from} bis ${to}.`,
  /** Why the rules do not allow an entry, as the diagnostic states it. */
  refused: (why: string) => `Das geht so nicht: ${why}`,
  boards: {
    copy: "Als neuen Plan kopieren",
    /** Heads the links to the places where a new board can be chosen, and to its original. */
    unused: "Dieser Plan ist noch nicht im Spiel. Hier kannst du ihn wählen:",
    used: "Dieser Plan ist im Spiel:",
  },
  painter: {
    open: (board: string) => `${board} bemalen`,
    how: "Wähle eine Farbe und tippe auf ein Feld. Mit den Pfeiltasten gehst du von Feld zu Feld, mit Enter malst du, mit den Ziffern änderst du die Zahl.",
    /** A brush that leaves this part of a space unchanged. */
    leave: "unverändert",
    undo: "Rückgängig",
    /** Label of a space: its name and its contents. */
    space: (name: string, parts: readonly string[]) => `${name}: ${parts.join(", ")}`,
    wasNot: (before: string) => `im Original ${before}`,
    /** A table that counts spaces. */
    counts: "Wie oft es jede Farbe gibt",
    now: "jetzt",
    before: "im Original",
  },
};

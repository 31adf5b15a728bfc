// What forms over rules say in German.

export const formsDe = {
  intro:
    "Hier änderst du Regeln, ohne sie zu schreiben. Jede Eingabe schreibt eine Zeile in deinen Text und gilt gleich am Spieltisch.",
  search: "Was möchtest du ändern?",
  /** How many things can be changed, of those that were looked for. */
  found: (count: number) => (count === 1 ? "1 Treffer" : `${count} Treffer`),
  nothingFound: "Dazu gibt es nichts zu ändern. Versuche es mit einem anderen Wort der Regeln.",
  /** Why there is no form while a file cannot be read, and the way to where that is. */
  unreadable: "Solange im Text ein Fehler steht, gibt es kein Formular:",
  toLine: (line: number) => `Zu Zeile ${line}`,
  /** The list of what the author has changed. */
  changes: "Deine Änderungen",
  /** Something of it is not as in the original. */
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
  /** What a field is about, beside what the rules call it. */
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
  /** What the rule says without the author's changes. */
  original: "Im Original:",
  back: "Zurück zum Original",
  /** The way back of something that is new. */
  remove: "Wieder entfernen",
  removed: (title: string) => `Entfernt: ${title}`,
  isNew: "neu",
  /** There is something new, in which the author goes on. */
  made: (title: string) => `Neu: ${title}. Gib dem Plan einen Namen und bemale ihn.`,
  /** The field has taken an entry over. */
  taken: (title: string) => `Übernommen: ${title}`,
  noPlace:
    "Dafür ist im Text kein Platz: Er braucht eine Variante, in der die Änderung stehen kann.",
  emptyName: "Ohne Namen geht es nicht: Schreib in beiden Sprachen etwas hin.",
  emptyFormula: "Hier fehlt eine Zahl oder eine Formel aus Wörtern der Regeln.",
  outOfBounds: (from: number, to: number) => `Hier passt eine ganze Zahl von ${from} bis ${to}.`,
  /** Why the rules do not allow it, in the words of the language. */
  refused: (why: string) => `Das geht so nicht: ${why}`,
  boards: {
    copy: "Als neuen Plan kopieren",
    /** Above the links to where a new board can be chosen, and to where it has been. */
    unused: "Dieser Plan ist noch nicht im Spiel. Hier kannst du ihn wählen:",
    used: "Dieser Plan ist im Spiel:",
  },
  painter: {
    open: (board: string) => `${board} bemalen`,
    how: "Wähle eine Farbe und tippe auf ein Feld. Mit den Pfeiltasten gehst du von Feld zu Feld, mit Enter malst du, mit den Ziffern änderst du die Zahl.",
    /** A brush that leaves this part of a space as it is. */
    leave: "unverändert",
    undo: "Rückgängig",
    /** The label of a space: its name and its contents. */
    space: (name: string, parts: readonly string[]) => `${name}: ${parts.join(", ")}`,
    wasNot: (before: string) => `im Original ${before}`,
    /** A table that counts spaces. */
    counts: "Wie oft es jede Farbe gibt",
    now: "jetzt",
    before: "im Original",
  },
};

// German texts of house rules in sentences.

export const houseSentencesDe = {
  views: { sentences: "Sätze", code: "Code" },
  view: "Wie du Regeln änderst",
  list: "Sätze der Regeln",
  less: "Weniger",
  more: "Mehr",
  /** The value without the author's changes. */
  before: (value: string) => `vorher ${value}`,
  yes: "ja",
  no: "nein",
  /** A value of 0 is often a slip. */
  zero: (sentence: string) => `Dann heißt es: „${sentence}“ Meinst du das?`,
  outOfRange: (from: number, to: number) => `Hier geht eine Zahl von ${from} bis ${to}.`,
  take: (value: number) => `Nimm ${value}`,
  stays: "Der Satz bleibt, wie er war.",
  reading: "Deine Hausregel wird gelesen …",
  unreadable: "In deinem Code steht noch etwas, das sich nicht lesen lässt:",
  toCode: (line: number) => `Zu Zeile ${line}`,
  find: {
    open: "Anderen Satz suchen",
    label: "Wovon soll der Satz handeln?",
    loading: "Alle Sätze werden geholt …",
    none: "Dazu steht kein Satz in den Regeln. Versuch ein anderes Wort.",
    close: "Schließen",
    more: (count: number) => `${count} weitere: Schreib noch ein Wort.`,
    added: (sentence: string) => `Dazugenommen: ${sentence}`,
  },
  ready: {
    title: "Oder eine fertige Hausregel",
    all: "Alle fertigen Hausregeln",
  },
  foot: {
    play: "Damit spielen",
    share: "Teilen",
    original: "Original",
    undo: "Rückgängig",
    restored: "Alle Sätze stehen wieder wie im Original.",
    /** A match with the author's rules. */
    back: "Zurück zur Hausregel",
    closeShare: "Schließen",
  },
  effect: {
    title: "Das ändert sich am Tisch",
    none: "Ändere links eine Zahl: Hier siehst du, wo sie zum ersten Mal zählt.",
    look: "Am Tisch ansehen",
    seeking: "Zwei Tische spielen, bis deine Regel den Unterschied macht …",
    notFound: "In 200 Partien sah man keinen Unterschied. Die Regel zählt wohl nur selten.",
    failed: "Mit dieser Regel kommt keine Partie voran. Nimm einen anderen Wert.",
    original: "Original",
    yours: "Deine Regel",
    before: (player: string, move: string) => `${player} möchte: ${move}`,
    possible: "Das geht.",
    impossible: "Das geht nicht.",
    points: (count: number) =>
      count === 1 ? "Das bringt 1 Punkt." : `Das bringt ${count} Punkte.`,
    more: (count: number) =>
      count === 1 ? "Noch etwas ist anders." : `Noch ${count} Dinge sind anders.`,
    table: "So steht es am Tisch. Spiel weiter:",
    lessons: (count: number): string =>
      count === 1 ? "Lektion stimmt so nicht mehr:" : "Lektionen stimmen so nicht mehr:",
    figures: (count: number): string =>
      count === 1
        ? "Kapitel im Regelheft zeigt ein anderes Ergebnis:"
        : "Kapitel im Regelheft zeigen ein anderes Ergebnis:",
    untouched: "Alle Lektionen und Bilder im Regelheft stimmen weiter.",
    simulate: (games: number) => `${games} Partien gegeneinander laufen lassen`,
    simulating: (percent: number) => `Partien laufen: ${percent}\u00a0%`,
    simulated: (games: number) =>
      `${games} Partien mit zufälligen Zügen, je einmal mit jeder Regel:`,
  },
};

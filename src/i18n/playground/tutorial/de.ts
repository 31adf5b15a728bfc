// German texts of the playground's tutorial and head.

export const tutorialDe = {
  title: "Erste Schritte",
  open: "Erste Schritte",
  close: "Schließen",
  again: "Von vorn beginnen",
  progress: (done: number, all: number) => `${done} von ${all} geschafft`,
  /** Instructions for a variant of a game and for a complete game; `action` is the button to use. */
  steps: {
    change: {
      title: "Ändere eine Zahl",
      variant: "Schreib hinter „to“ eine andere Zahl. Sie gilt, sobald sie dasteht.",
      own: "Elf Stäbe liegen zu Beginn da. Schreib hinter „starts“ eine andere Zahl.",
      action: { variant: "Zur Zahl", own: "Zur Zahl" },
    },
    see: {
      title: "Sieh es am Spieltisch",
      variant: "Es wird gespielt, bis deine Regel zum ersten Mal den Unterschied macht.",
      own: "Starte eine Partie und spiele einen Zug nach deinen Regeln.",
      action: { variant: "Spielen, bis es zählt", own: "Zum Spieltisch" },
    },
    read: {
      title: "Lies es in Worten",
      variant: "Schau nach, was deine Regel in Worten sagt, und zeig beide Sprachen nebeneinander.",
      own: "Lies dein Spiel in Worten und zeig beide Sprachen nebeneinander.",
      action: { variant: "Zu den Worten", own: "Zu den Worten" },
    },
    prove: {
      title: "Lass es ein Beispiel beweisen",
      variant: "Aus dem letzten Zug am Tisch wird ein Beispiel, das über deine Regel wacht.",
      own: "Aus dem letzten Zug am Tisch wird ein Beispiel, das über deine Regeln wacht.",
      action: { variant: "Zu den Beispielen", own: "Zu den Beispielen" },
    },
    compare: {
      title: "Miss es am Original",
      variant:
        "Gegner, die aufs Geratewohl ziehen, spielen 100 Partien zweimal: nach dem Original und nach deinen Regeln.",
      own: "Gegner, die aufs Geratewohl ziehen, spielen 100 Partien deines Spiels.",
      action: { variant: "100 Partien spielen", own: "100 Partien spielen" },
    },
  },
  done: "geschafft",
  toDo: "noch offen",
  ticked: (title: string) => `Geschafft: ${title}.`,
  finished:
    "Alle fünf Schritte sind geschafft. Behalte deine Regeln, gib sie weiter oder drucke sie.",
  keep: "Behalten und teilen",
  next: "Nächster Schritt",
  seeking: "Es wird gespielt, bis deine Regel zählt …",
  noMoment: "In 200 Partien war kein Unterschied zu sehen. Hast du die Zahl schon geändert?",
  moment: "Hier macht deine Regel den Unterschied:",
  /** Number of differences beyond the listed ones. */
  more: (count: number) =>
    `… und ${count} ${count === 1 ? "weiterer Unterschied" : "weitere Unterschiede"}.`,
  simulating: (percent: number) => `Partien werden gespielt: ${percent}\u00a0%`,
  failed:
    "Das ließ sich nicht zu Ende spielen. Ändere, was du zuletzt geschrieben hast, und versuche es noch einmal.",
  ownScores: (games: number, scores: string) =>
    `In ${games} Partien gab es im Mittel so viele Punkte: ${scores}.`,
  /** The head: diagnostics of the rules, and the visible part of the page. */
  noProblems: "Keine Fehler",
  problems: (count: number) => (count === 1 ? "1 Fehler" : `${count} Fehler`),
  part: "Was du siehst",
  write: "Schreiben",
  see: "Ansehen",
  widths: "Breite der beiden Seiten",
  wider: "Text breiter",
  narrower: "Text schmaler",
  noFile: "Gerade ist keine Datei offen. Öffne deine, um weiterzuschreiben.",
  toFile: "Meine Datei öffnen",
};

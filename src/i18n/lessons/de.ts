// German texts of lessons.

export const lessonsDe = {
  /** Name of the page in navigation. */
  title: "Lernen",
  heading: (game: string) => `${game} lernen`,
  description: (game: string) =>
    `${game} Zug für Zug lernen: kurze Lektionen am echten Spielplan, mit Aufgaben, Tipps und einer Begründung zu jedem Fehler.`,
  lead: "Du lernst, indem du ziehst. Jede Lektion dauert ein paar Minuten und endet, wenn du ihre Aufgaben gelöst hast; eine Regel kommt dann, wenn du sie brauchst.",
  minutes: (minutes: number) => `${minutes} Min.`,
  start: "Mit der ersten Lektion anfangen",
  goOn: "Weiter mit:",
  allDone: "Du hast alle Lektionen gelöst. Wiederholen kannst du sie jederzeit.",
  done: "gelöst",
  begun: (solved: number, all: number) => `${solved} von ${all} Aufgaben gelöst`,
  open: "noch offen",
  tried: "Regeln dieser Lektion",
  progress: {
    title: "Dein Fortschritt",
    lead: "Er wird nur in diesem Browser gespeichert, Regel für Regel und für alle Sprachen gemeinsam.",
    practised: (rules: number) => (rules === 1 ? "1 Regel geübt" : `${rules} Regeln geübt`),
    rule: "Regel",
    seen: "begonnen",
    solved: "gelöst",
    unaided: "ohne Hilfe",
    wrong: "falsch",
    none: "Noch keine Aufgabe begonnen.",
    save: "Als Datei sichern",
    load: "Datei laden",
    loaded: "Der Fortschritt aus der Datei gilt jetzt.",
    notRead: "In dieser Datei steht kein Fortschritt, den diese Seite lesen kann.",
    reset: "Alles löschen",
    sure: "Den ganzen Fortschritt löschen?",
    wasReset: "Der Fortschritt ist gelöscht.",
  },
};

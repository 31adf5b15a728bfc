// German texts of the page with the reader's data.

export const userDataDe = {
  title: "Deine Daten",
  description:
    "Fortschritt, Partien und Hausregeln liegen nur in deinem Browser. Hier nimmst du alles in einer Datei mit und holst es anderswo wieder herein.",
  lead: "Was du hier lernst, spielst und schreibst, liegt nur in diesem Browser. Niemand sonst sieht es, und niemand hebt es für dich auf.",
  noScript: "Um deine Daten zu lesen, braucht diese Seite JavaScript.",
  what: {
    exercises: (count: number) => (count === 1 ? "1 gelöste Aufgabe" : `${count} gelöste Aufgaben`),
    positions: (count: number) =>
      count === 1 ? "1 Stellung zum Üben" : `${count} Stellungen zum Üben`,
    matches: (count: number) => (count === 1 ? "1 Partie" : `${count} Partien`),
    projects: (count: number) => (count === 1 ? "1 Hausregel" : `${count} Hausregeln`),
    settings: (count: number) => (count === 1 ? "1 Einstellung" : `${count} Einstellungen`),
  },
  has: "Das hast du hier",
  none: "Noch nichts. Löse eine Aufgabe oder spiel eine Partie, dann steht sie hier.",
  reading: "Deine Daten werden gelesen …",
  forbidden: "Dieser Browser lässt die Seite nichts speichern; deshalb ist hier nichts.",
  save: {
    title: "Mitnehmen",
    text: "Alles kommt in eine Datei. Heb sie auf, oder öffne sie auf einem anderen Gerät.",
    button: "Alles herunterladen",
    file: "regelwerk-daten.json",
  },
  open: {
    title: "Hereinholen",
    text: "Was in der Datei steht, kommt zu dem dazu, was hier ist. Nichts wird ersetzt.",
    button: "Datei wählen",
    matchName: "Aus einer Datei",
    found: "In der Datei neu für diesen Browser:",
    nothing: "Alles aus dieser Datei hast du hier schon.",
    dropped: (count: number): string =>
      count === 1
        ? "Ein Eintrag war nicht zu lesen und bleibt draußen."
        : `${count} Einträge waren nicht zu lesen und bleiben draußen.`,
    take: "Dazunehmen",
    cancel: "Abbrechen",
    done: "Alles ist da.",
  },
  problems: {
    large: "Diese Datei ist zu groß: Bis 30 MB lassen sich öffnen.",
    broken: "Diese Datei ist beschädigt oder keine Datei von hier.",
    other: "Diese Datei enthält keine Daten von Regelwerk.",
    newer:
      "Diese Datei kommt von einer neueren Fassung. Lade die Seite neu und versuch es noch einmal.",
    full: "Der Speicher des Browsers ist voll. Mach Platz und öffne die Datei noch einmal: Was schon da ist, kommt nicht doppelt.",
  },
  /** Shown on any page when the browser has no room. */
  full: "Der Speicher des Browsers ist voll: Was du jetzt machst, geht beim Schließen verloren.",
  toData: "Daten mitnehmen",
  dismiss: "Verstanden",
};

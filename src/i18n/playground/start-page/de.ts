// German texts of the playground's start page.

export const startPageDe = {
  description:
    "Eigene Hausregeln schreiben und gleich spielen: mit drei Zeilen, aus einer Sammlung oder von Grund auf. Alles bleibt in deinem Browser.",
  lead: "„Bei uns zählt das aber anders.“ Hier schreibst du auf, wie ihr spielt, und probierst es gleich aus. Du brauchst kein Konto, und alles bleibt in deinem Browser.",
  begin: "Neu beginnen",
  variantOf: (game: string) => `Eine Hausregel für ${game}`,
  variantHint: (_game: string) => "Drei Zeilen genügen, um eine Zahl des Spiels zu ändern.",
  ownGame: "Ein eigenes Spiel",
  ownGameHint: "Ein kleines Spiel, das schon läuft: Ändere es, bis es deines ist.",
  gallery: "Von einer Hausregel aus",
  galleryLead: "Jede öffnet sich als Kopie, die du ändern kannst.",
  sorts: {
    numbers: "Andere Zahlen",
    things: "Neues Material",
    course: "Anderer Ablauf",
  },
  works: "Deine Arbeiten",
  worksLead: "Sie liegen nur in diesem Browser.",
  noWorks:
    "Hier steht, was du schreibst, sobald du etwas geändert hast. Fang oben mit drei Zeilen an.",
  noScript: "Deine gespeicherten Arbeiten zeigt diese Seite nur mit JavaScript.",
  loading: "Deine Arbeiten werden geholt …",
  changed: (date: string) => `zuletzt geändert: ${date}`,
  rename: "Umbenennen",
  newName: "Neuer Name",
  takeName: "Übernehmen",
  duplicate: "Verdoppeln",
  remove: "Löschen",
  removed: (name: string) => `„${name}“ ist gelöscht.`,
  undo: "Rückgängig",
  of: (what: string, name: string) => `${what}: ${name}`,
  forbidden: "Dieser Browser speichert hier nichts; öffne deine Arbeiten als Datei.",
  full: "Der Speicher des Browsers ist voll; lösche eine Arbeit, die du als Datei hast.",
  beside: (name: string) =>
    `Die Arbeit wurde inzwischen anderswo geändert; diese hier heißt jetzt „${name}“.`,
  import: "Dateien öffnen",
  importLead: "Regeldateien, einen Ordner oder ein Archiv (zip), auch aus dem Projekt.",
  nobodyKnows:
    "Zu welchem Spiel diese Dateien gehören, steht nicht darin; öffne sie auf der Seite des Spiels.",
  imported: (name: string) => `„${name}“ liegt jetzt bei deinen Arbeiten.`,
};

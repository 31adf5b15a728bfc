// German texts about saving, sharing and opening projects.

export const projectsDe = {
  name: "Name der Arbeit",
  versions: {
    title: "Fassungen",
    lead: "Gib dem jetzigen Stand einen Namen, dann kannst du später vergleichen und zurückgehen.",
    name: "Name der Fassung",
    usualName: "Fassung",
    keep: "Fassung behalten",
    none: "Noch keine Fassung.",
    differences: "Unterschiede zu jetzt",
    noDifferences: "Seit dieser Fassung hat sich nichts geändert.",
    goBack: "Zurück zu dieser Fassung",
    before: (name: string) => `vor der Rückkehr zu „${name}“`,
    remove: "Löschen",
    removed: (name: string) => `„${name}“ ist gelöscht.`,
    undo: "Rückgängig",
    added: "neu",
    taken: "weg",
    /** Label of a button, with the version it belongs to. */
    of: (what: string, name: string) => `${what}: ${name}`,
  },
  share: {
    title: "Als Link weitergeben",
    lead: "Im Link steckt deine ganze Arbeit. Sie geht an keinen Server; nur wer den Link hat, kann sie lesen.",
    copy: "Link kopieren",
    copied: (length: string) => `Kopiert. Der Link hat ${length} Zeichen.`,
    byHand: (length: string) =>
      `Der Browser erlaubt das Kopieren nicht; markiere den Link selbst. Er hat ${length} Zeichen.`,
    link: "Link zu deiner Arbeit",
    longForChats:
      "Manche Chatprogramme schneiden so lange Links ab; verschicke dann lieber die Datei.",
    tooLong: "Deine Arbeit ist zu groß für einen Link; gib sie als Datei weiter.",
  },
  files: {
    title: "Dateien",
    lead: "Das Archiv passt genau in den Ordner des Projekts.",
    one: (name: string) => `${name} herunterladen`,
    zip: "Alles als Archiv (zip)",
    zipHint: "Regeln in ihren Ordnern, sauber gesetzt, mit einer kurzen Anleitung.",
    pick: "Dateien oder Archiv öffnen",
    folder: "Ordner öffnen",
    taken: (count: number) =>
      count === 1 ? "1 Datei übernommen." : `${count} Dateien übernommen.`,
    nothing: "Nichts davon konnte übernommen werden.",
    left: "Nicht übernommen:",
    why: {
      "no-rules": "keine Regeldatei",
      outside: "gehört nicht zu diesem Spiel oder läge außerhalb seines Ordners",
      large: "zu groß; eine Regeldatei darf höchstens 500 kB haben",
      full: "zu viel; alle Dateien zusammen dürfen höchstens 750 kB haben",
      many: "zu viele Dateien",
      same: "wie im Spiel, nichts geändert",
      unreadable: "kein lesbarer Text",
    },
    problems: {
      "archive-broken": "Dieses Archiv lässt sich nicht lesen; vielleicht ist es unvollständig.",
      "archive-large": "Dieses Archiv enthält mehr, als Regeln brauchen, und wurde nicht geöffnet.",
    },
    undo: "Rückgängig",
    stopped: "Das hat zu lange gedauert und wurde angehalten; die Arbeit selbst ist unverändert.",
  },
};

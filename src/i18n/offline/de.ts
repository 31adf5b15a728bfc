// German texts of the site as an app.

export const offlineDe = {
  newVersion: "Es gibt eine neue Fassung dieser Seiten.",
  now: "Jetzt laden",
  later: "Später",
  title: "Für unterwegs",
  description: "Welche Spiele in diesem Browser gespeichert sind und ohne Netz gehen.",
  lead: "Ein gespeichertes Spiel geht ganz ohne Netz: Regeln, Lektionen, Partien und Werkstatt.",
  save: "Für unterwegs speichern",
  saveGame: (title: string) => `${title} für unterwegs speichern`,
  remove: "Entfernen",
  removeGame: (title: string) => `${title} vom Gerät entfernen`,
  state: {
    size: "# MB",
    saving: "Wird gespeichert: # %",
    saved: "Gespeichert, # MB",
    failed: "Das ging nicht. Ist das Netz da, und hat das Gerät noch Platz?",
  },
  lost: {
    title: "Ohne Netz geht diese Seite nicht",
    text: "Sie ist auf diesem Gerät nicht gespeichert. Sobald das Netz wieder da ist, lädt sie.",
    again: "Noch einmal versuchen",
  },
};

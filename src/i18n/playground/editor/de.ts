// German texts of the playground's editor.

export const editorDe = {
  /** Label of an editor. */
  text: (path: string) => `Regeltext ${path}`,
  readOnlyText: (path: string) => `Regeltext ${path}, nur zum Lesen`,
  keys: "Tab verlässt den Text. Einrücken: Strg ] und Strg [. Vorschläge: Strg Leertaste. Erklärung: Strg I. Nächste Meldung: F8. Umbenennen: F2.",
  tabs: "Offene Dateien",
  readOnly: "nur lesen",
  tools: {
    format: "Ordnen",
    rename: "Umbenennen",
    explain: "Was ist das?",
    definition: "Woher?",
    references: "Wo benutzt?",
    search: "Suchen",
    complete: "Vorschläge",
  },
  /** Values and parameter names between the words. */
  inlays: "Werte im Text",
  toolbar: "Werkzeuge für den Text",
  more: "Mehr über diese Meldung",
  outline: "Springe zu …",
  files: {
    add: "Neue Datei",
    rename: "Datei umbenennen",
    remove: "Datei löschen",
    /** Confirmation before a file is removed. */
    sure: (name: string) => `${name} mit allem Text löschen?`,
    close: (name: string) => `${name} schließen`,
    name: "Name der Datei",
    ok: "Fertig",
    cancel: "Abbrechen",
    taken: "So heißt schon eine andere Datei.",
    empty: "Ein Name besteht aus Buchstaben oder Ziffern.",
    browse: "Regeln aller Spiele ansehen",
    filter: "Dateien finden",
    found: (count: number) => (count === 1 ? "1 Datei" : `${count} Dateien`),
  },
  problems: {
    title: "Meldungen",
    counts: (errors: number, warnings: number) =>
      errors + warnings === 0
        ? "Alles in Ordnung."
        : [
            errors > 0 ? `${errors} Fehler` : [],
            warnings > 0 ? `${warnings} ${warnings === 1 ? "Hinweis" : "Hinweise"}` : [],
          ]
            .flat()
            .join(", "),
    loading: "Die Sprachhilfe wird geladen; schreiben kannst du schon.",
    error: "Fehler",
    warning: "Hinweis",
    place: (file: string, line: number) => `${file}, Zeile ${line}`,
  },
  /** The project is rewritten in the newest version of the language. */
  upgrade: {
    offer: (version: number) => `Auf Sprache ${version} umstellen`,
    running: "Die Regeln werden umgestellt und verglichen …",
    upgraded: (version: number) =>
      `Deine Regeln stehen jetzt in Sprache ${version}; das Spiel ist dasselbe geblieben.`,
    faults: "Nichts geändert: Die Regeln haben noch Fehler. Behebe sie zuerst.",
    differs: "Nichts geändert: Umgestellt wäre es ein anderes Spiel geworden.",
    undo: "Rückgängig",
  },
  stopped: (seconds: number) =>
    `Die Sprachhilfe hat ${seconds} Sekunden lang nicht geantwortet und wurde angehalten; sobald du weiterschreibst, beginnt sie neu.`,
  again: "Jetzt neu beginnen",
};

// German texts of practice.

export const practiceDe = {
  title: "Heute üben",
  heading: (game: string) => `${game}: heute üben`,
  description: (game: string) =>
    `Höchstens zehn Stellungen aus ${game} am Tag: deine eigenen Fehler und Aufgaben, bei denen du Hilfe hattest. Sie kommen nach Tagen wieder.`,
  allDescription:
    "Höchstens zehn Stellungen am Tag: deine eigenen Fehler und Aufgaben, bei denen du Hilfe hattest.",
  lead: "Was dir schwerfiel, kommt nach ein paar Tagen wieder. Höchstens zehn Stellungen am Tag.",
  waiting: (count: number) =>
    count === 1 ? "1 Stellung wartet heute" : `${count} Stellungen warten heute`,
  nothingWaits: "Heute ist nichts fällig",
  start: "Üben",
  loading: "Die Stellung wird geholt …",
  noScript: "Was heute dran ist, steht nur in diesem Browser; dafür braucht die Seite JavaScript.",
  /** The bar. */
  leave: "Üben beenden",
  switchTo: "Diese Seite auf Deutsch",
  progress: (at: number, all: number) => `Stellung ${at} von ${all}`,
  next: "Weiter",
  /** A mistake. */
  fromMatch: "Aus deiner Partie",
  fromLesson: "Aus den Lektionen",
  task: "Hier ging mehr. Was spielst du?",
  you: (name: string) => `Du spielst ${name}.`,
  edited: "Die Regeln wurden seit der Partie bearbeitet; die Stellung gilt noch.",
  hint: "Tipp",
  hinted: (action: string) => `Schau auf: ${action}.`,
  showMe: "Zeig mir den Zug",
  shown: (move: string) => `Der Zug: ${move}. Spiel ihn.`,
  judging: "Wird verglichen …",
  back: "Zurück",
  repeated: "So hast du gespielt.",
  costly: "Erlaubt, aber teuer.",
  costs: (losses: string) => `Gegenüber dem besten Zug kostet das etwa ${losses}.`,
  right: "Richtig!",
  rightToo: "Auch so geht es.",
  asShown: "Das ist der Zug.",
  noneBetter: "Kein Zug ist hier deutlich besser.",
  wasPlayed: (move: string, losses: string) =>
    losses === ""
      ? `In der Partie war es „${move}“.`
      : `In der Partie war es „${move}“ und kostete etwa ${losses}.`,
  and: "und",
  lostWins: (percent: string) => `${percent} von 100 Siegen`,
  notJudged: "Der Zug ließ sich nicht vergleichen. Versuch ihn noch einmal oder geh weiter.",
  /** A position of a lesson. */
  notLoaded: "Die Stellung konnte nicht geladen werden.",
  /** The end of a visit. */
  done: "Fertig für heute.",
  practised: (all: number, alone: number) =>
    `${all === 1 ? "1 Stellung" : `${all} Stellungen`} geübt, davon ${alone} ohne Hilfe.`,
  empty: "Heute ist nichts fällig.",
  emptyLead:
    "Löse eine Lektion, oder spiele eine Partie und werte sie aus: Was schwerfiel, kommt hierher.",
  returns: (date: string) => `Die nächste Stellung kommt am ${date}.`,
  more: "Weiter üben",
  lessons: "Zu den Lektionen",
  play: "Partie spielen",
  backToMatch: "Zur Partie",
  full: "Der Speicher dieses Browsers ist voll: Was du jetzt übst, merkt er sich nicht.",
  /** Positions of other rules. */
  aside: (count: number) =>
    count === 1
      ? "1 Stellung passt nicht mehr zu den Regeln"
      : `${count} Stellungen passen nicht mehr zu den Regeln`,
  asideLead: "Die Regeln haben sich seit diesen Partien geändert. Die Protokolle sind noch da.",
  save: "Als Datei sichern",
  remove: "Entfernen",
  /** In the review of a match. */
  learn: "Aus Fehlern lernen",
  kept: (count: number) =>
    count === 1
      ? "1 Stellung zum Üben gemerkt; sie kommt nach Tagen wieder."
      : `${count} Stellungen zum Üben gemerkt; sie kommen nach Tagen wieder.`,
};

// German texts of matches by message.

export const turnsDe = {
  lead: "Du ziehst, schickst den Link, und wer ihn öffnet, sieht deinen Zug und spielt weiter. Ohne Anmeldung, ohne Server.",
  /** What a curious player could find out, before the start. */
  terms: [
    "Würfel und Karten entstehen aus Zufallswerten aller. Niemand kann sie vorhersehen oder aussuchen.",
    "Was alle gleichzeitig verdeckt wählen, bleibt versiegelt, bis alle gewählt haben.",
    "Verdeckte Karten und Stapel stecken im Link. Wer ihn auseinandernimmt, kann sie finden.",
    "Deine Züge liegen nur in diesem Browser. Auf einem anderen Gerät kannst du zusehen, nicht weiterspielen.",
  ],
  yourName: "Dein Name",
  friendName: (number: number) => `Name ${number}`,
  friend: (number: number) => ["Benno", "Carla", "David"][number - 1] ?? `Name ${number}`,
  invite: "Einladung erstellen",
  invitation: (name: string) => `${name} lädt dich ein.`,
  youAre: (name: string) => `Du spielst als ${name}.`,
  join: "Mitspielen",
  watching: "Du siehst zu.",
  joined: "Dabei! Schick den Link weiter.",
  yourTurn: "Du bist dran.",
  ready: "Dein Zug ist fertig. Mit Zurück kannst du ihn noch ändern.",
  thenChance: "Was der Zufall bringt, zeigt sich, wenn der Link geöffnet wird.",
  passOn: (name: string) => `Hier ist nichts zu entscheiden. Schick den Link an ${name}.`,
  waitingFor: (name: string) => `${name} ist dran. Öffne hier den nächsten Link.`,
  isOver: "Die Partie ist zu Ende.",
  send: "Zug senden",
  sendNote: "Danach lässt er sich nicht mehr ändern.",
  sent: (name: string) => `Schick diesen Link an ${name}. Alle anderen dürfen ihn auch öffnen.`,
  sentLast: "Schick diesen Link an alle: Es ist der letzte Zug.",
  link: "Link",
  copy: "Link kopieren",
  copied: "Kopiert.",
  share: "Teilen",
  file: "Als Datei",
  whole: "Ganze Partie als Datei",
  open: "Zug öffnen",
  fromFile: "Aus Datei",
  unreadable:
    "Das ist kein Zug einer Partie von Regelwerk, oder beim Kopieren ist etwas verloren gegangen.",
  pasted: "Link hier einfügen",
  matches: "Deine Partien per Link",
  matchWith: (names: string) => `mit ${names}`,
  goOn: "Weiter",
  remove: "Entfernen",
  confirmRemove:
    "Diese Partie von diesem Gerät entfernen? Weiterspielen kannst du sie dann nicht mehr.",
  otherRules:
    "Die Regeln wurden seit dem Beginn neu gefasst. Alles bisher Gespielte gilt auch nach den neuen.",
  ownRule: "Eigene Hausregel",
  noOwnRule: "keine",
  withRule: (name: string) => `Mit der Hausregel „${name}“.`,
  showRule: "Hausregel lesen",
  unplayable:
    "Die Hausregel dieser Partie lässt sich hier nicht spielen: Sie enthält Fehler oder passt nicht zu diesen Regeln.",
  cannotGoOn: "So kann die Partie nicht weitergehen.",
  otherTab:
    "Diese Partie ist in einem anderen Tab weitergegangen; du siehst sie, wie sie dort steht.",
  notKept:
    "Der Browser konnte die Partie nicht speichern. Sichere sie als Datei, bevor du weiterspielst.",
  otherGame: (game: string) => `Dieser Zug gehört zu einem anderen Spiel: ${game}.`,
  notOnThisDevice:
    "Diese Partie liegt nicht auf diesem Gerät. Bitte jemanden um „Ganze Partie als Datei“, dann kannst du zusehen.",
};

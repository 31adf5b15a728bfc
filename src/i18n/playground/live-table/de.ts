// German texts of the playground's table.

export const liveTableDe = {
  /** Before the first compilation, and while no version of the rules was playable yet. */
  waiting: "Die Regeln werden zum ersten Mal übersetzt …",
  nothingYet:
    "Hier entsteht dein Spieltisch. Sobald die Regeln keinen Fehler mehr haben, kann es losgehen.",
  /** Location in the rules, as a link: "mine.regel, line 3". */
  atLine: (file: string, line: number) => `${file}, Zeile ${line}`,
  /** The rules have errors; the table continues with the last rules without errors. */
  faults: (count: number) =>
    count === 1 ? "Die Regeln haben einen Fehler." : `Die Regeln haben ${count} Fehler.`,
  lastRules: "Am Tisch gelten so lange die letzten Regeln, die sich spielen ließen.",
  /** Result of replaying the match under changed rules. */
  fits: (moves: number) =>
    moves === 0
      ? "Die Regeln sind neu; die Partie beginnt mit ihnen."
      : `Die Regeln sind neu, und die Partie läuft weiter: ${moves === 1 ? "Ihr Zug ist" : `Alle ${moves} Züge sind`} nach ihnen noch einmal gespielt.`,
  shorter: (played: number) =>
    `Nach den neuen Regeln geht die Partie nur bis ${played === 1 ? "zum 1. Zug" : `zum ${played}. Zug`} auf.`,
  gone: "Nach den neuen Regeln ist von der Partie nichts mehr möglich.",
  mended: "Passen die Regeln wieder, kommt sie von selbst zurück.",
  afresh: "Mit demselben Startwert neu beginnen",
  fromHere: "Von hier weiterspielen",
  /** An earlier position is shown. */
  lookingBack: (position: number, moves: number) =>
    `Du siehst die Lage nach ${position} von ${moves} Zügen. Spielst du hier, fällt weg, was danach kam.`,
  toEnd: "Zum letzten Zug",
  setup: "Wer spielt, und womit es beginnt",
  closeSetup: "Zurück zur Partie",
  step: "Zug um Zug",
  nextMove: "Nächster Zug",
  course: "Durch die Partie blättern",
  position: "Stelle der Partie",
  atStart: "vor dem ersten Zug",
  afterMove: (position: number, moves: number, move: string) =>
    `nach Zug ${position} von ${moves}: ${move}`,
  toStart: "Zum Anfang",
  back: "Einen Zug zurück",
  forth: "Einen Zug weiter",
  moves: "Alle Züge",
  noMoves: "Noch ist kein Zug gespielt. Spiele einen: Hier kannst du dann zu jedem zurückblättern.",
  record: "Protokoll sichern und öffnen",
  recordText: "Protokoll der Partie",
  showRecord: "Protokoll zeigen",
  openRecord: "Dieses Protokoll spielen",
  recordHint:
    "Ein Protokoll ist einfacher Text. Füge eines ein, auch eines nach anderen Regeln: Es wird gespielt, so weit es passt.",
};

// German texts of edited positions, keys and outdated links.

export const positionEditorDe = {
  title: "Die Lage ändern",
  lead: "Klick in der Zeichnung an, was anders sein soll, oder wähle es hier aus.",
  whose: "Wem gehört es?",
  what: "Was?",
  value: "Steht auf",
  howMany: "Wie viele?",
  /** Choice of the element to add to a zone, and its button. */
  add: "Dazulegen",
  put: "Hinlegen",
  takeAway: (thing: string) => `${thing} wegnehmen`,
  space: "Feld",
  lies: "Darauf liegt",
  nothing: "nichts",
  done: "Fertig",
  changed: (thing: string) => `Geändert: ${thing}.`,
  /** The keys at a table. */
  keys: {
    title: "Mit der Tastatur",
    all: [
      { key: "Tab", does: "zum Spielplan, zu den Würfeln, zu den Knöpfen" },
      {
        key: "← ↑ → ↓",
        does: "zum Nachbarn in dieser Richtung; vor und zurück folgt schräg derselben Spur",
      },
      {
        key: "Pos 1, Ende",
        does: "an den Anfang oder das Ende der Reihe, mit Strg des ganzen Plans",
      },
      { key: "Eingabe", does: "aufnehmen, hinlegen, ziehen; was nicht geht, wird begründet" },
      { key: "Escape", does: "Auswahl aufheben, Antwort schließen" },
      { key: "M", does: "alle Züge als Liste" },
      { key: "I", does: "die Regel zu dem, worauf du stehst" },
      { key: "?", does: "diese Übersicht" },
    ],
  },
  /** The outdated part of a link. */
  stale: {
    broken: "Dieser Link ist beschädigt. Du siehst das Beispiel von Anfang an.",
    rules:
      "Seit es diesen Link gibt, hat sich der Text der Regeln geändert; alle Züge gelten noch.",
    position:
      "Die Lage in diesem Link gehört zu einem älteren Stand der Regeln. Du siehst das Beispiel, wie es heute ist.",
    move: (notation: string) =>
      `Die Regeln haben sich geändert, seit es diesen Link gibt: Der Zug ${notation} ist nicht mehr erlaubt. Bis dahin ist alles wie gemerkt.`,
  },
};

// German texts of the examples panel.

export const exampleListDe = {
  own: (count: number) => (count === 1 ? "Dein Beispiel" : `Deine ${count} Beispiele`),
  allHold: "Alle stimmen.",
  someFail: (count: number) => (count === 1 ? "Eines stimmt nicht." : `${count} stimmen nicht.`),
  holds: "stimmt",
  fails: "stimmt nicht",
  absent: "geht nicht mehr: Es spricht von etwas, das es unter deinen Regeln nicht gibt",
  fallen: (count: number) =>
    count === 1
      ? "Ein Beispiel des Originals geht bei dir anders aus"
      : `${count} Beispiele des Originals gehen bei dir anders aus`,
  fallenLead: "Sie zeigen, was deine Regeln noch verändern. Das muss kein Fehler sein.",
  noneFallen: (tried: number) =>
    `Alle ${tried} Beispiele des Originals gelten auch unter deinen Regeln.`,
  usedIn: "Steht in:",
  toLine: (line: number) => `Zeile ${line}`,
  show: "Ansehen",
  hide: "Schließen",
  forward: "Nächster Zug",
  back: "Zug zurück",
  step: (at: number, all: number) => `Zug ${at} von ${all}`,
  begins: "Ausgangslage",
  write: "Schreib mir ein Beispiel",
  writing: "Das Beispiel wird geschrieben und geprüft …",
  writeLead:
    "Aus dem letzten Zug am Spieltisch wird ein Beispiel in deiner Datei, so kurz wie möglich und gleich geprüft.",
  written: (id: string) => `Das Beispiel „${id}“ steht jetzt am Ende deiner Datei und stimmt.`,
  nothing:
    "Du hast noch kein Beispiel. Ein Beispiel ist eine Stellung, ein Zug und was er bringt; es schlägt Alarm, sobald eine Regel nicht mehr tut, was du meinst.",
  noGame: "Dafür braucht es eine Partie. Starte eine am Spieltisch und spiele einen Zug.",
  noMove: "Am Spieltisch ist noch kein Zug gemacht. Spiele einen.",
  toTable: "Zum Spieltisch",
  working: (percent: number) => `Beispiele werden nachgespielt: ${percent}\u00a0%`,
  faulty: "Im Text sind Fehler. Geprüft sind die letzten Regeln, die sich spielen ließen.",
};

// German texts of tables.

export const tableDe = {
  table: {
    or: "oder",
    empty: "leer",
    crossed: "angekreuzt",
    possible: "möglich",
    selected: "ausgewählt",
    hiddenThings: (count: number) => `${count} verdeckt`,
    place: (thing: string, place: string) => `${thing}, ${place}`,
    atEnd: (place: string, value: string, isFirst: boolean) =>
      `${place}, ${value} ${isFirst ? "links" : "rechts"}`,
    ownedBy: (thing: string, name: string) => `${thing} von ${name}`,
    notPossible: "Das geht jetzt nicht.",
    showRule: "Regel zeigen",
    shared: "Tisch",
    of: (done: number, all: number) => `${done} von ${all}`,
    sets: (count: number) => (count === 1 ? "einmal vollständig" : `${count}-mal vollständig`),
    prizeOpen: "Die Prämie für den ersten Satz ist noch zu haben",
    /** What a thing of the zone in the middle costs. */
    price: (amount: string) => `Ein Stück kostet ${amount}`,
    prizeWon: "Prämie für den ersten Satz gewonnen",
    decline: "verzichten",
    /** The shared middle of the table. */
    board: "Spielplan",
    /** The active rules, if they are not the original ones. */
    inForce: (name: string) => `Regeln: ${name}`,
    atStart: "Ausgangslage.",
    inWords: "Die Lage in Worten",
    ownThings: "Deine Sachen",
    supply: "Vorrat",
  },
  turn: {
    yours: (name: string) => `${name} ist am Zug`,
    /** Where a choice that has begun goes on. */
    next: (place: string) => `Weiter mit: ${place}.`,
    following: (move: string) => `Folge von: ${move}`,
    thinking: (name: string) => `${name} überlegt …`,
    atOnce: "Alle entscheiden zugleich; aufgedeckt wird gemeinsam.",
    decided: (names: string) => `Schon entschieden: ${names}.`,
    over: "Das Spiel ist zu Ende",
    played: (name: string, move: string) => `${name}: ${move}`,
    points: (points: number) => (points === 1 ? "1 Punkt" : `${points} Punkte`),
    allMoves: "Alle Züge",
    suggest: "Zieh du für mich",
    skipBots: "Überspringen",
  },
};

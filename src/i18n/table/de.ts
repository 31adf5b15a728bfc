// What tables say in German.

import type { TableStrings } from "./strings.ts";

export const tableDe: TableStrings = {
  table: {
    or: "oder",
    empty: "leer",
    crossed: "angekreuzt",
    possible: "möglich",
    selected: "ausgewählt",
    hiddenThings: (count) => `${count} verdeckt`,
    place: (thing, place) => `${thing}, ${place}`,
    ownedBy: (thing, name) => `${thing} von ${name}`,
    notPossible: "Das geht jetzt nicht.",
    showRule: "Regel zeigen",
    shared: "Tisch",
    of: (done, all) => `${done} von ${all}`,
    decline: "verzichten",
    board: "Spielplan",
    inForce: (name) => `Regeln: ${name}`,
    atStart: "Ausgangslage.",
    inWords: "Die Lage in Worten",
  },
  turn: {
    yours: (name) => `${name} ist am Zug`,
    possible: (moves) => `Möglich: ${moves}.`,
    choose: (moves) => `Jetzt: ${moves}.`,
    following: (move) => `Folge von: ${move}`,
    thinking: (name) => `${name} überlegt …`,
    atOnce: "Alle entscheiden zugleich; aufgedeckt wird gemeinsam.",
    decided: (names) => `Schon entschieden: ${names}.`,
    over: "Das Spiel ist zu Ende",
    played: (name, move) => `${name}: ${move}`,
    points: (points) => (points === 1 ? "1 Punkt" : `${points} Punkte`),
    allMoves: "Alle Züge",
    suggest: "Zieh du für mich",
    skipBots: "Überspringen",
  },
};

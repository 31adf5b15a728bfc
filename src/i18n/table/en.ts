// English texts of tables.

import type { TableStrings } from "./strings.ts";

export const tableEn: TableStrings = {
  table: {
    or: "or",
    empty: "empty",
    crossed: "crossed off",
    possible: "possible",
    selected: "selected",
    hiddenThings: (count) => `${count} face down`,
    place: (thing, place) => `${thing}, ${place}`,
    atEnd: (place, value, isFirst) => `${place}, ${value} on the ${isFirst ? "left" : "right"}`,
    ownedBy: (thing, name) => `${name}’s ${thing}`,
    notPossible: "This is not possible now.",
    showRule: "Show the rule",
    shared: "Table",
    of: (done, all) => `${done} of ${all}`,
    sets: (count) => (count === 1 ? "completed once" : `completed ${count} times`),
    prizeOpen: "The bonus for the first set is still to be won",
    /** What a thing of the zone in the middle costs. */
    price: (amount: string) => `Each costs ${amount}`,
    prizeWon: "Bonus for the first set won",
    decline: "decline",
    board: "Game board",
    inForce: (name) => `Rules: ${name}`,
    atStart: "Starting position.",
    inWords: "The position in words",
    ownThings: "Your things",
    supply: "Supply",
  },
  turn: {
    yours: (name) => `${name} to play`,
    /** Where a choice that has begun goes on. */
    next: (place: string) => `Next: ${place}.`,
    following: (move) => `Because of: ${move}`,
    thinking: (name) => `${name} is thinking …`,
    atOnce: "All decide at the same time and reveal together.",
    decided: (names) => `Decided so far: ${names}.`,
    over: "The game is over",
    played: (name, move) => `${name}: ${move}`,
    points: (points) => (points === 1 ? "1 point" : `${points} points`),
    allMoves: "All moves",
    suggest: "Play it for me",
    skipBots: "Skip",
  },
};

// English texts of the simulation panel.

import type { SimulationStrings } from "./strings.ts";

export const simulationEn: SimulationStrings = {
  title: "Play many games",
  lead: "Automatic players play each game twice, by the rules of the game (A) and by yours (B), with the same dice. That shows what your rules do.",
  leadAlone:
    "Automatic players play your game many times. That shows how long it takes, who wins, and where the points come from.",
  start: "Try it",
  faults: "The rules still have errors. The table says which; after that you can start.",
  waiting: "The rules are being compiled for the first time …",
  stopped: "The games were stopped before any of them had ended.",
  outdated: "The rules have changed since this was tried.",
  parting: (game, move) =>
    `Things first go differently in game ${game}, ${move === 0 ? "from the first move on" : `after ${move === 1 ? "1 move" : `${move} moves`} in common`}.`,
  openParting: "See this position at the table",
  result: (games) => `How ${games} games came out`,
  mean: (seat, points) => `${seat} gets ${points} points on average.`,
  wins: (seat, percent) => `${seat} wins ${percent}% of the games.`,
  length: (decisions) => `A game takes ${decisions} decisions on average.`,
  reasons: "Where the points come from",
  events: "What happens how often",
  perGame: "per game",
  coverage: "What of your rules came up",
  coverageLead: (games) =>
    `How often each line was used in ${games} games. Lines that only name or describe something are not counted.`,
  allUsed: "Everything that you wrote came up.",
  neverUsed: (count) =>
    count === 1 ? "One thing never came up:" : `${count} things never came up:`,
  more: (count) => `and ${count} more`,
  nothingCounted:
    "Your rules change nothing that could be counted; perhaps only what the game begins with.",
  line: "Line",
  rule: "Rule",
  used: "times used",
  never: "never",
};

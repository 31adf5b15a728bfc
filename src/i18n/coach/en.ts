// English texts of the coach.

import type { CoachStrings } from "./strings.ts";

export const coachEn: CoachStrings = {
  title: "Coach",
  turnOn: "Show good moves",
  about:
    "The coach plays the game on from here many times. Its values are estimates; they get better while you look.",
  waiting: "The coach has advice as soon as it is your turn.",
  thinking: "The coach is thinking …",
  done: (move) => `Done. Best: ${move}.`,
  games: (count) => `${count} ${count === "1" ? "try" : "tries"}`,
  failed: "The coach could not be loaded.",
  retry: "Try again",
  worth: (points, margin, wins) =>
    `About ${points} can be expected at the end, give or take ${margin}${wins === undefined ? "" : `; ${wins} of 100 games ${wins === "1" ? "is" : "are"} won`}.`,
  close: "As good as the best move.",
  noReason: "This move brings nothing at once; its worth shows later.",
  show: "Show it on the table",
  play: "Play this",
  review: {
    title: "Review",
    lead: "What could everybody expect before each decision, and where was another move clearly better?",
    start: "Review the game",
    again: "Review it again",
    progress: (done, count) => `Decision ${done} of ${count}`,
    cancel: "Cancel",
    cancelled: "Cancelled; what had been reviewed by then is shown.",
    chart: "Expected points at the end",
    describe: (players, decisions) =>
      `Lines: expected points of ${players} before each of ${decisions} decisions. The numbers stand in the table below.`,
    decision: "decision",
    expected: "expected points",
    table: "The numbers as a table",
    points: (name) => `${name}: points`,
    wins: (name) => `${name}: wins in %`,
    blunders: "Clearly better moves",
    noBlunders: "No decision was clearly worse than the best.",
    number: (number) => `Decision ${number}`,
    played: (name, move) => `${name}: ${move}`,
    better: (move) => `Better: ${move}`,
    cost: (losses) => `The choice costs about ${losses}.`,
    looking: (number, count) => `You are looking at decision ${number} of ${count}.`,
    back: "Back to the review",
  },
};

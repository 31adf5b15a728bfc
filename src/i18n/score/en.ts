// English texts of the scoring helper.

import type { ScoreStrings } from "./strings.ts";

export const scoreEn: ScoreStrings = {
  title: "Scoring helper",
  description: (game) =>
    `${game}: tap in the final position at the table and read everybody’s points, the rule behind each of them, and who wins. Works offline.`,
  lead: "The game is over and still on the table? Enter what lies in front of you: this page scores it by the same rules that games are played by here.",
  known:
    "Enter what each of you scored during the game as one number: what the score track shows or, without a track, the sum. All that counts only at the end is added here.",
  noScript: "This page needs JavaScript to add things up.",
  whose: "Whose things are you entering?",
  tapHint: "Tap a space and choose what lies there.",
  whatLies: (space) => `What lies on ${space}?`,
  takeAway: "Empty the space",
  before: "Scored already",
  beforeHint: "All points before the final scoring, which are those for:",
  less: "Fewer",
  more: "More",
  orderHint: "Whoever is furthest ahead comes first.",
  tieHint: "Several on one space? Whoever is on top there comes first.",
  ahead: (name) => `Move ${name} one place ahead`,
  entered: (what, name, points) =>
    `${what}. ${name}: ${points} ${points === 1 ? "point" : "points"}.`,
  result: "Final result",
  empty:
    "Nothing has been entered yet. Enter what lies in front of you, and this says who wins and why.",
  nothingLeft: "Nothing is added at the end: what has been entered so far scores nothing then.",
  why: "Why?",
  and: "and",
  isAhead: (name) => `${name} is ahead.`,
  areLevel: (names) => `${names} are level.`,
  rankingRule: "The rules about this",
  copyLink: "Copy a link to this result",
  copied: "The link is on the clipboard.",
  clear: "Clear everything",
  restore: "Bring it back",
};

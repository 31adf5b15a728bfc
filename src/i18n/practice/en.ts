// English texts of practice.

import type { PracticeStrings } from "./strings.ts";

export const practiceEn: PracticeStrings = {
  title: "Today’s practice",
  heading: (game) => `${game}: today’s practice`,
  description: (game) =>
    `At most ten positions from ${game} a day: your own mistakes, and tasks that took you some help. They come back after days.`,
  allDescription:
    "At most ten positions a day: your own mistakes, and tasks that took you some help.",
  lead: "What gave you trouble comes back after a few days. Ten positions a day at most.",
  waiting: (count) => (count === 1 ? "1 position for today" : `${count} positions for today`),
  nothingWaits: "Nothing due today",
  start: "Practise",
  loading: "Fetching the position …",
  noScript: "What is due is known to this browser only, so this page needs JavaScript.",
  leave: "Stop practising",
  switchTo: "This page in English",
  progress: (at, all) => `Position ${at} of ${all}`,
  next: "Next",
  fromMatch: "From your game",
  fromLesson: "From the lessons",
  task: "There was more in this. What do you play?",
  you: (name) => `You are ${name}.`,
  edited: "The rules have been edited since that game; the position still holds.",
  hint: "Hint",
  hinted: (action) => `Look at: ${action}.`,
  showMe: "Show me the move",
  shown: (move) => `The move: ${move}. Play it.`,
  judging: "Comparing …",
  back: "Take back",
  repeated: "That is what you played.",
  costly: "Allowed, but costly.",
  costs: (losses) => `Compared with the best move it costs about ${losses}.`,
  right: "That’s it!",
  rightToo: "That works, too.",
  asShown: "That is the move.",
  noneBetter: "No move is clearly better here.",
  wasPlayed: (move, losses) =>
    losses === ""
      ? `In the game it was “${move}”.`
      : `In the game it was “${move}”, at a cost of about ${losses}.`,
  and: "and",
  lostWins: (percent) => `${percent} of 100 wins`,
  notJudged: "The move could not be compared. Try it again or go on.",
  notLoaded: "The position could not be loaded.",
  done: "Done for today.",
  practised: (all, alone) =>
    `${all === 1 ? "1 position" : `${all} positions`} practised, ${alone} of them without help.`,
  empty: "Nothing is due today.",
  emptyLead: "Solve a lesson, or play a game and review it: what gave you trouble comes here.",
  returns: (date) => `The next position comes on ${date}.`,
  more: "Keep practising",
  lessons: "To the lessons",
  play: "Play a game",
  backToMatch: "To the game",
  full: "This browser’s storage is full: it will not remember what you practise now.",
  aside: (count) =>
    count === 1
      ? "1 position no longer fits the rules"
      : `${count} positions no longer fit the rules`,
  asideLead: "The rules have changed since these games. Their records are still here.",
  save: "Save as a file",
  remove: "Remove",
  learn: "Learn from mistakes",
  kept: (count) =>
    count === 1
      ? "1 position kept for practice; it comes back after days."
      : `${count} positions kept for practice; they come back after days.`,
};

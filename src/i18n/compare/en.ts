// English texts of the comparison.

import { joinWords } from "../language.ts";
import type { CompareStrings } from "./strings.ts";

/** How many play: 100 games of two players. */
const together = ["", "one", "two", "three", "four", "five", "six"];

export const compareEn: CompareStrings = {
  title: "Compare",
  heading: (game) => `${game}: rules compared`,
  description: (game) =>
    `Compare ${game} with variants, readings and house rules of your own: what differs, in words, in positions and in a thousand games.`,
  noScript: (usual) =>
    `This is the comparison of ${usual}. Picking other versions needs JavaScript.`,
  versus: (a, b) => `${a} and ${b}`,
  choice: "What is compared?",
  side: (letter) => `Version ${letter}`,
  change: "change",
  swap: "Swap A and B",
  original: "Original",
  onlyOriginal: "Only the original",
  openQuestions: "Open questions of the rules",
  inForce: (answer) => `The original says: ${answer}`,
  own: "House rule of your own",
  ownTitle: "Write a house rule of your own",
  ownLead:
    "A few lines will do. They are read in your browser only; change the price or any other rule whose name you see in the comparison below.",
  ownText: "Text of the house rule",
  ownUse: "Compare with this house rule as B",
  ownStored: "Use a saved house rule",
  ownNone: "– choose –",
  ownName: { de: "Meine Hausregel", en: "My house rule" },
  noProblems: "The house rule is all right.",
  problemAt: (line, file) => (file === undefined ? `Line ${line}` : `${file}, line ${line}`),
  problemsOf: (side) => `Version ${side} cannot be played like this`,
  copy: "Copy link",
  copied: "The link is copied.",
  copyFailed: "The browser does not allow copying; the link stands in the address bar.",
  links: {
    version: (usual) =>
      `This link comes from another version of this page and cannot be opened; you see ${usual}.`,
    broken: (usual) => `This link is incomplete or damaged; you see ${usual}.`,
    saved: (usual) =>
      `This link compares a house rule of your own, and none for this game is saved in this browser; you see ${usual}.`,
    unknown: (usual) => `This link names a variant that is not here; you see ${usual}.`,
  },
  working: "Comparing …",
  cancel: "Cancel",
  ownTooLong: (characters) =>
    `This house rule is too long: a comparison takes ${characters.toLocaleString("en")} characters at most. Shorten it, or write it in the rules workshop.`,
  cancelled: "Cancelled; you still see the comparison before.",
  failed: "The comparison has failed. Reload the page to try again.",
  done: (groups) => `Comparison finished: ${groups}.`,
  groups: (count) => {
    const words = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine"];
    if (count === 1) return "One difference, in one sentence and one picture";
    return `${words[count] ?? count} differences, each in one sentence and one picture`;
  },
  same: (a, b) => `${a} and ${b} are the same game: no rule differs.`,
  unexplained: (a, b) =>
    `${a} and ${b} play differently, but we cannot say in what. That is a fault of Regelwerk, not of the rules.`,
  unplayable: "As long as a version has mistakes there is nothing to compare.",
  kinds: {
    value: "value",
    exception: "exception",
    computation: "term",
    table: "table",
    need: "requirement",
    action: "action",
    procedure: "procedure",
    handler: "effect",
    event: "event",
    worth: "worth",
    counting: "scoring",
    counter: "counter",
    mark: "mark",
    zone: "place",
    grid: "board",
    die: "die",
    track: "track",
    piece: "piece",
    family: "family",
    enum: "list",
    board: "board",
    shape: "shape",
    option: "set-up option",
    reason: "reason for points",
    flow: "course of play",
    ranking: "ranking",
    game: "game",
  },
  changes: { added: "added", removed: "removed", changed: "changed" },
  notThere: (within) => `This rule does not exist ${within}.`,
  exactly: (rules) => (rules === 1 ? "Exactly: one rule" : `Exactly: ${rules} rules`),
  numbers: "Values compared",
  thing: "What",
  allLines: (count) => `All ${count} lines`,
  showLines: "Show the lines of the rule",
  permalink: (title) => `Link to: ${title}`,
  examples: (count) =>
    count === 1 ? "One example comes out differently" : `${count} examples come out differently`,
  example: "Example",
  outcomes: { holds: "holds", fails: "does not hold", absent: "not there" },
  reach: "What else it touches",
  proving: (count) =>
    count === 1
      ? "One example of the rules is about it."
      : `${count} examples of the rules are about it.`,
  savedGames: "Saved games that could not be played like this any more:",
  lastGame: "Your last game",
  sections: "Chapters:",
  proof: {
    forbidden: (move) => `not allowed: ${move}`,
    none: "not here",
    lacks: (side) => `missing in ${side}`,
  },
  means: "What it means at the table:",
  playedBy: (players) => {
    if (players.join() === "1") return "Played alone:";
    return `Played by ${joinWords(
      players.map((count) => together[count] ?? `${count}`),
      "and",
    )}:`;
  },
  oneChange: { a: "without it", b: "with this change" },
  ownRule: { a: "in the original", b: "with your house rule" },
  prove: "Play the moves and read the rule text",
  simulationFold: "What many games say about it",
  ownFold: "Compare a house rule of your own",
  quarrels: "Cannot be combined with",
  quarrel: (name, rules) => `${name} (both change ${rules})`,
  morePartings: (count) =>
    count === 1 ? "and one more difference" : `and ${count} more differences`,
  witness: "Where it shows",
  witnessLead: (moves) => {
    if (moves === 0) return "It shows with the very first move.";
    return moves === 1
      ? "Up to here, the same move has been played under both."
      : `Up to here, the same ${moves} moves have been played under both.`;
  },
  witnessSetup: "The set-up itself is not quite the same.",
  noWitness: (games) =>
    `No difference has shown in ${games} random games. It is rare, then, or changes nothing in play.`,
  onlySetup: "The difference lies in the set-up.",
  nextMove: (name, move) => `The next move: ${name} wants to ${move}.`,
  possible: (points) => `Allowed; the move brings ${points}.`,
  impossible: (reason) => `Not allowed: ${reason}`,
  stepThrough: "Go through it move by move",
  loading: "Setting up both games …",
  steps: {
    first: "To the start",
    back: "Back",
    forward: "Forward",
    last: "To the end",
    at: (step, all) => `Move ${step} of ${all}`,
    start: "Set-up",
    group: "Moves back and forth",
    hint: "Arrow keys left and right: one move back or forward.",
  },
  gone: "Here the two part",
  alike: "Up to here everything is the same under both.",
  partAfter: (moves) => (moves === 0 ? "At set-up already." : `After move ${moves}.`),
  goOn: "Play on yourself",
  goOnLead: "Whatever is possible in both is played in both at once.",
  any: "Any move",
  choose: "Move of both",
  play: "Play",
  over: "Both games are over.",
  nothingCommon: "There is no move left that is possible in both.",
  noEffect: "No points, nothing gained.",
  onlyHere: "Possible only here:",
  notHere: "Not possible here:",
  simulation: "Many games",
  simulationLead:
    "The same opponents play with the same luck under both versions. What is left is the difference of the rules.",
  games: "Games",
  bot: "Played by",
  options: "Set-up",
  start: "Play the games",
  simulating: (percent) => `Games are being played: ${percent}%`,
  slow: "Greedy opponents think; 1000 games may take a few minutes.",
  result: (games, of) => `${games} ${games === "1" ? "game" : "games"}: ${of}`,
  stopped: (games) =>
    games === "1"
      ? "Cancelled after one game; this is its result."
      : `Cancelled after ${games} games; these are their results.`,
  tooFew: "Cancelled before any game was over.",
  noCommonPlayers: "No number of players fits both sides, so nothing is played.",
  outdated: "These figures belong to the comparison before.",
  charts: {
    scores: "Final points by seat",
    course: "Points in the course of the game",
    courseGap: "Lead of B in the course of the game",
    wins: "Share of wins by seat",
    events: "Actions and rules: what happens more or less often",
    taken: "Tiles and pieces: what is chosen more or less often",
    reasons: "Where the points come from",
    courseAxis: "part of the game in per cent",
    pointsAxis: "points per seat",
    moreInB: "← more in A · more in B →",
    pointsMore: "points more in B, per game",
    timesMore: "times more in B, per game",
    share: "share of wins in per cent",
    table: "As a table",
    what: "What",
    difference: "B − A",
    between: "95%",
    sure: "noticeable",
    unsure: "may be chance",
    intervals:
      "Bars show where the true difference lies with 95% certainty; what may be chance is pale.",
    progress: (percent) => `${percent}%`,
    describe: (title, count) =>
      `${title}, ${count === 1 ? "one row" : `${count} rows`}; the numbers stand in the table below`,
  },
  findings: {
    games: (games, players) => {
      const word = games === "1" ? "game" : "games";
      if (players === undefined) return `${games} ${word}`;
      if (players === 1) return `${games} solo ${word}`;
      return `${games} ${word} of ${together[players] ?? players} players`;
    },
    range: (from, to) => ` (95%: ${from} to ${to})`,
    sameScores: (games) => `in ${games}, the final scores were the same every time.`,
    sameAll: (games) => `in ${games}, not a single difference shows, not even along the way.`,
    more: (seat, points, { a, b }, range) =>
      `${b}, ${seat} scores ${points} points more on average than ${a}${range}.`,
    fewer: (seat, points, { a, b }, range) =>
      `${b}, ${seat} scores ${points} points fewer on average than ${a}${range}.`,
    or: "or",
    noScores: (seats, games) =>
      `after ${games} it is too early to tell whether ${seats} scores more points or fewer.`,
    earlierMore: (percent, points, { a, b }, range) =>
      `what differs is when points are scored: ${percent}% into the game, everybody has ${points} points more on average ${b} than ${a}${range}.`,
    earlierFewer: (percent, points, { a, b }, range) =>
      `what differs is when points are scored: ${percent}% into the game, everybody has ${points} points fewer on average ${b} than ${a}${range}.`,
    winsMore: (seat, percent, { a, b }, range) =>
      `${b}, ${seat} wins more often than ${a}, by ${percent} percentage points${range}.`,
    winsFewer: (seat, percent, { a, b }, range) =>
      `${b}, ${seat} wins less often than ${a}, by ${percent} percentage points${range}.`,
    noWins: (games) => `after ${games} it is too early to tell whether it changes who wins.`,
    longer: (moves, { a, b }, range) =>
      `${b}, a game has ${moves} decisions more on average than ${a}${range}.`,
    shorter: (moves, { a, b }, range) =>
      `${b}, a game has ${moves} decisions fewer on average than ${a}${range}.`,
    sameLength: "every game is equally long in both versions.",
    noLength: (games) =>
      `after ${games} it is too early to tell whether games get longer or shorter.`,
    nothingElse: (games) =>
      `after ${games} it is too early to tell whether anything else happens more or less often.`,
  },
};

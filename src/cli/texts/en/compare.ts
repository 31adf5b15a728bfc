// English texts of the commands about variants.

import { pluralize } from "../pluralize.ts";

const list = (words: readonly string[]) => words.join(", ");

export const compareTextsEn = {
  // Arguments
  needsSides: (command: string) =>
    `\`regel ${command}\` needs a game and two of its variants, or \`original\` for the game itself. \`regel ${command} --help\` says more.`,
  emptyVariant: (word: string) => `A name is missing in \`${word}\`; variants stand as \`A,B\`.`,
  severalVariants: (path: string, ids: readonly string[]) =>
    `\`${path}\` holds several variants (${ids.join(", ")}); choose with \`--variant ${ids[0]}\`, or \`--variant ${ids.join(",")}\` for all.`,
  unknownRule: (path: string, nearest: string | undefined) =>
    `There is no rule \`${path}\`.${nearest === undefined ? "" : ` Was \`${nearest}\` meant?`}`,
  nobodyKnows: (variants: readonly string[]) =>
    `No game here has the variants \`${variants.join(",")}\`.`,
  noCommonPlayers: (ranges: readonly string[]) =>
    `No number of players fits both: one is for ${ranges.join(", the other for ")}.`,
  nothingPlayed: (ranges: readonly string[]) =>
    `Nothing was played: one side is for ${ranges.join(", the other for ")} players.`,

  // Variants, questions, sources
  and: " + ",
  noVariants: "There are no variants.",
  openQuestions: "Open questions",
  questionOfOriginal: (text: string) => `Open question about the original, changed here: ${text}`,
  openQuestion: (text: string) => `Open question: ${text}`,
  ofGame: "A variant of the game itself.",
  ofVariant: (base: string) => `Builds upon \`${base}\`.`,
  inForce: "(in force)",
  source: (texts: string) => `Source: ${texts}`,
  original: (texts: string) => `Original: ${texts}, changed here`,
  doubt: { doubtful: "(doubtful)", single: "(one source only)" },
  pages: (pages: readonly number[]) =>
    `${pages.length === 1 ? "p." : "pp."} ${list(pages.map(String))}`,

  // diff
  heading: (title: string, a: string, b: string) => `${title}: ${a} → ${b}`,
  noDifferences: (title: string, a: string, b: string) =>
    `${title}: ${a} and ${b} have the same rules.`,
  unexplained: (title: string, a: string, b: string) =>
    `${title}: ${a} and ${b} play differently, but \`diff\` cannot say in what. That is a fault of Regelwerk, not of the rules.`,
  groups: (count: number) => `${count} changes that make sense by themselves.`,
  exactly: (count: number): string =>
    count === 1
      ? "One rule is changed; `--exact` shows it before and after."
      : `${count} rules are changed; \`--exact\` shows them before and after.`,
  only: (label: string) => `only ${label}`,
  called: (title: string) => `now called “${title}”`,
  sameWords: "In words both are the same.",
  more: (count: number, names: readonly string[]) =>
    `… and ${count} more${names.length === 0 ? "" : `: ${list(names)}`}`,
  howItShows: "How it shows",
  noWitness: (games: number) =>
    `${pluralize(games, "game was", "games were")} searched for a position in which it shows, and none was found.`,
  atTable: (players: number, options: readonly string[], seed: number) =>
    [...options, pluralize(players, "player", "players"), `seed ${seed}`].join(" · "),
  atSetUp: "It shows at the set-up already.",
  afterMoves: (count: number) => `${pluralize(count, "move leads", "moves lead")} there:`,
  nextMove: (move: string) => `Next, ${move}`,
  notAllowed: (reason: string | undefined) =>
    `not possible${reason === undefined ? "." : `: ${reason}`}`,
  brings: (points: readonly string[]) =>
    points.length === 0 ? "no points" : `points: ${list(points)}`,
  examples: (count: number) =>
    count === 1 ? "An example comes out differently" : `${count} examples come out differently`,
  holds: "holds",
  fails: (text: string) => `does not hold: ${text}`,
  withoutExample: "does not have this example",
  absent: "speaks of things that are not there",
  reach: "What it touches",
  touchedExamples: (count: number) =>
    pluralize(count, "example proves this", "examples prove this"),
  brokenRecord: (name: string, why: string) => `${name} is another game now: ${why}`,
  moreRecords: (count: number) => `… and ${pluralize(count, "more record", "more records")}`,
  conflict: (label: string, variant: string, targets: readonly string[]) =>
    `${label} cannot be combined with \`${variant}\`: both change ${list(targets)}.`,

  from: (label: string, place: string) => `${label} from ${place}`,

  // effect
  pairs: (facts: { games: string; players: number; choices: readonly string[]; seed: number }) =>
    [
      ...facts.choices,
      `${pluralize(facts.games, "game", "games")} of ${pluralize(facts.players, "player", "players")} under each`,
      `seed ${facts.seed}`,
    ].join(" · "),
  sameScores: (count: number, text: string, games: number) =>
    count === games
      ? "Every game ended with the same points under both."
      : count === 0
        ? "No game ended with the same points under both."
        : `${text} of them ended with the same points under both.`,
  finalPoints: "Final points",
  wins: (seat: string) => `wins of ${seat}, %`,
  decisions: "decisions",
  course: "Points in the course of a game, mean of a seat",
  byReason: "Points by reason, mean of a seat",
  actions: "Actions, mean of a game",
  rules: "Rules that came into force, mean of a game",
  taken: "Actions with a piece, mean of a game",
  nothingNoticeable: (games: string) =>
    `${pluralize(games, "game", "games")} cannot tell whether actions, rules and pieces differ.`,
  difference: "difference",
  range: "95% interval",
  within: (low: string, high: string) => `${low} to ${high}`,

  // twin, replay --under
  neverPart: (moves: number) =>
    `They never part: ${moves === 1 ? "the one move brings" : `all ${moves} moves bring`} the same.`,
  partAtSetUp: "They part at the set-up:",
  partAfter: (moves: number) => `They part after ${pluralize(moves, "move", "moves")}:`,
  goesOn: (label: string) => `${label} goes on`,
  moreMoves: (count: number) => `… and ${pluralize(count, "more move", "more moves")}`,
  finalScores: (points: string) => `Final points: ${points}`,
  givenUp: (points: string) => `The game does not end and was given up. Points so far: ${points}`,
  sameRecord: "All comes out the same.",
  stopsAfter: (played: number, all: number) =>
    `The record can be followed for ${played} of its ${pluralize(all, "move", "moves")}.`,
};

export type CompareTexts = typeof compareTextsEn;

// Contexts in which a word that may also be a name is a keyword, as far as one line shows.

import { reservedWords } from "../syntax/tokens.ts";

const reserved = reservedWords();

/** Reserved words that an expression can begin with. */
export const beginsExpression = ["if", "not", "you", "your", "yes", "no", "none", "some", "every"];
const noExpression = reserved.filter((word) => !beginsExpression.includes(word));

/** The pattern of a name. */
export const namePattern = `(?!(?:${reserved.join("|")})\\b)[A-Za-z][A-Za-z0-9]*\\b`;

/** What can follow a word on its line, by the names used below. */
const following: Readonly<Record<string, string>> = {
  NAME: `[ \\t]+${namePattern}`,
  PLAYER: "[ \\t]+[A-Z]",
  EXPRESSION: `[ \\t]+(?:[0-9({]|(?!(?:${noExpression.join("|")})\\b)[A-Za-z])`,
  TEXT: '[ \\t]*(?:$|[ \\t](?:de|en)[ \\t]+")',
  STRING: '[ \\t]+"',
  NUMBER: "[ \\t]+[0-9]",
  BLOCK: "[ \\t]*\\{",
};

/**
 * The contexts in which a word is a keyword, with the word itself in them; capitals denote what
 * follows. A word without an entry is a keyword unless it is certainly a name.
 */
export const surroundings: Readonly<Record<string, readonly string[]>> = {
  // Declarations
  language: ["language NUMBER"],
  game: ["end game", "game NAME"],
  option: ["option NAME"],
  rival: ["rival NAME"],
  enum: ["enum NAME"],
  player: ["each player", "next player"].concat(
    ["counter", "mark", "zone"].map((word) => `player ${word}`),
  ),
  die: ["die NAME ="],
  counter: ["counter NAME", "player counter"],
  mark: ["mark NAME", "player mark"],
  family: ["family NAME"],
  piece: ["piece NAME"],
  table: ["table NAME"],
  value: ["value NAME"],
  requirement: ["requirement NAME"],
  cost: ["cost NAME"],
  action: ["action NAME"],
  shape: ["shape NAME"],
  board: ["board NAME"],
  zone: ["zone NAME", "player zone"],
  track: ["track NAME"],
  history: ["history NAME"],
  event: ["event NAME"],
  reason: ["reason NAME"],
  look: ["look NAME"],
  example: ["example NAME"],
  variant: ["variant NAME"],
  source: ["source NAME"],
  question: ["question NAME"],
  see: ["see NAME", "cannot see"],
  tells: [
    "tells NAME",
    "tells TEXT",
    "tells flow",
    "tells ranking",
    "tells rating",
    "tells worth",
    "keep tells",
  ],
  keep: ["keep tells"],
  // Statements
  score: ["score EXPRESSION"],
  set: ["set EXPRESSION"],
  draw: ["draw EXPRESSION", "draw from"],
  roll: ["roll EXPRESSION"],
  sort: ["sort EXPRESSION"],
  // Parts of declarations
  players: ["players NUMBER", "players PLAYER"],
  points: ["points TEXT"],
  credit: ["credit TEXT"],
  says: ["says TEXT"],
  starts: ["starts EXPRESSION"],
  max: ["max EXPRESSION"],
  beyond: ["beyond BLOCK"],
  copies: ["copies EXPRESSION"],
  plus: ["plus EXPRESSION"],
  hexes: ["hexes NUMBER"],
  squares: ["squares NUMBER"],
  below: ["from below"],
  regions: ["regions by"],
  row: [", row of"],
  hidden: [", hidden"],
  most: ["most EXPRESSION"],
  fewest: ["fewest EXPRESSION"],
  url: ["url STRING"],
  about: ["about NAME"],
  reading: ["reading NAME"],
  change: ["change NAME", "change action", "change flow", "change ranking", "change worth"],
  extend: ["extend NAME"],
  // Parts of statements and expressions
  first: ["move first", "first from", "first NAME in"],
  last: ["move last", "last from", "last NAME in"],
  all: ["move all", "remove all"],
  times: ["times BLOCK"],
  order: ["any order", "in order of"],
  once: ["at once"],
  any: ["in any order"],
  free: ["choose free NAME", ", free NAME"],
  number: ["number of"],
  different: ["of different"],
  sum: ["sum of"],
  rounded: ["rounded up", "rounded down"],
  up: ["rounded up"],
  down: ["rounded down"],
  next: ["next player"],
  after: ["player after", "after NAME"],
  always: ["worth always"],
  // Examples
  given: ["given BLOCK"],
  chance: ["chance EXPRESSION"],
  scores: ["scores EXPRESSION"],
  can: ["can NAME"],
  cannot: ["cannot NAME", "cannot see"],
  because: ["because NAME"],
  chooses: ["chooses NAME"],
  sees: ["sees EXPRESSION"],
};

const introducing = ["your", "pick", "let", "each", "some", "do", "announce", "choose", "can"];
const declaring = ["action", "cost", "event", "requirement", "table", "value", "piece"];
/** Words behind which a name stands. */
export const naming = [...introducing, ...declaring, "counter", "mark", "zone", "reason", "look"];
const unintroduced = `(?<!\\.|${naming.map((word) => `\\b${word} `).join("|")})`;

/** Words of declarations that no name follows, or none that they declare. */
export const plainWords = [
  "language",
  "player",
  "when",
  "while",
  "flow",
  "ranking",
  "rating",
  "worth",
  "see",
];

/** The pattern of a word that may also be a name, where it is none. */
export function contextualPattern(word: string): string {
  const places = surroundings[word]?.map((place) => placePattern(word, place));
  return places?.join("|") ?? `${unintroduced}\\b${word}\\b(?![ \\t]*[:=(.\\[])`;
}

/** `, row of` for the word `row` → the pattern of that word between the others. */
function placePattern(word: string, place: string): string {
  const [before = [], after = []] = place
    .split(word)
    .map((side) => side.split(" ").filter((part) => part !== ""));
  const behind = after
    .map((part) => following[part] ?? `[ \\t]+${part}${/\w$/.test(part) ? "\\b" : ""}`)
    .join("");
  // Looking back has a fixed length: one space separates words, as the formatter leaves it.
  const front =
    before.length === 0 ? unintroduced : `(?<=${wordStart(before)}${before.join(" ")} )`;
  return `${front}\\b${word}\\b${behind === "" ? "" : `(?=${behind})`}`;
}

function wordStart([first = ""]: readonly string[]): string {
  return /^\w/.test(first) ? "\\b" : "";
}

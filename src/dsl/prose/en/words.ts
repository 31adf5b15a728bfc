// All English words of generated sentences but verbs and endings. Nouns are the author's or common
// ones of the lexicon.

import type { AdjectiveId, Conjunction, Relation } from "../plan/noun-phrase.ts";
import type { AdverbId, Comparison, StateId } from "../plan/plan.ts";
import type { StockId } from "../stock.ts";

export const ADJECTIVES: Readonly<Record<AdjectiveId, string>> = {
  first: "first",
  last: "last",
  next: "next",
  same: "same",
  alike: "same",
  different: "different",
  any: "any",
  distinct: "different",
  kinds: "kinds of",
  empty: "empty",
  filled: "filled",
  full: "full",
};

export const ADVERBS: Readonly<Record<AdverbId, string>> = {
  atRandom: "at random",
  again: "again",
  atOnce: "at once",
  now: "now",
  nowOn: "from now on",
  noLonger: "no longer",
  forNow: "for now",
  already: "already",
  atAllTimes: "at all times",
  always: "always",
  never: "never",
  also: "also",
};

export const STATES: Readonly<Record<StateId, string>> = {
  empty: "empty",
  filled: "filled",
  full: "full",
  atLimit: "at its limit",
  belowLimit: "below its limit",
  present: "there",
  set: "set",
};

export const CONJUNCTIONS: Readonly<Record<Exclude<Conjunction, "comma">, string>> = {
  and: "and",
  or: "or",
  nor: "nor",
};

export const RELATIONS: Readonly<Record<Relation, string>> = {
  of: "of",
  for: "for",
  forNumber: "for the number",
  outOf: "among",
  from: "from",
  among: "among",
  through: "through",
  after: "after",
  with: "with",
  ofShape: "of the shape",
  inRegion: "in the region of",
  inGroup: "in the group of",
  consistingOf: "of",
};

export const COMPARED: Readonly<
  Record<"one" | "many", Readonly<Record<Comparison["op"], string>>>
> = {
  one: {
    "<": "less than",
    "<=": "at most",
    ">": "more than",
    ">=": "at least",
    is: "exactly",
    "is not": "not exactly",
  },
  many: {
    "<": "fewer than",
    "<=": "at most as many as",
    ">": "more than",
    ">=": "at least as many as",
    is: "exactly as many as",
    "is not": "not as many as",
  },
};

/** How many: before a number and its noun. */
export const SIZES: Readonly<Record<Comparison["op"], string>> = {
  "<": "fewer than",
  "<=": "at most",
  ">": "more than",
  ">=": "at least",
  is: "exactly",
  "is not": "not exactly",
};

/** Things are on these, and in others. */
const BEGINS = "At the start: {start}.";
const HIDDEN = "[; only they know it{hidden:flag}]";
const RIVAL =
  "with all that a player has, and with a place in the ranking. {name:capital} is never asked, and “each player” means only the others.";
const RATING = "A result in {points} is called like this; the first line that is reached holds:";
const PARTED = "[, in each only those that belong to it{parted:flag}]";
const BOARD = "[; which board it is depends on {board}]. Each space has room for 1 {things}.";
const REGIONS = "[ Touching spaces of {field} form a region.]";

export const STOCK: Readonly<Record<StockId, string>> = {
  given: "given: {list}",
  refusal: "otherwise you are told: “{text}”",
  refusalWhen: "otherwise, if {when:sub}, you are told: “{text}”",
  nothingHappens: "nothing happens",
  nothingThen: "nothing happens then, unless another rule says so",
  thenBooked: "then {points} are booked",
  dependsOn:
    "what happens then depends on[ what it is about: {subject}][; after that on{alsoPresent:flag}][ what lies there: {present}][; after that on{alsoGame:flag}][ what the game itself says: {game}]",
  exception: "exception: {list}",
  exceptions: "exceptions: {list}",
  costs: "costs",
  beyondLimit: "what goes beyond leads to this, until it fits or the rest is lost",
  game: "a game for {players} players. What counts are {points}.",
  option: "before the game one of these is agreed on; failing that, it is the first:",
  typedOption: "before the game this is agreed on: {of}. Failing that: {first}.",
  rival: `{name} always plays along, ${RIVAL}`,
  rivalIf: `if {when:sub}, {name} plays along, ${RIVAL}`,
  rating: RATING,
  ratingIf: `if {when:sub}: ${RATING}`,
  ratingLine: "from {from}",
  countingAlways: "lasting points are booked at all times: as soon as something changes",
  countingAt: "lasting points are booked {at:event}",
  table: "depending on the {by}:",
  counter: `there is a count of {things}[ for {each}]. ${BEGINS}[ At most: {limit}.]`,
  playerCounter: `each player has {things}[ for {each}]. ${BEGINS}[ At most: {limit}.]`,
  mark: `kept in mind[ for {each}]: {name} ({type})${HIDDEN}.[ ${BEGINS}]`,
  playerMark: `kept in mind for each player[ for {each}]: {name} ({type})${HIDDEN}.[ ${BEGINS}]`,
  markWhether: `kept in mind[ for {each}]: whether {clause:sub}${HIDDEN}.[ ${BEGINS}]`,
  playerMarkWhether: `kept in mind for each player[ for {each}]: whether {clause:sub}${HIDDEN}.[ ${BEGINS}]`,
  zone: "there is {zone}",
  zoneFamily: "there is {zone} for {each}",
  playerZone: "each player has {zone}[ for {each}]",
  zoneRoom: `it has room for {room} {things}${PARTED}`,
  zoneRow: `up to {room} {things} lie {place:there} in a row${PARTED}`,
  zoneAny: `any number of {things} lie {place:there}${PARTED}`,
  playerHasAny: "each player can have any number of {things}",
  playerHasOne: "each player can have at most 1 {things}",
  playerHasUpTo: "each player can have up to {room} {things}",
  thereCanBeAny: "there can be any number of {things}",
  thereCanBeOne: "there can be at most 1 {things}",
  thereCanBeUpTo: "there can be up to {room} {things}",
  onlyOwnerSees: "no other player sees what lies there",
  noPlayerSees: "no player sees what lies there",
  drawnAtRandom: "things are drawn from it at random",
  atStart: "at the start {place:place}",
  grid: `there is {grid} with {spaces} spaces${BOARD}`,
  playerGrid: `each player has {grid} with {spaces} spaces${BOARD}`,
  die: "a die with {n} faces: {faces}",
  track:
    "each player has a marker {place:place} ({from} to {to}). Whoever is further on comes first; on the same space, whoever lies on top. The start player begins on top.",
  reason: "{points} are booked under {name}",
  thereAre: "there are:",
  thereAreOfIt: "there are:",
  family: "{things:bare} are a sort of pieces{end:close}",
  subfamily: "{things:bare} belong to {parent}{end:close}",
  piece: "a piece{end:close}",
  pieceOf: "belongs to {family}{end:close}",
  hexShape: `a pattern of {spaces} hexagonal spaces in {rows}.${REGIONS}`,
  squareShape: `a pattern of {spaces} square spaces in {rows}.${REGIONS}`,
  namedFromBelow:
    "columns have letters, and rows have numbers from below: a1 is at the bottom left.",
  board: "{kind}:",
  hasMost: "has the most {things}",
  hasFewest: "has the fewest {things}",
  hasHighest: "has the highest value: {of}",
  hasLowest: "has the lowest value: {of}",
  isFirst: "is first on {track}",
  isLast: "is last on {track}",
  hasMore: "has more {things}",
  hasFewer: "has fewer {things}",
  hasHigher: "has the higher value: {of}",
  hasLower: "has the lower value: {of}",
  isAhead: "is further on on {track}",
  isBehind: "is further back on {track}",
  requirementTitle: "requirement for {names}",
  costTitle: "costs of {names}",
  loneRequirement: "requirement of no action",
  loneCost: "costs of no action",
  flowTitle: "course of the game",
  ratingTitle: "how good a result is",
  worthTitle: "worth",
  countingTitle: "when lasting points are booked",
  rankingTitle: "who wins",
  requirementName: "Requirement",
  definition: "{name}: {value}",
  definitionHere: "here {name} is: {value}",
  case: "if {when:sub}: {value}",
  lastCase: "otherwise: {value}",
  nothing: "nothing",
  exactlyIf: "exactly if {clause:sub}",
  onlyIf: "if {clause:sub}",
  anyOrderNote: "; what lies there acts in any order",
  lowestFirst: ", the lowest first",
  insteadOf: "(instead of {n})",
  ifYouCan: "if you can",
  ifTheyCan: "if they can",
  winner: "whoever {one} wins",
  firstTie: "; if tied, whoever {one}",
  nextTie: ", then whoever {one}",
  lastTie: ", and then whoever {one}",
  if: "if {clause:sub},",
  shortIf: "if {clause:sub},",
  otherwiseIf: "otherwise, if {clause:sub},",
  otherwise: "otherwise",
  unlessYouCan: "if you cannot,",
  unlessTheyCan: "if they cannot,",
  unlessYouDo: "if you do not,",
  unlessTheyDo: "if they do not,",
  atEvent: "{event:lead}",
  atEventForEach: "{event}, for {each}",
  for: "for {of},",
  forInAnyOrder: "for {of}, in any order",
  while: "while {clause:sub},",
  with: "with {of}",
  onlyWith: "only with {of}",
  using: "use {of} to",
  times: "{count:times}",
  asOftenAs: "as many times as {count}",
  until: "again and again until {clause:sub},",
  untilTheEnd: "again and again until the game ends",
  inAnyOrder: "in any order",
  label: "{words}",
  labelIf: "{words}, if {when:sub},",
  atTheSameTime: "at the same time,",
  allAtTheSameTime: "all players, at the same time",
  inOrderOf: "in the order on {track},",
  eachInOrderOf: "each player, in the order on {track}",
  aroundFrom: "from {from} round the table,",
  eachAroundFrom: "each player, from {from} round the table",
  oneAfterTheOther: "each player, one after the other",
};

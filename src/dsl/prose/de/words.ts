// All German words of generated sentences but verbs and endings. Nouns are the author's or common
// ones of the lexicon.

import type { AdjectiveId, Conjunction, Relation } from "../plan/noun-phrase.ts";
import type { AdverbId, Comparison, StateId } from "../plan/plan.ts";
import type { StockId } from "../stock.ts";
import type { Case } from "../word.ts";
import type { Inserted } from "./endings.ts";

export const ADJECTIVES: Readonly<Record<AdjectiveId, Inserted | undefined>> = {
  first: { stem: "vorderst" },
  last: { stem: "hinterst" },
  next: { stem: "nächst" },
  same: { stem: "selb", isJoined: true },
  alike: { stem: "gleich" },
  equal: { stem: "gleich" },
  different: { stem: "verschieden" },
  any: { stem: "beliebig" },
  distinct: undefined,
  kinds: { stem: "verschieden" },
  empty: { stem: "leer" },
  filled: { stem: "belegt" },
  full: { stem: "voll" },
};

export const ADVERBS: Readonly<Record<AdverbId, string>> = {
  atRandom: "zufällig",
  again: "neu",
  atOnce: "sofort",
  now: "jetzt",
  nowOn: "ab jetzt",
  noLonger: "nicht mehr",
  forNow: "vorerst",
  already: "schon",
  atAllTimes: "jederzeit",
  always: "immer",
  never: "nie",
  also: "auch",
};

export const STATES: Readonly<Record<StateId, string>> = {
  empty: "leer",
  filled: "belegt",
  full: "voll",
  atLimit: "an der Obergrenze",
  belowLimit: "unter der Obergrenze",
  present: "vorhanden",
  set: "gesetzt",
  repeated: "schon einmal vorgekommen",
};

export const CONJUNCTIONS: Readonly<Record<Exclude<Conjunction, "comma">, string>> = {
  and: "und",
  or: "oder",
  nor: "noch",
};

/** A relation to another thing: words before it, and its case. */
export const RELATIONS: Readonly<Record<Relation, readonly [string, Case]>> = {
  of: ["", "gen"],
  for: ["für", "acc"],
  forNumber: ["für die Zahl", "nom"],
  outOf: ["aus", "dat"],
  from: ["aus", "dat"],
  among: ["unter", "dat"],
  through: ["durch", "acc"],
  after: ["nach", "dat"],
  with: ["mit", "dat"],
  ofShape: ["der Form", "nom"],
  inRegion: ["im Gebiet", "gen"],
  inGroup: ["in der Gruppe", "gen"],
  consistingOf: ["von", "dat"],
};

/** How something compares to something else, one by one and where there are several. */
export const COMPARED: Readonly<
  Record<"one" | "many", Readonly<Record<Comparison["op"], string>>>
> = {
  one: {
    "<": "kleiner als",
    "<=": "höchstens",
    ">": "größer als",
    ">=": "mindestens",
    is: "genau",
    "is not": "nicht genau",
  },
  many: {
    "<": "weniger als",
    "<=": "höchstens so viele wie",
    ">": "mehr als",
    ">=": "mindestens so viele wie",
    is: "genau so viele wie",
    "is not": "nicht so viele wie",
  },
};

/** How many: before a number and its noun. */
export const SIZES: Readonly<Record<Comparison["op"], string>> = {
  "<": "weniger als",
  "<=": "höchstens",
  ">": "mehr als",
  ">=": "mindestens",
  is: "genau",
  "is not": "nicht genau",
};

const BEGINS = "Am Anfang: {start:nom}.";
const HIDDEN = "[; nur er selbst weiß es{hidden:flag}]";
const RIVAL =
  "mit allem, was ein Spieler hat, auch mit einem Platz in der Wertung. Gefragt wird {name} nie, und „jeder Spieler“ meint nur die anderen.";
const RATING = "Ein Ergebnis in {points:dat} heißt so; es gilt die erste Zeile, die erreicht ist:";
const PARTED = "[, in jedem nur solche, die dazu gehören{parted:flag}]";
const BOARD = "[; welcher Plan es ist, sagt {board}]. Auf jedes Feld passt 1 {things}.";
const REGIONS = "[ Felder {field:gen}, die sich berühren, bilden ein Gebiet.]";

export const STOCK: Readonly<Record<StockId, string>> = {
  given: "gegeben: {list}",
  refusal: "sonst heißt es: „{text}“",
  refusalWhen: "sonst heißt es, wenn {when:sub}: „{text}“",
  nothingHappens: "es geschieht nichts",
  nothingThen: "dann geschieht nichts, solange keine andere Regel etwas dazu sagt",
  thenBooked: "dann werden {points} gewertet",
  dependsOn:
    "was dann geschieht, hängt davon ab[, worum es geht: {subject}][; danach davon{alsoPresent:flag}][, was ausliegt: {present}][; danach davon{alsoGame:flag}][, was das Spiel selbst sagt: {game}]",
  exception: "Ausnahme: {list}",
  exceptions: "Ausnahmen: {list}",
  costs: "Kosten",
  beyondLimit: "was darüber hinausgeht, führt hierzu, bis es passt oder der Rest verfällt",
  game: "ein Spiel für {players} Personen. Gezählt werden {points}.",
  option: "vor dem Spiel wird eins davon vereinbart; ohne Absprache gilt das erste:",
  typedOption: "vor dem Spiel wird vereinbart: {of}. Ohne Absprache: {first}.",
  rival: `{name} spielt immer mit: ${RIVAL}`,
  rivalIf: `wenn {when:sub}, spielt {name} mit: ${RIVAL}`,
  rating: RATING,
  ratingIf: `wenn {when:sub}: ${RATING}`,
  ratingLine: "ab {from:dat}",
  countingAlways: "bleibende Punkte werden laufend gewertet: sobald sich etwas ändert",
  countingAt: "bleibende Punkte werden {at:event} gewertet",
  table: "je nach {by:dat}:",
  counter: `gezählt werden[ für {each:acc}] {things:acc}. ${BEGINS}[ Obergrenze: {limit}.]`,
  playerCounter: `jeder Spieler hat[ für {each:acc}] {things:acc}. ${BEGINS}[ Obergrenze: {limit}.]`,
  mark: `festgehalten wird[ für {each:acc}]: {name} ({type})${HIDDEN}.[ ${BEGINS}]`,
  playerMark: `festgehalten wird für jeden Spieler[ für {each:acc}]: {name} ({type})${HIDDEN}.[ ${BEGINS}]`,
  markWhether: `festgehalten wird[ für {each:acc}], ob {clause:sub}${HIDDEN}.[ ${BEGINS}]`,
  playerMarkWhether: `festgehalten wird für jeden Spieler[ für {each:acc}], ob {clause:sub}${HIDDEN}.[ ${BEGINS}]`,
  zone: "es gibt {zone:acc}",
  zoneFamily: "für {each:acc} gibt es {zone:acc}",
  playerZone: "jeder Spieler hat[ für {each:acc}] {zone:acc}",
  zoneRoom: `{place:there} ist Platz für {room:acc} {things:acc}${PARTED}`,
  zoneRow: `{place:there} liegen bis zu {room} {things} in einer Reihe${PARTED}`,
  zoneAny: `{place:there} liegen beliebig viele {things}${PARTED}`,
  playerHasAny: "jeder Spieler kann beliebig viele {things:acc} haben",
  playerHasOne: "jeder Spieler kann höchstens 1 {things:acc} haben",
  playerHasUpTo: "jeder Spieler kann bis zu {room} {things:acc} haben",
  thereCanBeAny: "es kann beliebig viele {things:acc} geben",
  thereCanBeOne: "es kann höchstens 1 {things:acc} geben",
  thereCanBeUpTo: "es kann bis zu {room} {things:acc} geben",
  onlyOwnerSees: "nur er selbst sieht hinein",
  noPlayerSees: "niemand sieht hinein",
  drawnAtRandom: "gezogen wird {place:outOfIt} zufällig",
  atStart: "am Anfang {place:place}",
  grid: `es gibt {grid:acc} mit {spaces} Feldern${BOARD}`,
  playerGrid: `jeder Spieler hat {grid:acc} mit {spaces} Feldern${BOARD}`,
  die: "ein Würfel mit {n} Seiten: {faces}",
  track:
    "{place:place} ({from} bis {to}) steht für jeden Spieler ein Spielstein. Wer weiter vorn steht, ist vor den anderen; auf demselben Feld, wer oben liegt. Am Anfang liegt der Startspieler oben.",
  history: "verglichen wird: {things}. Gemerkt bleiben die letzten {n}",
  reason: "unter {name} werden {points} verbucht",
  thereAre: "es gibt:",
  thereAreOfIt: "es gibt davon:",
  family: "{things} sind eine Art von Spielmaterial{end:close}",
  subfamily: "{things} gehören zu {parent:dat}{end:close}",
  piece: "ein Teil des Spielmaterials{end:close}",
  pieceOf: "gehört zu {family:dat}{end:close}",
  hexShape: `ein Muster aus {spaces} sechseckigen Feldern in {rows:dat}.${REGIONS}`,
  squareShape: `ein Muster aus {spaces} quadratischen Feldern in {rows:dat}.${REGIONS}`,
  namedFromBelow:
    "die Spalten heißen mit Buchstaben, die Reihen mit Zahlen von unten: a1 liegt unten links.",
  board: "{kind}:",
  hasMost: "die meisten {things:core} hat{things:tail}",
  hasFewest: "die wenigsten {things:core} hat{things:tail}",
  hasHighest: "den höchsten Wert hat: {of}",
  hasLowest: "den niedrigsten Wert hat: {of}",
  isFirst: "auf {track:dat} vorn steht",
  isLast: "auf {track:dat} hinten steht",
  hasMore: "mehr {things:core} hat{things:tail}",
  hasFewer: "weniger {things:core} hat{things:tail}",
  hasHigher: "den höheren Wert hat: {of}",
  hasLower: "den niedrigeren Wert hat: {of}",
  isAhead: "auf {track:dat} weiter vorn steht",
  isBehind: "auf {track:dat} weiter hinten steht",
  requirementTitle: "Voraussetzung für {names}",
  costTitle: "Kosten von {names}",
  loneRequirement: "Voraussetzung, die keine Aktion hat",
  loneCost: "Kosten, die keine Aktion hat",
  flowTitle: "Spielablauf",
  ratingTitle: "wie gut ein Ergebnis ist",
  worthTitle: "Wert",
  countingTitle: "wann bleibende Punkte zählen",
  rankingTitle: "wer gewinnt",
  requirementName: "Voraussetzung",
  definition: "{name}: {value}",
  definitionHere: "dabei ist {name}: {value}",
  case: "wenn {when:sub}: {value}",
  lastCase: "sonst: {value}",
  nothing: "nichts",
  exactlyIf: "genau dann, wenn {clause:sub}",
  onlyIf: ", wenn {clause:sub}",
  anyOrderNote: "; was ausliegt, wirkt in beliebiger Reihenfolge",
  lowestFirst: ", das Kleinste zuerst",
  insteadOf: "(statt {n})",
  ifYouCan: ", wenn du kannst",
  ifTheyCan: ", wenn er kann",
  winner: "es gewinnt, wer {one}",
  firstTie: ", bei Gleichstand, wer {one}",
  nextTie: ", dann, wer {one}",
  lastTie: ", und dann, wer {one}",
  if: "wenn {clause:sub},",
  shortIf: "{clause:inverted},",
  otherwiseIf: "sonst, wenn {clause:sub},",
  otherwise: "sonst",
  unlessYouCan: "kannst du das nicht,",
  unlessTheyCan: "kann er das nicht,",
  unlessYouDo: "tust du das nicht,",
  unlessTheyDo: "tut er das nicht,",
  atEvent: "{event:lead}",
  atEventForEach: "{event} für {each:acc}",
  for: "für {of:acc}",
  forInAnyOrder: "für {of:acc}, in beliebiger Reihenfolge",
  while: "solange {clause:sub},",
  with: "mit {of:dat}",
  onlyWith: "nur mit {of:dat}",
  using: "mit {of:dat}",
  times: "{count:times}",
  asOftenAs: "so oft, wie {count} angibt",
  until: "immer wieder, bis {clause:sub},",
  untilTheEnd: "immer wieder, bis das Spiel endet",
  inAnyOrder: "in beliebiger Reihenfolge",
  label: "{words}",
  labelIf: "{words}, wenn {when:sub},",
  atTheSameTime: "zugleich",
  allAtTheSameTime: "alle zugleich, jeder für sich",
  inOrderOf: "in der Reihenfolge auf {track:dat}",
  eachInOrderOf: "jeder Spieler, in der Reihenfolge auf {track:dat}",
  aroundFrom: "reihum ab {from:dat}",
  eachAroundFrom: "jeder Spieler, reihum ab {from:dat}",
  oneAfterTheOther: "jeder Spieler, einer nach dem anderen",
};

// What each construct yields, and what may stand directly inside it. The tables are keyed by the
// kinds of the IR: a new kind does not pass the type checker before it has its rows here.

import {
  BINARY_OPS,
  type BinaryGroup,
  isInGroup,
  UNARY_OPS,
} from "../../../src/dsl/operators/operators.ts";
import {
  type ContextLabel,
  type DomainLabel,
  type ExprLabel,
  type Label,
  perOperator,
  type StmtLabel,
} from "./labels.ts";

/** A sort of value; whether it may be none makes no difference here. */
export type Sort =
  | ("number" | "yesno" | "player" | "enum" | "piece")
  | ("space" | "board" | "set" | "line");

/** What has room for a construct: a value of a sort, the player `you`, or something that is no value. */
export type Slot =
  | Sort
  | ("you" | "domain" | "statement" | "rule" | "beyond" | "field of a piece")
  /** A number where a type with limits is declared. */
  | "limited number"
  /** Values that are known before a game: of the set-up alone. */
  | ("known number" | "known yesno" | "fixed number" | "number of players");

const ALL: readonly Sort[] = [
  ...(["number", "yesno", "player", "enum"] as const),
  ...(["piece", "space", "board", "set"] as const),
];
/** Types of parameters in random programs. */
const PARAMS: readonly Sort[] = ALL.filter((sort) => sort !== "board");
const ELEMENT: readonly Sort[] = ["number", "player", "enum", "piece"];
const INDEX: readonly Sort[] = ["number", "player", "enum"];
const STORED: readonly Slot[] = ["player", ...INDEX];
const BINDER: readonly Slot[] = ["domain", "yesno", "player"];

const OPERATORS_YIELD = perOperator<readonly Sort[]>(
  (op) => [UNARY_OPS[op].type],
  (op) => [isInGroup(op, "arithmetic") ? "number" : "yesno"],
);

const IN_GROUP: Readonly<Record<BinaryGroup, readonly Slot[]>> = {
  junction: ["yesno"],
  equality: ALL,
  order: ["number"],
  arithmetic: ["number"],
};

const IN_OPERATORS = {
  ...perOperator<readonly Slot[]>(
    (op) => [UNARY_OPS[op].type],
    (op) => IN_GROUP[BINARY_OPS[op].group],
  ),
  // A seat is `you` and one more, a rank the member and one more.
  "binary +": ["number", "you", "enum"],
} as const;

/** The sorts of values that an expression may have. */
export const YIELDS: Readonly<Record<ExprLabel, readonly Sort[]>> = {
  const: ["number", "yesno", "enum", "piece", "space", "board"],
  local: [...ALL, "line"],
  you: ["player"],
  players: ["number"],
  rival: ["player"],
  score: ["number"],
  option: ["number", "yesno", "enum", "board"],
  // It stands only where a type with limits is declared.
  rangeCheck: [],
  counter: ["number"],
  counterFull: ["yesno"],
  mark: ALL,
  value: PARAMS,
  after: ["number", "yesno"],
  table: ["number", "yesno", "enum"],
  pieceField: ["number", "yesno", "enum"],
  spaceField: ["number", "enum"],
  cell: ELEMENT,
  isFilled: ["yesno"],
  zoneSize: ["number"],
  zoneFull: ["yesno"],
  endOf: ELEMENT,
  domainSize: ["number"],
  kindsOf: ["set"],
  setOf: ["set"],
  union: ["set"],
  setSize: ["number"],
  isIn: ["yesno"],
  isFamily: ["yesno"],
  howMany: ["number"],
  ...OPERATORS_YIELD,
  divide: ["number"],
  math: ["number"],
  if: ALL,
  count: ["number"],
  sum: ["number"],
  some: ["yesno"],
  find: ["enum"],
  every: ["yesno"],
  different: ["number"],
  beside: ["player"],
  placeOn: ["number"],
  positionOn: ["number"],
  timesSeen: ["number"],
  spaceAt: ["space"],
};

const IN_EXPRESSIONS: Readonly<Record<ExprLabel, readonly Slot[]>> = {
  const: [],
  local: [],
  you: [],
  players: [],
  rival: [],
  score: ["player"],
  option: [],
  rangeCheck: ["number"],
  counter: STORED,
  counterFull: STORED,
  mark: STORED,
  value: [...PARAMS, "you", "limited number"],
  after: ["number", "yesno"],
  table: ["number", "yesno", "enum", "space"],
  pieceField: ["piece"],
  spaceField: ["space", "you"],
  cell: ["player", "space"],
  isFilled: ["player", "space"],
  zoneSize: STORED,
  zoneFull: STORED,
  endOf: STORED,
  domainSize: ["domain"],
  kindsOf: STORED,
  setOf: ["enum"],
  union: ["set"],
  setSize: ["set"],
  isIn: [...ALL.filter((sort) => sort !== "yesno"), "domain"],
  isFamily: ["piece"],
  howMany: [...STORED, ...ELEMENT],
  ...IN_OPERATORS,
  divide: ["number"],
  math: ["number"],
  if: [...ALL, "limited number"],
  count: BINDER,
  sum: [...BINDER, "number"],
  some: BINDER,
  find: BINDER,
  every: BINDER,
  different: ["domain", "player", "field of a piece"],
  beside: ["player"],
  placeOn: ["player"],
  positionOn: ["player"],
  timesSeen: [],
  spaceAt: ["number"],
};

const IN_DOMAINS: Readonly<Record<DomainLabel, readonly Slot[]>> = {
  "in range": ["number", "limited number"],
  "in enum": [],
  "in players": [],
  "in boards": [],
  "in set": ["set"],
  "in subsets": ["set", "number"],
  "in zone": STORED,
  "in spaces": [],
  "in neighbours": ["space"],
  "in region": ["space", "you"],
  "in group": ["space", "you"],
  "in lines": ["space"],
  "in line": ["line"],
  "in ray": ["space"],
  "in until": ["domain", "yesno"],
};

const PLACE: readonly Slot[] = ["player", ...INDEX, "space"];

const IN_STATEMENTS: Readonly<Record<StmtLabel, readonly Slot[]>> = {
  "stmt gain": ["number", "you", ...INDEX, "beyond"],
  "stmt pay": ["number", "you", ...INDEX],
  "stmt score": ["number"],
  "stmt setCounter": [...STORED, "number"],
  "stmt setMark": [...STORED, ...ALL, "limited number"],
  "stmt let": ALL,
  "stmt rollLet": ["fixed number"],
  "stmt drawLet": STORED,
  "stmt add": [...PLACE, ...ELEMENT, "limited number"],
  "stmt remove": [...PLACE, ...ELEMENT],
  "stmt move": [...PLACE, ...ELEMENT, "limited number"],
  "stmt removeAll": [...STORED, ...ELEMENT],
  "stmt moveAll": [...STORED, ...ELEMENT],
  "stmt moveEnd": PLACE,
  "stmt sort": STORED,
  "stmt draw": ["number", ...PLACE],
  "stmt roll": ["number", ...STORED],
  "stmt rollZone": STORED,
  "stmt rollMark": STORED,
  "stmt advance": ["player", "number"],
  "stmt if": ["yesno", "statement", "rule"],
  "stmt forEach": [...BINDER, "statement"],
  "stmt eachPlayer seats": ["player", "statement"],
  "stmt eachPlayer track": ["statement"],
  "stmt eachPlayer once": ["statement"],
  "stmt anyOrder": [...BINDER, "statement"],
  "stmt forPlayer": ["player", "statement"],
  "stmt times": ["number", "statement", "rule"],
  "stmt until": ["yesno", "statement"],
  "stmt do": [...PARAMS, "limited number", "statement", "rule"],
  "stmt choose": [...PARAMS, "limited number", "statement"],
  "stmt rule": ["statement"],
  "stmt endGame": [],
};

const IN_CONTEXTS: Readonly<Record<ContextLabel, readonly Slot[]>> = {
  flow: ["statement"],
  move: ["statement"],
  pick: ["domain"],
  "head let": [...ALL, "limited number"],
  need: ["yesno"],
  "exception is": ["number"],
  "exception plus": ["number"],
  worth: ["number"],
  starts: ["known number"],
  max: ["number"],
  limit: ["number of players"],
  "rival when": ["known yesno"],
  copies: ["number of players"],
  ranking: ["number"],
  rating: ["known number"],
};

/** What may stand directly inside a construct. */
export const HOLDS: Readonly<Record<Label, readonly Slot[]>> = {
  ...IN_EXPRESSIONS,
  ...IN_DOMAINS,
  ...IN_STATEMENTS,
  ...IN_CONTEXTS,
};

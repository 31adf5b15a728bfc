// A text of each expression and of what can be gone through, with room for a construct inside it.

import {
  BINARY_OPS,
  type BinaryGroup,
  UNARY_OPS,
} from "../../../../src/dsl/operators/operators.ts";
import { type DomainLabel, type ExprLabel, perOperator } from "../../constructs/labels.ts";
import type { Slot, Sort } from "../../constructs/slots.ts";
import { behind, type Frame, plain, type Sample } from "./template.ts";

/** An expression with the sort that it yields. */
export interface Framed extends Sample {
  readonly sort: Sort;
}

type Frames = readonly Frame<Framed | undefined>[];

const yields =
  (sort: Sort, write: (child: string) => string): Frame<Framed>[1] =>
  (child) => ({ ...plain(write(child)), sort });

const number = (write: (child: string) => string) => yields("number", write);
const yesno = (write: (child: string) => string) => yields("yesno", write);

/** A thing of storage: whose it is, and which of a family. */
export function stored(name: string): readonly (readonly [Slot, (child: string) => string])[] {
  return [
    ["player", (child) => `${name}own of (${child})`],
    ["number", (child) => `${name}number[${child}]`],
    ["player", (child) => `${name}player[${child}]`],
    ["enum", (child) => `${name}enum[${child}]`],
  ];
}

/** An expression about a thing of storage. */
function about(name: string, sort: Sort, write: (reference: string) => string): Frames {
  return stored(name).map(([slot, refer]) => [slot, yields(sort, (c) => write(refer(c)))]);
}

/** What is called with an argument of each sort. */
function called(): Frames {
  const sorts = ["number", "yesno", "player", "enum", "piece", "space", "set"] as const;
  return [
    ...sorts.map((sort): Frame<Framed> => [sort, yields(sort, (c) => `tvalue${sort}(${c})`)]),
    ["limited number", number((c) => `tvaluelimited(${c})`)],
  ];
}

const numbers = (write: (child: string) => string): Frames => [["number", number(write)]];

/** What each sort is compared with. */
const COMPARED = {
  number: "tcoin",
  yesno: "tflag",
  player: "tleader",
  enum: "tdye",
  piece: "tvaluepiece(ttwo)",
  space: "tspace",
  board: "tshown",
  set: "tset",
} as const;
const compared = Object.entries(COMPARED) as [keyof typeof COMPARED, string][];

const same = (word: string): Frames =>
  compared.map(([sort, other]) => [sort, yesno((c) => `(${other} ${word} (${c}))`)]);

const FRAMES_OF_GROUP: Readonly<Record<BinaryGroup, (op: string) => Frames>> = {
  junction: (op) => [["yesno", yesno((c) => `(tflag ${op} ${c})`)]],
  equality: same,
  order: (op) => [["number", yesno((c) => `(tmark ${op} ${c})`)]],
  arithmetic: (op) => numbers((c) => `(tmark ${op} ${c})`),
};

const choice: Frames = compared.map(([sort, other]) => [
  sort,
  yields(sort, (c) => `(if tflag then ${other} else ${c})`),
]);

/** An index behind the owner of a grid would be taken for that of the grid. */
export const isIndexed = (owner: string) => /\]\)*$/.test(owner);

/** What lies on the grid of a player. */
export const gridOf = (owner: string) => `it in (tgridown of (${owner}))`;

/** Numbers and conditions about what can be gone through. */
function binding(write: (bind: string) => string, sort: Sort): Frames {
  return [
    ["domain", yields(sort, (c) => write(`it in ${c}`))],
    ["yesno", yields(sort, (c) => write(`it in Tint where ${c}`))],
    ["player", (c) => (isIndexed(c) ? undefined : { ...plain(write(gridOf(c))), sort })],
  ];
}

/** Where something of a sort may be in. */
const AMONG: readonly (readonly [Sort, string])[] = [
  ["number", "0..2"],
  ["player", "players"],
  ["enum", "Tint"],
  ["piece", "tbagofpiece"],
  ["space", "spaces of tgrid"],
  ["board", "boards of TShape"],
  ["set", "subsets(tset, 1)"],
];

/** What a condition asked before has proved says nothing of the position afterwards. */
const afterNext =
  (sort: Sort): Frame<Framed | undefined>[1] =>
  (child, _, { need }) =>
    need?.kind === "if" ? undefined : { ...plain(`((${child}) after tnext(2))`), sort };

export const FRAMES: Readonly<Record<ExprLabel, Frames>> = {
  const: [],
  local: [],
  you: [],
  players: [],
  rival: [],
  option: [],
  score: [["player", number((c) => `(score of (${c}))`)]],
  rangeCheck: numbers((c) => `tvaluelimited(${c})`),
  counter: about("tcoin", "number", (it) => `(${it})`),
  counterFull: about("tfull", "yesno", (it) => `(${it} is full)`),
  mark: about("tmark", "number", (it) => `(${it})`),
  value: [...called(), ["you", number(() => "tvaluenumber(1)")]],
  after: [
    ["number", number((c) => `(tmark after tnext(${c}))`)],
    ["number", afterNext("number")],
    ["yesno", afterNext("yesno")],
  ],
  table: [
    ["number", number((c) => `ttablenumber(${c})`)],
    ["yesno", yesno((c) => `ttableyesno(${c})`)],
    ["enum", yields("enum", (c) => `ttableenum(${c})`)],
    ["space", number((c) => `(row of (${c}))`)],
    ["space", number((c) => `(column of (${c}))`)],
  ],
  pieceField: [["piece", number((c) => `(${c}).tsize`)]],
  spaceField: [
    ["space", number((c) => `(${c}).tfield`)],
    ["you", number(() => "tspaceown.tfield")],
  ],
  cell: [
    ["player", yesno((c) => `((tgridown of (${c}))[b2] is 1)`)],
    ["space", (c) => ({ ...behind(`tgrid[${c}] is filled`, `tgrid[${c}]`), sort: "number" })],
    ["space", yesno((c) => `(tgrid[${c}] is 1)`)],
  ],
  isFilled: [
    ["player", yesno((c) => `((tgridown of (${c}))[b2] is filled)`)],
    ["space", yesno((c) => `(tgrid[${c}] is filled)`)],
  ],
  zoneSize: about("tbag", "number", (it) => `(size of ${it})`),
  zoneFull: about("trow", "yesno", (it) => `(${it} is full)`),
  endOf: stored("trow").map(
    ([slot, refer]): Frame<Framed> => [
      slot,
      (c) => {
        const row = refer(c);
        return { ...behind(`${row} is filled`, `(first of ${row})`), sort: "number" };
      },
    ],
  ),
  domainSize: [["domain", number((c) => `(size of ${c})`)]],
  kindsOf: about("tshade", "set", (it) => `(kinds of ${it})`),
  setOf: [["enum", yields("set", (c) => `{${c}, tred}`)]],
  union: [["set", yields("set", (c) => `union(tset, ${c})`)]],
  setSize: [["set", number((c) => `(size of ${c})`)]],
  isIn: [
    ...AMONG.map(([sort, among]): Frame<Framed> => [sort, yesno((c) => `((${c}) is in ${among})`)]),
    ["domain", (c, _, { element }) => ({ ...plain(`(${element} is in ${c})`), sort: "yesno" })],
  ],
  isFamily: [["piece", yesno((c) => `((${c}) is TKind)`)]],
  howMany: [
    ...about("tbag", "number", (it) => `(number of (1) in ${it})`),
    ["number", number((c) => `(number of (${c}) in tbag)`)],
    ...(["player", "enum", "piece"] as const).map(
      (sort): Frame<Framed> => [sort, number((c) => `(number of (${c}) in tbagof${sort})`)],
    ),
  ],
  ...perOperator(
    (op) => [
      [UNARY_OPS[op].type, yields(UNARY_OPS[op].type, (c) => `(${UNARY_OPS[op].sign}${c})`)],
    ],
    (op) => FRAMES_OF_GROUP[BINARY_OPS[op].group](op),
  ),
  "binary +": [
    ["number", number((c) => `(tmark + ${c})`)],
    ["you", number(() => "seat")],
    ["enum", number((c) => `(rank of ${c})`)],
  ],
  "binary mod": numbers((c) => `(${c} mod 3)`),
  divide: numbers((c) => `(${c} / 2 rounded up)`),
  math: numbers((c) => `max(tmark, ${c})`),
  if: [
    ...choice,
    ["yesno", number((c) => `(if ${c} then tmark else 2)`)],
    ["limited number", number((c) => `tvaluelimited(if tflag then 1 else ${c})`)],
  ],
  count: binding((bind) => `(number of ${bind})`, "number"),
  sum: [
    ...binding((bind) => `(sum of 1 for ${bind})`, "number"),
    ["number", number((c) => `(sum of ${c} for it in Tint)`)],
  ],
  some: binding((bind) => `(some ${bind})`, "yesno"),
  find: [
    ...binding((bind) => `((first ${bind}) is none)`, "yesno").filter(
      ([slot]) => slot !== "player",
    ),
    // What lies on a grid has no order.
    ["player", yesno((c) => `((first it in (tpouch of (${c}))) is none)`)],
  ],
  every: [
    ...binding((bind) => `(every ${bind} has tflag)`, "yesno"),
    ["yesno", yesno((c) => `(every it in Tint has ${c})`)],
  ],
  different: [
    ["domain", number((c) => `(number of different TFamily.tsize in ${c})`)],
    ["player", number((c) => `(number of different TFamily.tsize in (tgridownpiece of (${c})))`)],
    ["field of a piece", number(() => "(number of different TFamily.tsize in tbagofpiece)")],
  ],
  beside: [["player", yields("player", (c) => `(next player after (${c}))`)]],
  placeOn: [["player", number((c) => `(place of (${c}) on ttrack)`)]],
  positionOn: [["player", number((c) => `(position of (${c}) on ttrack)`)]],
  timesSeen: [],
  spaceAt: [["number", yesno((c) => `(spaceAt(tgrid, ${c}, 2) is b2)`)]],
};

/** Text of what can be gone through. */
export const DOMAIN_FRAMES: Readonly<Record<DomainLabel, readonly Frame<string>[]>> = {
  "in range": [["number", (c) => `0..${c}`]],
  "in enum": [],
  "in players": [],
  "in boards": [],
  "in set": [["set", (c) => `(${c})`]],
  "in subsets": [
    ["set", (c) => `subsets(${c}, 1)`],
    ["number", (c) => `subsets(tset, ${c})`],
  ],
  "in zone": stored("tbag"),
  "in spaces": [],
  "in neighbours": [["space", (c) => `neighbours of (${c})`]],
  "in region": [
    ["space", (c) => `region of (${c})`],
    ["you", () => "region of tspaceown"],
  ],
  "in group": [
    ["space", (c) => `group of (${c})`],
    ["you", () => "group of tspaceown"],
  ],
  "in lines": [["space", (c) => `lines(2, ${c})`]],
  "in line": [],
  "in ray": [["space", (c) => `ray(${c}, down)`]],
  "in until": [
    // What lies in a bag has no order, unlike the things in a row.
    ["domain", (c) => `${c.replace("tbag", "trow")} until tflag`],
    ["yesno", (c) => `players until ${c}`],
  ],
};

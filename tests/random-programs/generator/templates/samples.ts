// A text of each construct for each sort of value that it yields.

import {
  BINARY_OPS,
  type BinaryGroup,
  type OperandType,
  UNARY_OPS,
} from "../../../../src/dsl/operators/operators.ts";
import {
  type DomainLabel,
  type ExprLabel,
  perOperator,
  type StmtLabel,
} from "../../constructs/labels.ts";
import type { Sort } from "../../constructs/slots.ts";
import { behind, type ChildSample, type Making, plain, type Sample } from "./template.ts";

type BySort = Partial<Readonly<Record<Sort, (making: Making) => Sample>>>;

const text = (one: string) => () => plain(one);

/** A name for a value. */
const named =
  (value: string) =>
  ({ fresh }: Making): Sample => {
    const name = fresh("let");
    return { text: name, need: { kind: "let", name, value } };
  };

/** The same for each sort of which there is a declaration named after it. */
function ofEach(sorts: readonly Sort[], write: (sort: Sort) => string): BySort {
  return Object.fromEntries(sorts.map((sort) => [sort, text(write(sort))]));
}

const ARGS = {
  number: "1",
  yesno: "tflag",
  player: "tleader",
  enum: "tdye",
  piece: "tone",
  space: "tspace",
  set: "tset",
};
const argSorts = Object.keys(ARGS) as (keyof typeof ARGS)[];
const called = () =>
  ofEach(argSorts, (sort) => `tvalue${sort}(${ARGS[sort as keyof typeof ARGS]})`);

const onGrid = (grid: string) => () => behind(`${grid}[b2] is filled`, `${grid}[b2]`);
const inRow =
  (row: string) =>
  ({ random }: Making) =>
    behind(`${row} is filled`, `(${random.of(["first", "last"])} of ${row})`);

const number = (one: string): BySort => ({ number: text(one) });
const yesno = (one: string): BySort => ({ yesno: text(one) });
const ofType = (type: OperandType) => (type === "yesno" ? yesno : number);

/** What a unary operator is written before. */
const OPERANDS: Readonly<Record<OperandType, string>> = { yesno: "tflag", number: "tless" };

const SAMPLES_OF_GROUP: Readonly<Record<BinaryGroup, (op: string) => BySort>> = {
  junction: (op) => yesno(`(tflag ${op} tchoice)`),
  equality: (op) => yesno(`(tmark ${op} 1)`),
  order: (op) => yesno(`(tcoin ${op} tmark)`),
  arithmetic: (op) => number(`(tmark ${op} 2)`),
};

/** A piece that is found out only while the game is played. */
const PIECE = "tvaluepiece(tone)";

export const SAMPLES: Readonly<Record<ExprLabel, BySort>> = {
  const: {
    number: text("1"),
    yesno: text("yes"),
    enum: text("tred"),
    piece: text("tone"),
    board: text("tboarda"),
  },
  local: {
    number: named("tmark"),
    yesno: named("tflag"),
    player: named("tleader"),
    enum: named("tdye"),
    piece: named(PIECE),
    space: named("tspace"),
    board: named("tshown"),
    set: named("tset"),
  },
  you: { player: text("you") },
  players: number("players"),
  rival: { player: text("trival") },
  score: { number: ({ random }) => plain(random.of(["your score", "(score of tleader)"])) },
  option: {
    number: text("tamount"),
    yesno: text("tchoice"),
    enum: text("thue"),
    board: text("tplan"),
  },
  rangeCheck: number("twide"),
  counter: { number: ({ random }) => plain(random.of(["tcoin", "your tcoinown"])) },
  counterFull: yesno("(tfull is full)"),
  mark: {
    number: text("tmark"),
    yesno: text("tflag"),
    player: text("tleader"),
    enum: text("tdye"),
    piece: () => behind("tpiece is not none", "tpiece"),
    space: text("tspace"),
    board: text("tshown"),
    set: text("tset"),
  },
  value: called(),
  after: { number: text("(tmark after tnext(2))"), yesno: text("(tflag after tnext(2))") },
  table: {
    number: text("ttablenumber(tmark)"),
    yesno: text("ttableyesno(tflag)"),
    enum: text("ttableenum(tdye)"),
  },
  pieceField: {
    number: text(`${PIECE}.tsize`),
    yesno: text(`${PIECE}.tmarked`),
    enum: text(`${PIECE}.ttint`),
  },
  spaceField: { number: text("tspace.tfield"), enum: text("tspace.tink") },
  cell: {
    number: onGrid("tgrid"),
    player: onGrid("tgridplayer"),
    enum: onGrid("tgridenum"),
    piece: onGrid("tgridpiece"),
  },
  isFilled: yesno("(tgrid[tspace] is filled)"),
  zoneSize: number("size of trow"),
  zoneFull: yesno("(trow is full)"),
  endOf: {
    number: inRow("trow"),
    player: inRow("trowofplayer"),
    enum: inRow("trowofenum"),
    piece: inRow("trowofpiece"),
  },
  domainSize: number("size of neighbours of tspace"),
  kindsOf: { set: text("(kinds of tbagofenum)") },
  setOf: { set: text("{tred, tdye}") },
  union: { set: text("union(tset, {tdye})") },
  setSize: number("size of tset"),
  isIn: yesno("(tmark is in 0..2)"),
  isFamily: yesno("(tvaluepiece(ttwo) is TKind)"),
  howMany: number("(number of (1) in tbag)"),
  ...perOperator(
    (op) => ofType(UNARY_OPS[op].type)(`(${UNARY_OPS[op].sign}${OPERANDS[UNARY_OPS[op].type]})`),
    (op) => SAMPLES_OF_GROUP[BINARY_OPS[op].group](op),
  ),
  "binary and": yesno("(tflag and tmark is 1)"),
  "binary is not": yesno("(tmark is not 0)"),
  "binary +": { number: ({ random }) => plain(random.of(["(tmark + 1)", "seat"])) },
  "binary -": number("(3 - tmark)"),
  "binary mod": number("(tcoin mod 4)"),
  divide: number("(tmark / 1 rounded down)"),
  math: { number: ({ random }) => plain(random.of(["min(tcoin, 2)", "max(tmark, 0)"])) },
  if: {
    number: text("(if tflag then tmark else 1)"),
    yesno: text("(if tflag then tchoice else tflag)"),
    player: text("(if tflag then tleader else you)"),
    enum: text("(if tflag then tdye else tred)"),
    piece: text(`(if tflag then ${PIECE} else ttwo)`),
    space: text("(if tflag then tspace else b2)"),
    board: text("(if tflag then tshown else tboardb)"),
    set: text("(if tflag then tset else {tred})"),
  },
  count: number("(number of one in Tint where one is not tdye)"),
  sum: number("(sum of 1 for one in players)"),
  some: yesno("(some one in Tint where one is tdye)"),
  find: {
    enum: () =>
      behind(
        "(first one in Tint where one is tdye) is not none",
        "(first one in Tint where one is tdye)",
      ),
  },
  every: yesno("(every one in (tset) has one is not tdye)"),
  different: number("(number of different TFamily.tsize in tbagofpiece)"),
  beside: { player: text("(next player after tleader)") },
  placeOn: number("(place of tleader on ttrack)"),
  positionOn: number("(position of tleader on ttrack)"),
  timesSeen: number("(number of position in thistory)"),
  spaceAt: { space: text("spaceAt(tgrid, 2, tcolumn)") },
};

/** The name of one of several lines. */
function line({ fresh }: Making): Sample {
  const name = fresh("line");
  return { text: name, need: { kind: "line", name } };
}

/** Lines, of which one has a name. */
function lines(making: Making): ChildSample {
  const { text, need } = line(making);
  return { text: "lines(2, tspace)", element: text, need };
}

export const DOMAINS: Readonly<Record<DomainLabel, (making: Making) => ChildSample>> = {
  "in range": () => ({ text: "0..tmark", element: "tmark" }),
  "in enum": () => ({ text: "Tint", element: "tdye" }),
  "in players": () => ({ text: "players", element: "tleader" }),
  "in boards": () => ({ text: "boards of TShape", element: "tshown" }),
  "in set": () => ({ text: "(tset)", element: "tdye" }),
  "in subsets": () => ({ text: "subsets(tset, 1)", element: "tset" }),
  "in zone": () => ({ text: "trowofenum", element: "tdye" }),
  "in spaces": () => ({ text: "spaces of tgrid", element: "tspace" }),
  "in neighbours": () => ({ text: "neighbours of tspace", element: "tspace" }),
  "in region": () => ({ text: "region of tspace", element: "tspace" }),
  "in group": () => ({ text: "group of tspace", element: "tspace" }),
  "in lines": lines,
  "in line": (making) => ({ ...line(making), element: "tspace" }),
  "in ray": () => ({ text: "ray(tspace, down)", element: "tspace" }),
  "in until": () => ({ text: "0..tmark until tflag", element: "tmark" }),
};

const statement =
  (...lines: readonly string[]) =>
  () =>
    lines.join("\n");
const naming =
  (value: string) =>
  ({ fresh }: Making) =>
    `let ${fresh("let")} = ${value}`;

/** Statements that may stand anywhere; what they change is one's own where that is possible. */
export const STATEMENTS: Readonly<Record<StmtLabel, ((making: Making) => string) | undefined>> = {
  "stmt gain": statement("gain 1 tcoinown"),
  "stmt pay": statement("gain 1 tcoinown", "pay 1 tcoinown"),
  "stmt score": statement("score 1 as treason"),
  "stmt setCounter": statement("set your tcoinown to 2"),
  "stmt setMark": statement("set your tmarkown to 2"),
  "stmt let": naming("your tmarkown"),
  "stmt rollLet": naming("roll 1..3"),
  "stmt drawLet": ({ fresh }) => `add 1 to tbag\nlet ${fresh("let")} = draw from tbag`,
  "stmt add": statement("add 1 to your tpurse"),
  "stmt remove": statement("add 1 to your tpurse", "remove 1 from your tpurse"),
  "stmt move": statement("add 1 to your tpurse", "move 1 from your tpurse to your tbagown"),
  "stmt removeAll": statement("remove all from your tpurse"),
  "stmt moveAll": statement("move all from your tpurse to your tbagown"),
  "stmt moveEnd": statement("move first from your tpouch to your tpurse"),
  "stmt sort": statement("sort your tpouch"),
  "stmt draw": statement("draw 1 from tbag to tsack"),
  "stmt roll": statement("roll 1 to tsack"),
  "stmt rollZone": statement("roll tdice"),
  "stmt rollMark": statement("roll tmark"),
  "stmt advance": statement("move you on ttrack by 1"),
  "stmt if": statement("if your tmarkown is 1 { set your tmarkown to 0 }"),
  "stmt forEach": statement("for each one in Tint { set your tmarkown to 1 }"),
  "stmt eachPlayer seats": statement("each player { set your tmarkown to 1 }"),
  "stmt eachPlayer track": statement("each player in order of ttrack { set your tmarkown to 1 }"),
  "stmt eachPlayer once": statement("each player at once { set your tmarkown to 1 }"),
  "stmt anyOrder": statement("for each one in 1..2 in any order { gain 1 tcoinown }"),
  "stmt forPlayer": statement("for tleader { set your tmarkown to 1 }"),
  "stmt times": statement("repeat 2 times { gain 1 tcoinown }"),
  "stmt until": statement(
    "set your tcoinown to 0",
    "repeat until your tcoinown >= 2 { gain 1 tcoinown }",
  ),
  "stmt do": statement("do tstep"),
  "stmt choose": statement("choose tact"),
  "stmt rule": undefined,
  "stmt endGame": statement("end game"),
};

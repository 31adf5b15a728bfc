// A text of each statement with room for a construct inside it.

import type { StmtLabel } from "../../constructs/labels.ts";
import type { Slot } from "../../constructs/slots.ts";
import { gridOf, stored } from "./frames.ts";
import type { Frame } from "./template.ts";

type Frames = readonly Frame<string>[];

/** A statement about a thing of storage. */
function about(name: string, write: (reference: string) => string): Frames {
  return stored(name).map(([slot, refer]) => [slot, (child) => write(refer(child))]);
}

/** A statement that puts something on a space, which is made empty before. */
function onSpace(write: (space: string) => string): Frames[number] {
  return [
    "space",
    (c) => {
      const space = `tgrid[${c}]`;
      const emptied = `if ${space} is filled { remove ${space} from ${space} }`;
      return `${emptied}\nif ${space} is empty { ${write(space)} }`;
    },
  ];
}

/** A statement about an element, other than a number. */
function elements(write: (child: string, bag: string) => string): Frames {
  return (["player", "enum", "piece"] as const).map(
    (sort): Frame<string> => [sort, (c) => write(c, `tbagof${sort}`)],
  );
}

const SORTS = ["number", "yesno", "player", "enum", "piece", "space", "set"] as const;

/** The same with an argument of each sort. */
function called(write: (name: string) => string): Frames {
  return [
    ...SORTS.map((sort): Frame<string> => [sort, (c) => write(`${sort}(${c})`)]),
    ["limited number", (c) => write(`limited(${c})`)],
  ];
}

/** What a mark of each sort is called. */
const OUT: readonly (readonly [Slot, string])[] = [
  ["number", "tout"],
  ...(["yesno", "player", "enum", "set", "piece", "space", "board"] as const).map(
    (sort) => [sort, `tout${sort}`] as const,
  ),
  ["limited number", "tmark"],
];

const binder = (write: (bind: string) => string): Frames => [
  ["domain", (c) => write(`it in ${c}`)],
  ["yesno", (c) => write(`it in Tint where ${c}`)],
  ["player", (c) => write(gridOf(c))],
];

const step = "set your tmarkown to 1";

export const STATEMENT_FRAMES: Readonly<Record<StmtLabel, Frames>> = {
  "stmt gain": [
    ["number", (c) => `gain ${c} tcoin`],
    ["number", (c) => `gain 1 tcoinnumber[${c}]`],
    ["player", (c) => `gain 1 tcoinplayer[${c}]`],
    ["enum", (c) => `gain 1 tcoinenum[${c}]`],
    ["you", () => "gain 1 tcoinown"],
    ["beyond", () => "gain 9 tbeyond"],
  ],
  "stmt pay": [
    ["number", (c) => `if tpaid >= ${c} { pay ${c} tpaid }`],
    ["number", (c) => `if tcoinnumber[${c}] >= 1 { pay 1 tcoinnumber[${c}] }`],
    ["player", (c) => `if tcoinplayer[${c}] >= 1 { pay 1 tcoinplayer[${c}] }`],
    ["enum", (c) => `if tcoinenum[${c}] >= 1 { pay 1 tcoinenum[${c}] }`],
    ["you", () => "gain 1 tcoinown\npay 1 tcoinown"],
  ],
  "stmt score": [["number", (c) => `score ${c} as treason`]],
  "stmt setCounter": [
    ...about("tcoin", (it) => `set ${it} to 1`),
    ["number", (c) => `set toutcoin to ${c}`],
  ],
  "stmt setMark": [
    ...about("tmark", (it) => `set ${it} to 1`),
    ...OUT.map(([slot, mark]): Frame<string> => [slot, (c) => `set ${mark} to ${c}`]),
  ],
  "stmt let": SORTS.concat("board" as never).map(
    (sort): Frame<string> => [sort, (c, { fresh }) => `let ${fresh("let")} = ${c}`],
  ),
  "stmt rollLet": [["fixed number", (c, { fresh }) => `let ${fresh("let")} = roll ${c}..3`]],
  "stmt drawLet": stored("tbag").map(
    ([slot, refer]): Frame<string> => [
      slot,
      (c, { fresh }) => `add 1 to ${refer(c)}\nlet ${fresh("let")} = draw from ${refer(c)}`,
    ],
  ),
  "stmt add": [
    ...about("tbag", (to) => `add 1 to ${to}`),
    onSpace((space) => `add 1 to ${space}`),
    ...elements((c, bag) => `add ${c} to ${bag}`),
    ["limited number", (c) => `add ${c} to tsmall`],
  ],
  "stmt remove": [
    ...about("tbag", (from) => `add 1 to ${from}\nremove 1 from ${from}`),
    ["space", (c) => `if tgrid[${c}] is filled { remove tgrid[${c}] from tgrid[${c}] }`],
    ...elements((c, bag) => `add ${c} to ${bag}\nremove ${c} from ${bag}`),
  ],
  "stmt move": [
    ...about("tbag", (from) => `add 1 to ${from}\nmove 1 from ${from} to tsack`),
    ["space", (c) => `if tgrid[${c}] is filled { move tgrid[${c}] from tgrid[${c}] to tsack }`],
    ...elements((c, bag) => `add ${c} to ${bag}\nmove ${c} from ${bag} to ${bag}`),
    ["limited number", (c) => `add ${c} to tlarge\nmove ${c} from tlarge to tsmall`],
  ],
  "stmt removeAll": [
    ...about("tbag", (from) => `remove all from ${from}`),
    ...elements((c, bag) => `add ${c} to ${bag}\nremove all ${c} from ${bag}`),
    ["number", (c) => `remove all ${c} from tsack`],
  ],
  "stmt moveAll": [
    ...about("tbag", (from) => `move all from ${from} to tsack`),
    ...elements((c, bag) => `move all ${c} from ${bag} to ${bag}`),
    ["number", (c) => `move all ${c} from tbag to tsack`],
  ],
  "stmt moveEnd": [
    ...about("trow", (from) => `move first from ${from} to tsack`),
    onSpace((space) => `move first from trow to ${space}`),
  ],
  "stmt sort": about("trow", (row) => `sort ${row}`),
  "stmt draw": [
    ["number", (c) => `draw ${c} from tbag to tsack`],
    ...about("tbag", (from) => `draw 1 from ${from} to tsack`),
    onSpace((space) => `draw 1 from tbag to ${space}`),
  ],
  "stmt roll": [
    ["number", (c) => `roll ${c} to tsack`],
    ...about("tbag", (to) => `roll 1 to ${to}`),
  ],
  "stmt rollZone": about("tdice", (dice) => `roll ${dice}`),
  "stmt rollMark": about("tmark", (mark) => `roll ${mark}`),
  "stmt advance": [
    ["player", (c) => `move ${c} on ttrack by 1`],
    ["number", (c) => `move tleader on ttrack by ${c}`],
  ],
  "stmt if": [
    ["yesno", (c) => `if ${c} { ${step} } else { set your tmarkown to 0 }`],
    ["statement", (c) => `if tflag is tflag {\n${c}\n}`],
    ["rule", () => "announce tevent(tone)"],
  ],
  "stmt forEach": [
    ...binder((bind) => `for each ${bind} { ${step} }`),
    ["statement", (c) => `for each it in 1..2 {\n${c}\n}`],
  ],
  "stmt eachPlayer seats": [
    ["player", (c) => `each player from ${c} { ${step} }`],
    ["statement", (c) => `each player {\n${c}\n}`],
  ],
  "stmt eachPlayer track": [["statement", (c) => `each player in order of ttrack {\n${c}\n}`]],
  "stmt eachPlayer once": [["statement", (c) => `each player at once {\n${c}\n}`]],
  "stmt anyOrder": [
    ...binder((bind) => `for each ${bind} in any order { ${step} }`),
    ["statement", (c) => `for each it in 1..2 in any order {\n${c}\n}`],
  ],
  "stmt forPlayer": [
    ["player", (c) => `for ${c} { ${step} }`],
    ["statement", (c) => `for you {\n${c}\n}`],
  ],
  "stmt times": [
    ["number", (c) => `repeat ${c} times { ${step} }`],
    ["statement", (c) => `repeat 2 times {\n${c}\n}`],
    ["rule", () => "announce tevent(tone)"],
  ],
  // What holds at once ends its loop at once.
  "stmt until": [
    ["yesno", (c) => `if ${c} { repeat until ${c} { ${step} } }`],
    ["statement", (c) => `set tloop to 0\nrepeat until tloop >= 2 {\ngain 1 tloop\n${c}\n}`],
  ],
  "stmt do": [...called((name) => `do tdo${name}`), ["rule", () => "announce tevent(tone)"]],
  "stmt choose": [
    ...called((name) => `choose tchoose${name}`),
    ["statement", (c) => `choose tnever else {\n${c}\n}`],
  ],
  "stmt rule": [],
  "stmt endGame": [],
};

/** What is gone through in any order stays within the limit of a counter. */
export const RANGE_FRAMES: Frames = [
  ["limited number", () => `for each it in 0..tfull in any order { ${step} }`],
];

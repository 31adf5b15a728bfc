// A sample of each statement, with what can be read behind it.

import type { StmtLabel } from "../../random-programs/constructs/labels.ts";

/** `#` in the texts is an argument. */
export interface StmtSample {
  readonly text: string;
  /** The number that is read behind it. */
  readonly reads: string;
  /** The type of the argument; a number if absent. */
  readonly param?: string;
  readonly gives: readonly (readonly [argument: string, result: number])[];
}

const SAME = [
  ["-3", -3],
  ["0", 0],
  ["5", 5],
] as const;

const head = "(if line is filled then first of line else 77)";

export const STATEMENTS: Readonly<Record<StmtLabel, readonly StmtSample[]>> = {
  "stmt gain": [
    {
      text: "set coins to 4 gain # coins",
      reads: "coins",
      gives: [
        ["0", 4],
        ["5", 9],
      ],
    },
  ],
  "stmt pay": [
    {
      text: "set coins to 4 pay # coins",
      reads: "coins",
      gives: [
        ["0", 4],
        ["3", 1],
      ],
    },
  ],
  "stmt score": [
    { text: "set noted to your score score # as catch", reads: "your score - noted", gives: SAME },
  ],
  "stmt setCounter": [{ text: "set coins to #", reads: "coins", gives: SAME }],
  "stmt setMark": [
    { text: "set noted to #", reads: "noted", gives: SAME },
    {
      text: "set maybe to #",
      reads: "if maybe is none then 77 else maybe",
      param: "0..9 or none",
      gives: [
        ["0", 0],
        ["none", 77],
      ],
    },
  ],
  "stmt let": [{ text: "let x = # set noted to x", reads: "noted", gives: SAME }],
  "stmt rollLet": [
    { text: "let x = roll -3..-3 set noted to x", reads: "noted", gives: [["0", -3]] },
  ],
  "stmt drawLet": [
    {
      text: "add # to bag let x = draw from bag set noted to x",
      reads: "noted + size of bag",
      gives: SAME,
    },
  ],
  "stmt add": [
    { text: "add # to line", reads: head, gives: SAME },
    {
      text: "add # to reef[b1]",
      reads: "if reef[b1] is filled then reef[b1] else 77",
      gives: SAME,
    },
  ],
  "stmt remove": [
    {
      text: "add 7 to line add # to line add 8 to line remove # from line",
      reads: "size of line",
      gives: [
        ["-3", 2],
        ["0", 2],
      ],
    },
    { text: "add # to desk remove # from desk", reads: "size of desk", gives: [["0", 0]] },
  ],
  "stmt move": [{ text: "add # to bag move # from bag to line", reads: head, gives: SAME }],
  "stmt removeAll": [
    {
      text: "add # to bag add 7 to bag remove all from bag",
      reads: "size of bag",
      gives: [
        ["-3", 0],
        ["0", 0],
      ],
    },
    {
      text: "add # to bag add 7 to bag remove all # from bag",
      reads: "size of bag",
      gives: [
        ["-3", 1],
        ["0", 1],
      ],
    },
  ],
  "stmt moveAll": [
    {
      text: "add # to bag add 7 to bag move all from bag to chest",
      reads: "size of chest",
      gives: [
        ["-3", 2],
        ["0", 2],
      ],
    },
    {
      text: "add # to bag add 7 to bag move all # from bag to chest",
      reads: "size of chest",
      gives: [
        ["-3", 1],
        ["0", 1],
      ],
    },
  ],
  "stmt moveEnd": [
    { text: "add 7 to line add # to line move first from line to bag", reads: head, gives: SAME },
    { text: "move first from line to bag", reads: head, gives: [["0", 77]] },
  ],
  "stmt sort": [
    {
      text: "add 1 to line add # to line sort line",
      reads: head,
      gives: [
        ["-3", -3],
        ["0", 0],
        ["5", 1],
      ],
    },
  ],
  "stmt draw": [
    {
      text: "add -3 to bag add -3 to bag add -3 to bag draw # from bag to chest",
      reads: "size of chest",
      gives: [
        ["0", 0],
        ["2", 2],
        ["5", 3],
      ],
    },
  ],
  "stmt roll": [
    {
      text: "roll # to dice",
      reads: "sum of x for x in dice",
      gives: [
        ["0", 0],
        ["2", -8],
      ],
    },
  ],
  "stmt rollZone": [{ text: "roll dice", reads: "sum of x for x in dice", gives: [["0", -8]] }],
  "stmt rollMark": [{ text: "roll face", reads: "face", gives: [["0", -4]] }],
  "stmt advance": [
    {
      text: "set noted to position of you on currents move you on currents by #",
      reads: "position of you on currents - noted",
      gives: [
        ["0", 0],
        ["1", 1],
      ],
    },
  ],
  "stmt if": [
    {
      text: "if # < 0 { set noted to 1 } else { set noted to 2 }",
      reads: "noted",
      gives: [
        ["-3", 1],
        ["0", 2],
      ],
    },
    {
      text: "if # < 0 { set noted to 1 }",
      reads: "noted",
      gives: [
        ["-3", 1],
        ["0", 0],
      ],
    },
  ],
  "stmt forEach": [
    {
      text: "for each x in #..1 { set noted to noted * 10 + x }",
      reads: "noted",
      gives: [
        ["-1", -99],
        ["0", 1],
        ["3", 0],
      ],
    },
  ],
  "stmt eachPlayer seats": [
    {
      text: "each player from leader { set noted to noted * 10 + seat + # }",
      reads: "noted",
      gives: [
        ["0", 21],
        ["-1", 10],
      ],
    },
  ],
  "stmt eachPlayer track": [
    {
      text: "move you on currents by 1 each player in order of currents { set noted to noted * 10 + seat + # }",
      reads: "noted",
      gives: [
        ["0", 21],
        ["-1", 10],
      ],
    },
  ],
  "stmt eachPlayer once": [
    {
      text: "each player at once { set your gold to # }",
      reads: "sum of gold of p for p in players",
      gives: [
        ["-3", -6],
        ["0", 0],
      ],
    },
  ],
  "stmt anyOrder": [
    {
      text: "for each x in 0..2 where x > # in any order { set noted to noted + x }",
      reads: "noted",
      gives: [
        ["-1", 3],
        ["0", 3],
        ["2", 0],
      ],
    },
  ],
  "stmt forPlayer": [
    {
      text: "for (next player after you) { set noted to seat + # }",
      reads: "noted",
      gives: [
        ["0", 1],
        ["-1", 0],
      ],
    },
  ],
  "stmt times": [
    {
      text: "repeat # times { set noted to noted + 1 }",
      reads: "noted",
      gives: [
        ["-3", 0],
        ["0", 0],
        ["5", 5],
      ],
    },
  ],
  "stmt until": [
    {
      text: "repeat until noted >= # { set noted to noted + 1 }",
      reads: "noted",
      gives: [
        ["-3", 0],
        ["0", 0],
        ["5", 5],
      ],
    },
  ],
  "stmt do": [{ text: "do fetch(#)", reads: "coins", gives: SAME }],
  "stmt choose": [
    { text: "choose dive(#)", reads: "coins", gives: SAME },
    { text: "choose neverDive else { set coins to # }", reads: "coins", gives: SAME },
  ],
  "stmt rule": [{ text: "announce splash(#)", reads: "coins", gives: SAME }],
  // What stands behind it is not carried out.
  "stmt endGame": [
    { text: "set noted to # if # is 0 { end game }", reads: "1 + #", gives: [["0", 0]] },
  ],
};

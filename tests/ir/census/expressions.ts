// A sample of each expression, with what it gives for a negative number, for 0 and for none.

import type { ExprLabel, OperatorLabel } from "../../random-programs/constructs/labels.ts";

/** `#` in the texts is an argument; in a program it is a parameter, as a constant it is written out. */
export interface ExprSample {
  readonly text: string;
  /** What is done before it is evaluated. */
  readonly before?: string;
  /** The type of the argument; a number if absent. */
  readonly param?: string;
  readonly yields?: "yesno";
  /** Whether it depends on the state of a game, so that it is no constant. */
  readonly isOfState?: true;
  readonly gives: readonly (readonly [argument: string, result: number])[];
}

export const yesno = (text: string, gives: ExprSample["gives"]): ExprSample => ({
  text,
  yields: "yesno",
  gives,
});
export const state = (
  before: string,
  text: string,
  gives: ExprSample["gives"],
  rest: Partial<ExprSample> = {},
): ExprSample => ({ before, text, gives, isOfState: true, ...rest });

const SAME = [
  ["-3", -3],
  ["0", 0],
  ["5", 5],
] as const;

export const EXPRESSIONS: Readonly<
  Record<Exclude<ExprLabel, OperatorLabel>, readonly ExprSample[]>
> = {
  const: [{ text: "#", gives: SAME }],
  local: [
    {
      text: "(sum of x for x in #..2)",
      gives: [
        ["-1", 2],
        ["0", 3],
        ["3", 0],
      ],
    },
  ],
  you: [state("set leader to you", "(if you is leader then 4 else 5)", [["0", 4]])],
  players: [
    {
      text: "(players - #)",
      gives: [
        ["-1", 3],
        ["0", 2],
      ],
    },
  ],
  rival: [state("for shark { set your gold to # }", "gold of shark", SAME)],
  score: [state("set noted to your score score # as catch", "(your score - noted)", SAME)],
  option: [
    {
      text: "(tides + #)",
      gives: [
        ["-3", -1],
        ["0", 2],
      ],
    },
  ],
  rangeCheck: [{ text: "limited(#)", gives: SAME }],
  counter: [state("set coins to #", "coins", SAME)],
  counterFull: [
    state(
      "set purse to #",
      "purse is full",
      [
        ["-1", 0],
        ["0", 0],
        ["3", 1],
      ],
      { yields: "yesno" },
    ),
  ],
  mark: [
    state("set noted to #", "noted", SAME),
    state(
      "set maybe to #",
      "(if maybe is none then 77 else maybe)",
      [
        ["3", 3],
        ["0", 0],
        ["none", 77],
      ],
      {
        param: "0..9 or none",
      },
    ),
  ],
  after: [
    state("set coins to 7", "((coins after fetch(#)) + coins)", [
      ["-3", 4],
      ["0", 7],
    ]),
  ],
  value: [
    {
      text: "fee(#)",
      gives: [
        ["-3", -4],
        ["0", -1],
      ],
    },
    {
      text: "twice(#)",
      gives: [
        ["-3", -6],
        ["0", 0],
      ],
    },
  ],
  table: [
    {
      text: "(row of # + 4 * column of #)",
      param: "space of reef",
      gives: [
        ["a1", 5],
        ["b1", 6],
        ["b2", 10],
      ],
    },
    {
      text: "toll(#)",
      gives: [
        ["-1", -5],
        ["0", 0],
        ["1", 7],
        ["2", 0],
      ],
    },
    {
      text: "(if following(#) is none then 77 else 4)",
      param: "Tide",
      gives: [
        ["ebb", 4],
        ["storm", 77],
      ],
    },
  ],
  pieceField: [
    {
      text: "#.fins",
      param: "Fish",
      gives: [
        ["eel", -2],
        ["cod", 0],
        ["ray", 3],
      ],
    },
  ],
  spaceField: [
    {
      text: "#.depth",
      param: "space of reef",
      gives: [
        ["a1", 0],
        ["b2", 5],
      ],
    },
  ],
  cell: [
    state("add # to reef[a1]", "(if reef[a1] is filled then reef[a1] else 77)", SAME),
    state("", "(if reef[a1] is filled then reef[a1] else 77)", [["0", 77]]),
  ],
  isFilled: [
    state(
      "add # to reef[a1]",
      "reef[a1] is filled",
      [
        ["-3", 1],
        ["0", 1],
      ],
      { yields: "yesno" },
    ),
    state("", "reef[a1] is filled", [["0", 0]], { yields: "yesno" }),
  ],
  zoneSize: [
    state("add # to bag add # to bag", "size of bag", [
      ["-3", 2],
      ["0", 2],
    ]),
    state("", "size of bag", [["0", 0]]),
  ],
  zoneFull: [
    state(
      "add 0 to desk add # to desk",
      "desk is full",
      [
        ["-3", 1],
        ["0", 1],
      ],
      { yields: "yesno" },
    ),
    state("add # to desk", "desk is full", [["0", 0]], { yields: "yesno" }),
  ],
  endOf: [
    state("add 4 to line add # to line", "(if line is filled then last of line else 77)", SAME),
    state("", "(if line is filled then last of line else 77)", [["0", 77]]),
  ],
  domainSize: [{ text: "size of neighbours of #", param: "space of reef", gives: [["a1", 2]] }],
  kindsOf: [
    state(
      "add # to pebbles add ebb to pebbles",
      "size of kinds of pebbles",
      [
        ["ebb", 1],
        ["storm", 2],
      ],
      {
        param: "Tide",
      },
    ),
    state("", "size of kinds of pebbles", [["0", 0]]),
  ],
  setOf: [
    {
      text: "size of {ebb, #}",
      param: "Tide",
      gives: [
        ["ebb", 1],
        ["storm", 2],
      ],
    },
  ],
  union: [
    {
      text: "size of union({ebb}, {#})",
      param: "Tide",
      gives: [
        ["ebb", 1],
        ["storm", 2],
      ],
    },
  ],
  setSize: [{ text: "size of {#}", param: "Tide", gives: [["storm", 1]] }],
  isIn: [
    yesno("# is in -3..0", [
      ["-4", 0],
      ["-3", 1],
      ["0", 1],
      ["1", 0],
    ]),
  ],
  isFamily: [
    {
      ...yesno("# is Big", [
        ["eel", 0],
        ["cod", 1],
      ]),
      param: "Fish",
    },
  ],
  howMany: [
    state("add # to bag", "(number of (-3) in bag)", [
      ["-3", 1],
      ["0", 0],
    ]),
    state("add # to bag", "(number of (0) in bag)", [
      ["-3", 0],
      ["0", 1],
    ]),
  ],
  divide: [
    {
      text: "# / 2 rounded up",
      gives: [
        ["-3", -1],
        ["0", 0],
        ["5", 3],
      ],
    },
    {
      text: "# / 2 rounded down",
      gives: [
        ["-3", -2],
        ["0", 0],
        ["5", 2],
      ],
    },
    {
      text: "7 / # rounded up",
      gives: [
        ["-3", -2],
        ["0", 0],
        ["5", 2],
      ],
    },
  ],
  math: [
    {
      text: "min(#, 1)",
      gives: [
        ["-3", -3],
        ["0", 0],
        ["5", 1],
      ],
    },
    {
      text: "max(#, 1)",
      gives: [
        ["-3", 1],
        ["0", 1],
        ["5", 5],
      ],
    },
    {
      text: "abs(#)",
      gives: [
        ["-3", 3],
        ["0", 0],
        ["5", 5],
      ],
    },
  ],
  if: [
    {
      text: "(if # < 0 then 1 else 2)",
      gives: [
        ["-3", 1],
        ["0", 2],
      ],
    },
  ],
  count: [
    {
      text: "(number of x in #..2)",
      gives: [
        ["-1", 4],
        ["0", 3],
        ["3", 0],
      ],
    },
  ],
  sum: [
    {
      text: "(sum of x * x for x in #..2)",
      gives: [
        ["-1", 6],
        ["0", 5],
        ["3", 0],
      ],
    },
  ],
  some: [
    yesno("some x in #..2 where x is 0", [
      ["-1", 1],
      ["0", 1],
      ["1", 0],
    ]),
  ],
  find: [
    yesno("(first x in 0..4 where x > #) is 3", [
      ["-1", 0],
      ["2", 1],
    ]),
    yesno("(last x in 0..4 where x < #) is none", [
      ["0", 1],
      ["1", 0],
    ]),
    {
      text: "(if (last x in 0..4 where x < #) is not none then (last x in 0..4 where x < #) else 9)",
      gives: [
        ["-3", 9],
        ["1", 0],
        ["9", 4],
      ],
    },
  ],
  every: [
    yesno("every x in #..2 has x > 0", [
      ["-1", 0],
      ["0", 0],
      ["1", 1],
      ["3", 1],
    ]),
  ],
  different: [
    state(
      "add eel to shoal add # to shoal",
      "(number of different Fish.fins in shoal)",
      [
        ["eel", 1],
        ["cod", 2],
      ],
      { param: "Fish" },
    ),
    state("", "(number of different Fish.fins in shoal)", [["0", 0]]),
  ],
  beside: [
    state(
      "for (next player after you) { set leader to you }",
      "(if next player after leader is you then 4 else 5)",
      [["0", 4]],
    ),
  ],
  placeOn: [state("move you on currents by 3", "place of you on currents", [["0", 1]])],
  positionOn: [
    state(
      "set noted to position of you on currents move you on currents by 1",
      "(position of you on currents - noted)",
      [["0", 1]],
    ),
  ],
  timesSeen: [
    state(
      "set coins to # do pause do pause set coins to 9 do pause set coins to 4",
      "number of position in past",
      [
        ["3", 0],
        ["4", 2],
      ],
    ),
  ],
  spaceAt: [
    yesno("spaceAt(reef, #, 1) is a1", [
      ["-3", 0],
      ["0", 0],
      ["1", 1],
      ["2", 0],
    ]),
  ],
};

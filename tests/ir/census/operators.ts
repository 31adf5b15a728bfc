// A sample of each operator: what it gives, and what is said of it.

import type { OperatorLabel } from "../../random-programs/constructs/labels.ts";
import { type ExprSample, state, yesno } from "./expressions.ts";

interface OperatorSample {
  readonly samples: readonly ExprSample[];
  /** An expression about the number `deep`, and the rule in words. */
  readonly says: readonly [text: string, de: string, en: string];
}

export const OPERATORS: Readonly<Record<OperatorLabel, OperatorSample>> = {
  "unary not": {
    samples: [
      yesno("not (# < 0)", [
        ["-3", 0],
        ["0", 1],
        ["3", 1],
      ]),
    ],
    says: [
      "not (deep < 3)",
      "Das Ergebnis gilt, wenn die Tiefe mindestens 3 ist.",
      "The result applies if the depth is at least 3.",
    ],
  },
  "unary -": {
    samples: [
      {
        text: "-#",
        gives: [
          ["-3", 3],
          ["0", 0],
          ["5", -5],
        ],
      },
    ],
    says: ["-(deep + 1)", "Das Ergebnis: −(die Tiefe plus 1).", "The result: −(the depth plus 1)."],
  },
  "binary or": {
    samples: [
      yesno("# < 0 or # > 1", [
        ["-3", 1],
        ["0", 0],
        ["5", 1],
      ]),
    ],
    says: [
      "deep < 0 or deep > 1",
      "Das Ergebnis gilt, wenn die Tiefe kleiner als 0 ist oder die Tiefe größer als 1 ist.",
      "The result applies if the depth is less than 0 or the depth is more than 1.",
    ],
  },
  "binary and": {
    samples: [
      yesno("# < 1 and # > -2", [
        ["-3", 0],
        ["0", 1],
        ["5", 0],
      ]),
    ],
    says: [
      "deep < 1 and deep > -2",
      "Das Ergebnis gilt, wenn die Tiefe kleiner als 1 ist und die Tiefe größer als −2 ist.",
      "The result applies if the depth is less than 1 and the depth is more than −2.",
    ],
  },
  "binary is": {
    samples: [
      yesno("# is -3", [
        ["-3", 1],
        ["0", 0],
      ]),
      state(
        "set maybe to #",
        "maybe is 0",
        [
          ["0", 1],
          ["3", 0],
          ["none", 0],
        ],
        {
          param: "0..9 or none",
          yields: "yesno",
        },
      ),
    ],
    says: [
      "deep is 3",
      "Das Ergebnis gilt, wenn die Tiefe 3 ist.",
      "The result applies if the depth is 3.",
    ],
  },
  "binary is not": {
    samples: [
      yesno("# is not 0", [
        ["-3", 1],
        ["0", 0],
      ]),
      state(
        "set maybe to #",
        "maybe is not 0",
        [
          ["0", 0],
          ["3", 1],
          ["none", 1],
        ],
        {
          param: "0..9 or none",
          yields: "yesno",
        },
      ),
    ],
    says: [
      "deep is not 3",
      "Das Ergebnis gilt, wenn die Tiefe nicht 3 ist.",
      "The result applies if the depth is not 3.",
    ],
  },
  "binary <": {
    samples: [
      yesno("# < 0", [
        ["-3", 1],
        ["0", 0],
        ["5", 0],
      ]),
    ],
    says: [
      "deep < 3",
      "Das Ergebnis gilt, wenn die Tiefe kleiner als 3 ist.",
      "The result applies if the depth is less than 3.",
    ],
  },
  "binary <=": {
    samples: [
      yesno("# <= 0", [
        ["-3", 1],
        ["0", 1],
        ["5", 0],
      ]),
    ],
    says: [
      "deep <= 3",
      "Das Ergebnis gilt, wenn die Tiefe höchstens 3 ist.",
      "The result applies if the depth is at most 3.",
    ],
  },
  "binary >": {
    samples: [
      yesno("# > 0", [
        ["-3", 0],
        ["0", 0],
        ["5", 1],
      ]),
    ],
    says: [
      "deep > 3",
      "Das Ergebnis gilt, wenn die Tiefe größer als 3 ist.",
      "The result applies if the depth is more than 3.",
    ],
  },
  "binary >=": {
    samples: [
      yesno("# >= 0", [
        ["-3", 0],
        ["0", 1],
        ["5", 1],
      ]),
    ],
    says: [
      "deep >= 3",
      "Das Ergebnis gilt, wenn die Tiefe mindestens 3 ist.",
      "The result applies if the depth is at least 3.",
    ],
  },
  "binary +": {
    samples: [
      {
        text: "# + 2",
        gives: [
          ["-3", -1],
          ["0", 2],
        ],
      },
    ],
    says: ["deep + 2", "Das Ergebnis: die Tiefe plus 2.", "The result: the depth plus 2."],
  },
  "binary -": {
    samples: [
      {
        text: "2 - #",
        gives: [
          ["-3", 5],
          ["0", 2],
          ["5", -3],
        ],
      },
    ],
    says: [
      "2 - (deep - 1)",
      "Das Ergebnis: 2 minus (die Tiefe minus 1).",
      "The result: 2 minus (the depth minus 1).",
    ],
  },
  "binary *": {
    samples: [
      {
        text: "# * 3",
        gives: [
          ["-3", -9],
          ["0", 0],
        ],
      },
    ],
    says: [
      "(deep + 1) * 3",
      "Das Ergebnis: (die Tiefe plus 1) mal 3.",
      "The result: (the depth plus 1) times 3.",
    ],
  },
  "binary mod": {
    samples: [
      {
        text: "# mod 3",
        gives: [
          ["-4", 2],
          ["0", 0],
          ["4", 1],
        ],
      },
      {
        text: "7 mod #",
        gives: [
          ["-3", -2],
          ["0", 0],
          ["4", 3],
        ],
      },
    ],
    says: ["deep mod 3", "Das Ergebnis: die Tiefe modulo 3.", "The result: the depth modulo 3."],
  },
};

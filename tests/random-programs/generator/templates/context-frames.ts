// Places of a game outside of expressions and statements, with room for a construct inside each.

import type { ContextLabel } from "../../constructs/labels.ts";
import type { Slot } from "../../constructs/slots.ts";
import { clauseOf, type Frame, type Making, type Part, type Sample } from "./template.ts";

const noun = 'de "die Münze, die Münzen" en "coin, coins"';

/** What an action does. */
const done = "gain 1 tcoinown";

/** An action, and the choice of it in each turn. */
function offered({ fresh }: Making, clauses: string, sample: Sample): Part | undefined {
  const id = fresh("tact");
  const clause = clauseOf(sample);
  if (clause === undefined) return undefined;
  const declarations = `action ${id} {\nde "handeln" en "act"\n${clause}${clauses}\n}`;
  return { declarations, turn: `choose ${id}` };
}

/** A part in which nothing can stand around what is inside. */
const alone =
  (write: (child: string, making: Making) => Part): Frame<Part | undefined>[1] =>
  (child, making, { need }) =>
    need === undefined ? write(child, making) : undefined;

/** A piece with rules for where it lies, and there it lies. */
function lying({ fresh }: Making, rules: string): string {
  const [id, zone] = [fresh("tpiece"), fresh("tnest")];
  return `player zone ${zone} of TFamily
piece ${id}: TFamily {
tsize is 1 tmarked is yes ttint is tred
copies 1 in your ${zone}
while in ${zone} { ${rules} }
}`;
}

const exception = (how: "is" | "plus") =>
  alone((c, making) => {
    const id = making.fresh("tbent");
    return {
      declarations: `value ${id}: number = 1\n${lying(making, `${id} ${how} ${c}`)}`,
      turn: `set tout to ${id}`,
    };
  });

const LET: readonly Slot[] = [
  ...(["number", "yesno", "player", "enum", "piece"] as const),
  ...(["space", "board", "set"] as const),
];

type PartFrames = readonly Frame<Part | undefined>[];

/** Places that the rest of the generator fills often enough have no frames. */
export const CONTEXT_FRAMES: Readonly<Record<ContextLabel, PartFrames>> = {
  flow: [["statement", (c) => ({ opening: c })]],
  move: [["statement", (c, making, sample) => offered(making, c, sample)]],
  pick: [["domain", (c, making, sample) => offered(making, `pick it from ${c}\n${done}`, sample)]],
  "head let": [
    ...LET.map((sort): PartFrames[number] => [
      sort,
      (c, making, sample) => offered(making, `let it = ${c}\nneeds it is it\n${done}`, sample),
    ]),
    [
      "limited number",
      (c, making, sample) => {
        const id = making.fresh("tneed");
        const part = offered(making, `needs ${id}(${c})\n${done}`, sample);
        const requirement = `requirement ${id}(x: 0..2) { needs x is x }`;
        return part && { ...part, declarations: `${requirement}\n${part.declarations}` };
      },
    ],
  ],
  need: [["yesno", (c, making, sample) => offered(making, `needs ${c}\n${done}`, sample)]],
  "exception is": [["number", exception("is")]],
  "exception plus": [["number", exception("plus")]],
  worth: [
    ["number", alone((c, making) => ({ declarations: lying(making, `worth ${c} as treason`) }))],
  ],
  starts: [],
  max: [
    [
      "number",
      alone((c, { fresh }) => {
        const id = fresh("tmax");
        return { declarations: `counter ${id} { ${noun} max ${c} }`, turn: `gain 1 ${id}` };
      }),
    ],
  ],
  limit: [],
  "rival when": [],
  copies: [],
  ranking: [["number", alone((c) => ({ ranking: `most ${c}` }))]],
  rating: [],
};

/** A handler of an event that is announced in each turn. */
export const RULE_FRAMES: PartFrames = [
  [
    "statement",
    (c, { fresh }) => {
      const id = fresh("tevent");
      return { declarations: `event ${id}\nwhen ${id} {\n${c}\n}`, turn: `announce ${id}` };
    },
  ],
];

/** A procedure that is carried out in each turn. */
export const PROCEDURE_FRAMES: PartFrames = [
  [
    "statement",
    (c, { fresh }) => {
      const id = fresh("tstep");
      return { declarations: `to ${id} {\n${c}\n}`, turn: `do ${id}` };
    },
  ],
];

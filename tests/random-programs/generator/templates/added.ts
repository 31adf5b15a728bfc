// What templates of some pairs add to a program.

import type { Random } from "../../../support/random/random.ts";
import type { Pair } from "../../constructs/labels.ts";
import { partsOf } from "../../constructs/pairs.ts";
import type { Part } from "./template.ts";
import { templateOf } from "./templates.ts";
import { TEMPLATE_OPENING, TEMPLATE_TURN, TEMPLATE_WORLD } from "./world.ts";

export interface Added {
  readonly declarations: readonly string[];
  /** Statements of the flow itself, and of each turn. */
  readonly opening: string;
  readonly turn: string;
  /** Lines of the ranking. */
  readonly ranking: string;
  /** Whether lasting points count always. */
  readonly hasWorth: boolean;
}

export const NOTHING_ADDED: Added = {
  declarations: [],
  opening: "",
  turn: "",
  ranking: "",
  hasWorth: false,
};

/** The templates of all these pairs that have one, in one program. */
export function templatesOf(wanted: readonly Pair[], random: Random, hasRivals: boolean): Added {
  let last = 0;
  const fresh = (hint: string) => `${hint}${++last}`;
  const wantsRival = wanted.some((pair) => partsOf(pair)[1] === "rival");
  const isFitting = (pair: Pair) => !((wantsRival || hasRivals) && ASKED_OF_OTHERS.includes(pair));
  const parts = wanted
    .filter(isFitting)
    .sort((a, b) => Number(isLast(a)) - Number(isLast(b)))
    .flatMap((pair) => {
      const part = templateOf(pair, { random, fresh });
      return part === undefined ? [] : [endsGame(pair) ? late(part) : part];
    });
  const lines = (key: keyof Part) => parts.map((part) => part[key] ?? "").filter(Boolean);
  const declared = lines("declarations");
  const [opening, turn, ranking] = [lines("opening"), lines("turn"), lines("ranking")];
  const needed = namesIn([...declared, ...opening, ...turn, ...ranking].join("\n"));
  const world = declarationsOf(needed);
  const known = namesIn(world.join("\n"));
  const isKnown = (statement: string) => [...namesIn(statement)].every((name) => known.has(name));
  return {
    declarations: [...world, ...declared],
    opening: [...TEMPLATE_OPENING.filter(isKnown), ...opening].join("\n"),
    turn: [...TEMPLATE_TURN.filter(isKnown), ...turn].join("\n"),
    ranking: ranking.join("\n"),
    hasWorth: wanted.some((pair) => partsOf(pair)[0] === "worth"),
  };
}

/** The names of the world of templates in a text. */
function namesIn(text: string): Set<string> {
  return new Set([...text.matchAll(NAME)].map(([name]) => name).filter((name) => WORLD.has(name)));
}

const NAME = /\b[tT]\w+\b/g;
const DECLARED =
  /^(?:player )?(?:enum|option|table|family|piece|shape|board|mark|grid|counter|zone|track|history|reason|define|value|to|action|event|rival) ([tT]\w+)/gm;

/** Which declaration has a name. */
const WORLD = new Map(
  TEMPLATE_WORLD.flatMap((text) =>
    [...text.matchAll(DECLARED)].map(([, name = ""]) => [name, text]),
  ),
);

/** The declarations of some names, and those that they need. */
function declarationsOf(names: ReadonlySet<string>): readonly string[] {
  const needed = new Set(names);
  // A set is gone through with what is added to it meanwhile.
  for (const name of needed) for (const other of namesIn(WORLD.get(name) ?? "")) needed.add(other);
  const texts = new Set([...needed].map((name) => WORLD.get(name)));
  return TEMPLATE_WORLD.filter((text) => texts.has(text));
}

/** Where there are rivals, nobody is asked in what others carry out. */
const ASKED_OF_OTHERS: readonly Pair[] = [
  "stmt forPlayer > stmt choose",
  "stmt forPlayer > stmt anyOrder",
  "stmt forPlayer > stmt eachPlayer once",
];

function endsGame(pair: Pair): boolean {
  return partsOf(pair)[1] === "stmt endGame";
}

/** Whether a template may stop the game: then it comes after others. */
function isLast(pair: Pair): boolean {
  return endsGame(pair) || partsOf(pair).includes("rangeCheck");
}

/** What ends the game does so after a few turns. */
function late({ turn, ...part }: Part): Part {
  return turn === undefined ? {} : { ...part, turn: `if tturns >= 3 {\n${turn}\n}` };
}

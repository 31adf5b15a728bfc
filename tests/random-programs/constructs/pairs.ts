// Which construct may stand directly inside which: derived from what each yields and what each has
// room for, without the pairs that the language rules out.

import { impossible } from "./impossible.ts";
import {
  binaryOps,
  type DomainLabel,
  type ExprLabel,
  type Label,
  type Pair,
  type StmtLabel,
  unaryOps,
} from "./labels.ts";
import { HOLDS, type Slot, YIELDS } from "./slots.ts";

export const LABELS = Object.keys(HOLDS) as Label[];

const exprs = Object.keys(YIELDS) as ExprLabel[];
const domains = LABELS.filter((label): label is DomainLabel => label.startsWith("in "));
const statements = LABELS.filter((label): label is StmtLabel => label.startsWith("stmt "));

const SET_UP: readonly ExprLabel[] = [
  ...(["const", "players", "option", "table", "value", "if"] as const),
  ...unaryOps.map((op) => `unary ${op}` as const),
  ...binaryOps.map((op) => `binary ${op}` as const),
  ...(["divide", "math"] as const),
];

/** What a number can be made of that depends on how many play, and on nothing else. */
const PER_PLAYER: readonly ExprLabel[] = [
  ...(["players", "if", "unary -", "binary +", "binary -"] as const),
  ...(["binary *", "binary mod", "divide", "math"] as const),
];

/** All constructs that fit into a slot. */
export function fitting(slot: Slot): readonly Label[] {
  switch (slot) {
    case "you":
      return ["you"];
    case "domain":
      return domains;
    case "statement":
      return statements.filter((label) => label !== "stmt rule");
    case "rule":
      return ["stmt rule"];
    case "field of a piece":
      return ["pieceField", "isFamily"];
    case "limited number":
      return ["rangeCheck"];
    case "number of players":
      return PER_PLAYER;
    case "fixed number":
      return ["const", "unary -"];
    case "beyond":
      return ["stmt until"];
    case "known number":
      return SET_UP.filter((label) => YIELDS[label].includes("number"));
    case "known yesno":
      return SET_UP.filter((label) => YIELDS[label].includes("yesno"));
    default:
      return exprs.filter((label) => YIELDS[label].includes(slot));
  }
}

/** Every pair that rules can have. */
export const PAIRS: readonly Pair[] = LABELS.flatMap((parent) =>
  childrenOf(parent).flatMap((child): Pair[] =>
    impossible(parent, child) === undefined ? [`${parent} > ${child}`] : [],
  ),
);

/** What fits into a construct by its sort. */
export function childrenOf(parent: Label): readonly Label[] {
  return [...new Set(HOLDS[parent].flatMap(fitting))];
}

/** The construct around and the one inside. */
export function partsOf(pair: Pair): readonly [Label, Label] {
  // One construct ends in the sign between two of them.
  const [, parent, child] = /^(binary >|.*?) > (.+)$/.exec(pair) ?? [];
  return [parent, child] as [Label, Label];
}

// Pairs that fit by their sorts, and that the language rules out all the same; each with its reason.

import type { Label } from "./labels.ts";

interface Impossible {
  readonly parents: readonly Label[];
  readonly children: readonly Label[];
  readonly reason: string;
}

export const IMPOSSIBLE: readonly Impossible[] = [
  {
    parents: ["exception is", "exception plus"],
    children: ["value"],
    reason: "what bends a rule value could be bent by it",
  },
  {
    parents: ["different"],
    children: [
      ...(["in range", "in enum", "in players", "in boards", "in set", "in subsets"] as const),
      ...(["in neighbours", "in region", "in group", "in lines", "in line", "in ray"] as const),
    ],
    reason: "pieces lie in zones and on the spaces of grids alone",
  },
  {
    parents: ["domainSize"],
    children: ["in zone", "in set", "in range", "in line"],
    reason:
      "the sizes of zones and sets are constructs of their own, and ranges and lines have none",
  },
  {
    parents: ["pick", "isIn", "domainSize", "different", "in until"],
    children: ["in until"],
    reason: "only what has a name can be asked whether it is the end",
  },
  {
    parents: ["in until", "find"],
    children: ["in subsets", "in neighbours", "in region", "in group", "in lines"],
    reason: "what has no order has no first",
  },
  {
    parents: ["rival when"],
    children: ["table", "value"],
    reason: "whether a rival plays depends on the number of players and the options alone",
  },
  {
    parents: [...(["max", "worth", "exception is", "exception plus", "ranking"] as const)],
    children: ["local", "cell", "endOf"],
    reason: "no name is bound there, and no condition asked before what may be empty",
  },
  {
    parents: [
      ...([
        "count",
        "some",
        "find",
        "every",
        "different",
        "stmt forEach",
        "stmt anyOrder",
      ] as const),
    ],
    children: ["cell"],
    reason:
      "the owner of a grid cannot be what lies on a space: the index would be that of the grid",
  },
  {
    parents: ["pick", "stmt anyOrder"],
    children: ["in lines", "in line"],
    reason: "lines have no numbers for options, and where they have names nobody is asked",
  },
  {
    parents: ["after"],
    children: ["after"],
    reason: "positions that are not there are looked at one at a time",
  },
  {
    parents: ["worth"],
    children: ["score"],
    reason: "points that always count cannot depend on the score, which they change",
  },
  {
    parents: ["stmt until"],
    children: ["const"],
    reason: "a loop until something that always holds is refused, and one until nothing never ends",
  },
  {
    parents: ["rangeCheck"],
    children: ["const", "if"],
    reason: "what is constant never fits or always, and of an if each branch is tested by itself",
  },
  {
    parents: ["stmt eachPlayer once"],
    children: [
      ...(["stmt rollLet", "stmt roll", "stmt rollZone", "stmt rollMark"] as const),
      ...(["stmt drawLet", "stmt draw", "stmt advance", "stmt endGame"] as const),
      ...(["stmt eachPlayer seats", "stmt eachPlayer track"] as const),
      ...(["stmt eachPlayer once", "stmt forPlayer"] as const),
    ],
    reason: "while all decide at the same time, chance, tracks, the end and others are left alone",
  },
];

/** Why a pair cannot be, or undefined if it can. */
export function impossible(parent: Label, child: Label): string | undefined {
  return IMPOSSIBLE.find(
    ({ parents, children }) => parents.includes(parent) && children.includes(child),
  )?.reason;
}

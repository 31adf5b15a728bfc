// English wording of diagnostics about rules that exceed size limits.

import type { CatalogOf } from "../catalog.ts";
import type { LimitFacts } from "../facts/limit-facts.ts";

export const limitsEn: CatalogOf<LimitFacts> = {
  "too-many-kinds": {
    title: "Too many kinds",
    why: "Whatever is counted, drawn or picked is kept ready for every kind of piece; parameters multiply.",
    text: ({ name, most }) =>
      `With \`${name}\` there are more than ${most} kinds of pieces; smaller ranges make fewer.`,
  },
  "too-many-costs": {
    title: "Too many requirements",
    why: "Requirements and costs that include each other are written out in every action that has them.",
    text: ({ name, most }) =>
      `By way of \`${name}\` an action includes more than ${most} requirements and costs.`,
  },
  "too-much-to-hold": {
    title: "Too much to hold",
    why: "The whole state of a game is copied when somebody tries a move, and saved with every decision.",
    text: ({ name, found, all, most }) =>
      `The game holds ${all} numbers, \`${name}\` alone ${found}; at most ${most} are possible.`,
  },
  "too-much-to-check": {
    title: "Too much to check",
    why: "Rules are checked after every key, and some are short but endless to follow. The limit lies far beyond what a game needs.",
    text: ({ unit, most }) =>
      `There is too much to check here: ${tooMuch(unit, most.toLocaleString("en"))}`,
    advice: ({ unit }) => lessOf[unit],
  },
  "too-much-work": {
    title: "Too much work",
    why: "Loops inside of loops multiply; everybody would wait for the result, and a bot asks for it again and again.",
    text: ({ name, most }) =>
      `Working out \`${name}\` may take more than ${most} steps: loops stand in loops here.`,
  },
};

type Unit = LimitFacts["too-much-to-check"]["unit"];

function tooMuch(unit: Unit, n: string): string {
  if (unit === "steps") return `after ${n} steps the check has ended.`;
  return unit === "levels"
    ? `what uses each other leads through more than ${n} levels.`
    : `more than ${n} names hold at the same time.`;
}

const lessOf: Readonly<Record<Unit, string>> = {
  steps: "Smaller ranges and fewer names can be checked to the end.",
  levels: "Fewer rules that build on each other can be checked to the end.",
  names: "A part of the rule can be given a name of its own.",
};

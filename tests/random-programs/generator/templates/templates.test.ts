import { expect, test } from "vitest";
import { Random } from "../../../support/random/random.ts";
import type { Pair } from "../../constructs/labels.ts";
import { PAIRS, partsOf } from "../../constructs/pairs.ts";
import { examined } from "../../difference.ts";
import { Coverage } from "../../interpreter/coverage.ts";
import { randomGame } from "../program.ts";
import { templateOf } from "./templates.ts";

/** What is known before the game is written often enough by the rest of the generator. */
const BY_ITSELF = ["starts", "limit", "rival when", "copies", "rating"];

/** So are spaces that are constants, families of different pieces, and what is in a line: its name. */
const PAIRS_BY_THEMSELVES = [
  ...[
    "spaceField",
    "cell",
    "isFilled",
    "in neighbours",
    "in region",
    "in group",
    "in lines",
    "in ray",
  ].map((parent) => `${parent} > const`),
  "different > isFamily",
  "in line > local",
];

test("all other pairs of constructs have a template", () => {
  const random = new Random(1);
  const missing = PAIRS.filter((pair) => {
    if (BY_ITSELF.includes(partsOf(pair)[0])) return false;
    return templateOf(pair, { random, fresh: (hint) => hint }) === undefined;
  });
  expect(missing.sort()).toEqual(PAIRS_BY_THEMSELVES.sort());
});

test.each<Pair>([
  "counterFull > cell",
  "stmt until > isFamily",
  "exception plus > different",
  "stmt rule > stmt move",
  "in range > rangeCheck",
  "head let > endOf",
])("a program that is to execute `%s` does", (pair) => {
  const coverage = new Coverage();
  for (const seed of [1, 3, 5])
    examined(randomGame(seed, [pair]), { seed, matches: 1, coverage, isAlone: true });

  expect(coverage.pairs.get(pair)).toBeGreaterThan(0);
});

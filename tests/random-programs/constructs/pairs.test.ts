import { expect, test } from "vitest";
import { Coverage } from "../interpreter/coverage.ts";
import { IMPOSSIBLE } from "./impossible.ts";
import { childrenOf, PAIRS, partsOf } from "./pairs.ts";
import { unexpectedPairs } from "./report.ts";
import { wantedPairs } from "./wanted.ts";

test("pairs follow from what constructs yield and have room for", () => {
  for (const pair of ["stmt gain > sum", "in range > table", "isFamily > cell"] as const)
    expect(PAIRS).toContain(pair);
  for (const pair of ["stmt gain > setOf", "isFamily > count", "const > const"])
    expect(PAIRS).not.toContain(pair);
});

test.each(IMPOSSIBLE.map((one) => [one.reason, one] as const))(
  "ruled out, though it fits: %s",
  (_, { parents, children }) => {
    for (const parent of parents)
      expect(childrenOf(parent)).toEqual(expect.arrayContaining([...children]));
  },
);

test("a pair has its two parts", () => {
  expect(partsOf("binary > > binary >")).toEqual(["binary >", "binary >"]);
  for (const pair of PAIRS) expect(partsOf(pair).join(" > ")).toBe(pair);
});

test("what was executed most rarely is wanted, and what the tables do not know is told", () => {
  const coverage = new Coverage();
  for (const pair of PAIRS) coverage.pairs.set(pair, pair === "divide > cell" ? 3 : 100);
  for (const pair of PAIRS) coverage.nodes.set(partsOf(pair)[0], 1);

  expect(wantedPairs(coverage, 100, 1)).toEqual(["divide > cell"]);
  expect(unexpectedPairs(coverage)).toEqual([]);
  coverage.pairs.set("setOf > setOf", 1);
  expect(unexpectedPairs(coverage)).toEqual(["setOf > setOf"]);
});

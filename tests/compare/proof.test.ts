// What a comparison shows of a difference: a heading and the rest of its sentence, and a picture.

import { expect, test } from "vitest";
import type { GroupView } from "../../src/compare/comparison-view.ts";
import { proofOf } from "../../src/components/compare/differences/proof.ts";
import { splitStatement } from "../../src/components/compare/differences/split-statement.ts";
import { gameOf } from "../support/rules-of.ts";

const group: GroupView = {
  statement: "A tile costs 3.",
  side: "b",
  change: 0,
  differences: [],
  witness: undefined,
  searched: 0,
  examples: [],
  reach: { sections: [], examples: [], records: [] },
};

function difference(numbers: readonly { label: string; a: string; b: string }[]) {
  const lines = (text: string) => ({
    playerLines: undefined,
    lines: [{ depth: 0, segments: [{ text, changed: false }] }],
    source: undefined,
  });
  const cited = { a: [], b: [] };
  const same = { path: "price", kind: "value", change: "changed" as const, title: "price" };
  return { ...same, a: lines("It costs 2."), b: lines("It costs 3."), cited, numbers };
}

test("the first sentence is the heading, and the rest explains it", () => {
  expect(splitStatement("Estate 8 is left out. Choices are made openly.")).toEqual({
    first: "Estate 8 is left out.",
    rest: "Choices are made openly.",
  });
  expect(splitStatement("Wissen 27 bringt z. B. Punkte, bisher 2.").rest).toBe("");
  expect(splitStatement("").first).toBe("");
});

test("one number is shown large on both sides, several are told in words", () => {
  const number = { label: "price", a: "2", b: "3" };
  const differences = [difference([number])];

  expect(proofOf({ ...group, differences }, "en")).toEqual({
    kind: "number",
    label: "price",
    values: { a: "2", b: "3" },
  });
  expect(proofOf({ ...group, differences: [difference([number, number])] }, "en")).toEqual({
    kind: "words",
    words: { a: "It costs 2.", b: "It costs 3." },
  });
});

test("words are those that the other side has not", () => {
  const line = (text: string) => ({ depth: 0, segments: [{ text, changed: false }] });
  const side = (...texts: string[]) => ({
    playerLines: undefined,
    lines: texts.map(line),
    source: undefined,
  });
  const differences = [
    {
      ...difference([]),
      a: side("You pay.", "You go."),
      b: side("You pay.", "You stay.", "You go."),
    },
  ];
  expect(proofOf({ ...group, differences }, "en")).toEqual({
    kind: "words",
    words: { a: undefined, b: "You stay." },
  });

  const twice = [{ ...difference([]), a: side("You go."), b: side("You go.", "You go.") }];
  expect(proofOf({ ...group, differences: twice }, "en")).toEqual({
    kind: "words",
    words: { a: undefined, b: "You go." },
  });
});

test("where both sides have words for players, these are shown, not the exact reading", () => {
  const change = difference([]);
  const told = (side: typeof change.a, ...lines: string[]) => ({ ...side, playerLines: lines });
  const [a, b] = [told(change.a, "Tiles are cheap."), told(change.b, "Tiles are dear.", "Pay!")];

  expect(proofOf({ ...group, differences: [{ ...change, a, b }] }, "en")).toEqual({
    kind: "words",
    words: { a: "Tiles are cheap.", b: "Tiles are dear." },
  });
  // One who has none is compared by what the rules say exactly.
  expect(proofOf({ ...group, differences: [{ ...change, b }] }, "en")).toEqual({
    kind: "words",
    words: { a: "It costs 2.", b: "It costs 3." },
  });
});

test("how much a zone holds is shown with the title of the zone", () => {
  const { meta } = gameOf("burgundy-cards");
  const number = { label: "… places", a: "3", b: "4" };
  const change = { ...difference([number]), path: "projects", kind: "zone", title: "project" };
  const metas = { a: meta, b: meta };

  expect(proofOf({ ...group, differences: [change] }, "en", metas)).toMatchObject({
    label: "Projects",
  });
  expect(proofOf({ ...group, differences: [change] }, "de", metas)).toMatchObject({
    label: "Projekte",
  });
});

test("a move that ends differently is shown with what it brings on each side", () => {
  const outcome = (points: number) => ({ allowed: true, reason: undefined, points: [0, points] });
  const witness = {
    ...{ table: { seats: [], options: {}, seed: 1 } as never, moves: [], partings: [] },
    ...{ seat: 1, next: "place(tile: pearl)", says: "place the pearl" },
    outcomes: { a: outcome(0), b: outcome(4) },
  };
  expect(proofOf({ ...group, witness }, "en")).toMatchObject({
    kind: "move",
    says: "place the pearl",
    outcomes: { a: { isAllowed: true, points: 0 }, b: { isAllowed: true, points: 4 } },
  });
});

test("of new entries of a table one is shown that is worth something", () => {
  const side = (...texts: string[]) => ({
    playerLines: undefined,
    lines: texts.map((text) => ({ depth: 0, segments: [{ text, changed: false }] })),
    source: undefined,
  });
  const [a, b] = [side("A: 3"), side("A: 3", "F: 0", "F: 1")];

  expect(proofOf({ ...group, differences: [{ ...difference([]), a, b }] }, "en")).toMatchObject({
    words: { a: undefined, b: "F: 1" },
  });
});

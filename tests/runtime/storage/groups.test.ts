// Groups: the spaces that hang together with a space and on which the same lies.

import { expect, test } from "vitest";
import { seededRandom } from "../../../src/play/random.ts";
import { completed } from "../../support/check-rules.ts";
import { gameFrom } from "../../support/rules-of.ts";

const waters = `
  1 1 . 2
  . 1 2 2
  1 . . 1
`;

test.each([
  ["a1", 3],
  ["a2", 3],
  ["a4", 3],
  ["c1", 1],
  ["c4", 1],
])("the group of %s holds all joined spaces of its sort", (space, size) => {
  expect(sizeOfGroup(waters, space)).toBe(size);
});

test.each([
  [4, 4],
  [9, 7],
  [12, 12],
  [16, 14],
])("on %s by %s spaces, groups are the same as sets and as lists", (columns, rows) => {
  const random = seededRandom(columns);
  const drawing = Array.from({ length: rows }, () =>
    Array.from({ length: columns }, () => "..111122"[random.below(8)]).join(" "),
  ).join("\n");
  const spaces = ["a1", `a${columns}`, "b2", "d4", "c1", "c3", "b4"];
  const counted = spaces.map((space) => sizeOfGroup(drawing, space, "number of s in"));
  expect(counted).toEqual(spaces.map((space) => sizeOfGroup(drawing, space)));
  expect(new Set(counted).size).toBeGreaterThan(1);
});

test("where nothing lies, the empty spaces that hang together are the group", () => {
  expect(["a3", "b1", "c2", "c3"].map((space) => sizeOfGroup(waters, space))).toEqual([1, 1, 2, 2]);
});

test("a group in six directions goes by the sides of hexes", () => {
  const text = `
game reef { de "Riff" en "reef" players 2 }
shape Bay hexes 2-3-2
zone reef of player on Bay
mark chain: 0..9
mark other: 0..9
flow {
  add you to reef[a1] add you to reef[b2] add you to reef[c1] add you to reef[b3]
  set chain to size of group of a1
  set other to size of group of a2
}
`;
  expect(marksOf(text)).toEqual([4, 1]);
});

test("a group is settled before anything is done with its spaces", () => {
  const text = `
game reef { de "Riff" en "reef" players 2 }
shape Bay squares 4 by 1
zone reef of player on Bay
mark rest: 0..9
flow {
  add you to reef[a1] add you to reef[a2] add you to reef[a3]
  for each s in group of a1 { remove you from reef[s] }
  set rest to number of s in spaces of reef where s is filled
}
`;
  expect(marksOf(text)).toEqual([0]);
});

test("groups within a group do not disturb each other", () => {
  const text = `
game reef { de "Riff" en "reef" players 2 }
shape Bay squares 3 by 1
zone reef of player on Bay
mark pairs: 0..9
flow {
  add you to reef[a1] add you to reef[a2] add you to reef[a3]
  set pairs to sum of size of group of s for s in group of a2 where some t in group of s where t is a1
}
`;
  expect(marksOf(text)).toEqual([9]);
});

/** How many spaces the group of one has: in the drawing each stands with whose piece lies there. */
function sizeOfGroup(drawing: string, space: string, asked = "size of"): number | undefined {
  const rows = drawing
    .trim()
    .split("\n")
    .map((row) => row.trim().split(" "));
  const add = (seat: string, row: number, column: number) =>
    seat === "."
      ? []
      : [`if seat is ${seat} { add you to reef[${String.fromCharCode(97 + row)}${column + 1}] }`];
  const stones = rows.flatMap((row, r) => row.flatMap((seat, c) => add(seat, r, c)));
  const text = `
game reef { de "Riff" en "reef" players 2 }
shape Bay squares ${rows[0]?.length} by ${rows.length}
zone reef of player on Bay
mark found: 0..300
flow {
  each player { ${stones.join(" ")} }
  set found to ${asked} group of ${space}
}
`;
  return marksOf(text)[0];
}

function marksOf(text: string): number[] {
  const game = gameFrom([{ path: "test.regel", text }, completed(text)]);
  const view = game.view(game.start({ players: 2, seed: 1 }));
  return view.shared.marks.map(({ value }) => value);
}

import { expect, test } from "vitest";
import type * as ir from "../../../src/dsl/ir/ir.ts";
import { rayFrom } from "../../../src/dsl/ir/lines.ts";
import { checkRules } from "../../support/check-rules.ts";

const BOARDS = `
enum Colour { red "R" de "Rot" en "red" blue "B" de "Blau" en "blue" }
shape Field squares 3 by 3
zone men of player on Field { de "das Brett, die Bretter" en "board, boards" }
shape Comb hexes 2-3-2
zone bees of player on Comb { de "die Wabe, die Waben" en "comb, combs" }
`;

test("a ray begins at a space and goes in a direction of its shape", () => {
  checkRules(`${BOARDS}
value far(s: space of men, way: direction) = number of t in ray(s, way) where t is empty
value aslant(s: space of bees) = number of t in ray(s, upLeft) where t is empty
value above(s: space of bees) = number of t in ray(s, up) where t is empty
                                                   // ^^ no-direction: On \`Comb\` no space has a neighbour \`up\`; hexes touch sideways and aslant.
value off(n: 1..6) = number of t in ray(n, up) where yes
                                     // ^ wrong-type: This is \`1..6\`, but \`space\` is expected here.
value odd(s: space of men) = number of t in ray(s, red) where yes
                                                // ^^^ wrong-type: This is \`Colour\`, but \`direction\` is expected here.
`);
});

test("rows and columns of squares have numbers", () => {
  checkRules(`${BOARDS}
value down(s: space of men): 1..3 = row of s
value along(s: space of men): 1..3 = column of s
value upright(s: space of bees) = row of s
                                      // ^ wrong-kind: \`bees\` is a \`hexes\`; expected here: squares.
value off(n: 1..6) = column of n
                            // ^ wrong-type: This is \`1..6\`, but \`space\` is expected here.
value maybe = row of spaceAt(men, 1, 5)
                  // ^^^^^^^^^^^^^^^^^^ maybe-none: \`spaceAt(men, 1, 5)\` may be \`none\` here; a value is needed.
`);
});

test("a game may use these words for something else", () => {
  checkRules(`
player counter row { de "die Reihe, die Reihen" en "row, rows" }
shape Field squares 3 by 3
zone men of player on Field { de "das Brett, die Bretter" en "board, boards" }
value theirs(p: player) = row of p
value along(s: space of men) = column of s
`);
});

test("an end needs things in an order", () => {
  checkRules(`${BOARDS}
zone pool of 1..6
zone dice of 1..6, row of 4
value a = number of n in 1..9 until n is 4
value b = number of n in dice until n is 4
value c = number of n in pool until n is 4
                      // ^^^^ no-order: In \`pool\` nothing comes before anything else, so nothing there is first.
value d(s: space of men) = number of t in neighbours of s until t is filled
                                       // ^^^^^^^^^^^^^^^ no-order: In \`neighbours of s\` nothing comes before anything else, so nothing there is first.
value e = number of man in men until man is you
                        // ^^^ no-order: In \`men\` nothing comes before anything else, so nothing there is first.
`);
});

test("the first or last of something is there, or none", () => {
  checkRules(`${BOARDS}
zone pool of 1..6
value met(s: space of men, way: direction): space of men or none =
  first t in ray(s, way) where t is filled
value whose(s: space of men): yes/no =
  (first t in ray(s, up) where t is filled) is not none
  and men[first t in ray(s, up) where t is filled] is you
value lowest: space of men or none = last t in spaces of men where t is empty
value sure(s: space of men): space of men = first t in ray(s, up) until t is filled
                                         // ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ maybe-none: \`first t in ray(s, up) until t is filled\` may be \`none\` here; a value is needed.
value c: 1..6 or none = first n in pool where n > 3
                                // ^^^^ no-order: In \`pool\` nothing comes before anything else, so nothing there is first.
value d(s: space of men): space of men or none = first t in neighbours of s
                                                         // ^^^^^^^^^^^^^^^ no-order: In \`neighbours of s\` nothing comes before anything else, so nothing there is first.
`);
});

test("what lies first in a row is still said as before", () => {
  checkRules(`
zone dice of 1..6, row of 4
value best: 1..6 or none = first n in dice where n > 3
value next: 1..6 = if dice is filled then first of dice else 1
`);
});

test("before the end its opposite is known", () => {
  checkRules(`
family Fish { fins: 1..9 }
piece cod : Fish { de "der Dorsch, die Dorsche" en "cod, cods" fins is 3 }
shape Field squares 3 by 3
zone sea of Fish on Field { de "das Meer, die Meere" en "sea, seas" }
value fins(s: space of sea, way: direction) =
  sum of sea[t].fins for t in ray(s, way) until t is empty
`);
});

test("a game may use the names of directions for something else", () => {
  checkRules(`
counter up { de "der Schritt, die Schritte" en "step, steps" }
shape Field squares 3 by 3
zone men of player on Field { de "das Brett, die Bretter" en "board, boards" }
value ahead(s: space of men) = up + number of t in ray(s, down) where t is empty
`);
});

test("rays go out in eight directions on squares and in six on hexes", () => {
  const rays = (shape: ir.Shape, cell: number) =>
    Array.from({ length: 8 }, (_, direction) => rayFrom(shape, cell, direction).length);

  expect(rays(shapeOf("squares", [3, 3, 3]), 0)).toEqual([0, 0, 2, 2, 2, 0, 0, 0]);
  expect(rays(shapeOf("hexes", [2, 3, 2]), 3)).toEqual([0, 1, 1, 1, 0, 1, 1, 1]);
  expect(rayFrom(shapeOf("hexes", [2, 3, 2]), 0, 3)).toEqual([3, 6]);
});

/** A shape with rows of these lengths. */
function shapeOf(layout: ir.Shape["layout"], rows: readonly number[]): ir.Shape {
  const cells = rows.flatMap((length, row) =>
    Array.from({ length }, (_, column) => ({ name: `${row}-${column}`, row, column })),
  );
  const span = { file: "", start: 0, end: 0 };
  const common = { id: "shape", index: 0, noun: undefined, fields: [], regionsBy: undefined };
  return {
    ...common,
    layout,
    cells,
    neighbours: [],
    fromBelow: false,
    columns: rows[0] ?? 0,
    span,
  };
}

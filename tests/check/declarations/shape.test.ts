import { expect, test } from "vitest";
import { checkGame } from "../../../src/dsl/index.ts";
import { checkRules, completed } from "../../support/check-rules.ts";

test("a board has all rows of its shape", () => {
  checkRules(`
shape Comb hexes 2-3-2 { depth: 1..3 }
board shore of Comb {
   // ^^^^^ board-rows: \`shore\` is drawn with 2 rows; its shape has 3.
  de "Ufer" en "shore"
   1 2
  1 2 3
}
`);
});

test("each row has its spaces", () => {
  checkRules(`
shape Comb hexes 2-3-2 { depth: 1..3 }
board shore of Comb {
  de "Ufer" en "shore"
   1 2
  1 2
// (column 3, width 3) board-row-length: Row 2 has 2 spaces; the shape has 3 there.
   1 2
}
`);
});

test("a space shows letters and numbers of the shape", () => {
  checkRules(`
enum Coral { red "R" blue "B" }
shape Pair squares 2 by 1 { colour: Coral }
board shore of Pair {
  de "Ufer" en "shore"
  R G
 // ^ board-cell: \`G\` is no space of this shape; known letters: R, B.
}
`);
});

test("a number on a space is within its limits", () => {
  checkRules(`
shape Pair squares 2 by 1 { depth: 1..3 }
board shore of Pair {
  de "Ufer" en "shore"
  1 4
 // ^ board-cell: \`4\` is no space of this shape; known letters: 1..3.
}
`);
});

test("a space shows nothing more than its fields", () => {
  checkRules(`
enum Coral { red "R" blue "B" }
shape Pair squares 2 by 1 { colour: Coral }
board shore of Pair {
  de "Ufer" en "shore"
  R B2
 // ^^ board-cell: \`B2\` is no space of this shape; known letters: B.
}
`);
});

test("from below columns have letters, and rows have numbers", () => {
  const text = "shape Pair squares 2 by 3 from below";
  const { game } = checkGame([{ path: "test.regel", text }, completed(text)]);
  expect(game?.shapes[0]?.cells.map(({ name }) => name)).toEqual([
    "a3",
    "b3",
    "a2",
    "b2",
    "a1",
    "b1",
  ]);
});

test("letters name as many rows as there are letters, from below as many columns", () => {
  checkRules(`
shape Wide squares 100 by 26
shape Tall squares 26 by 100 from below
shape Broad squares 27 by 3 from below
         // ^^^^^^^^^^^^^^^^^^^^^^^^^^ value-outside: 27 is not within 1..26.
shape High squares 3 by 27
        // ^^^^^^^^^^^^^^^ value-outside: 27 is not within 1..26.
`);
});

test("regions are of a field of the shape", () => {
  checkRules(`
shape Pair squares 2 by 1 {
  depth: 1..3
  regions by colour
          // ^^^^^^ unknown-field: \`Pair\` has no field \`colour\`.
}
`);
});

test("a board is of a shape", () => {
  checkRules(`
enum Coral { red blue }
board shore of Coral {
            // ^^^^^ wrong-kind: \`Coral\` is a \`enum\`; expected here: shape.
  de "Ufer" en "shore"
  1 2
}
`);
});

import { test } from "vitest";
import { checkRules } from "../../support/check-rules.ts";

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

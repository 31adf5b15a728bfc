import { test } from "vitest";
import { checkRules } from "../../support/check-rules.ts";

test("a piece has the fields of its families", () => {
  checkRules(`
family Fish { size: 1..9 }
zone pool of Fish
piece tang: Fish { size is 4 }
value depth = sum of f.sise for f in pool
                    // ^^^^ unknown-field: \`Fish\` has no field \`sise\`.
`);
});

test("a number has no fields", () => {
  checkRules(`
value depth = seat.size
                // ^^^^ unknown-field: \`1..4\` has no field \`size\`.
`);
});

test("a space has the fields of its shape", () => {
  checkRules(`
shape Square squares 2 by 2 { depth: 1..3 }
board shore of Square {
  de "Ufer" en "shore"
  1 2
  2 3
}
zone reef of player on Square
value depth = sum of s.width for s in spaces of reef
                    // ^^^^^ unknown-field: \`space of reef\` has no field \`width\`.
`);
});

test("different values are counted of a field that exists", () => {
  checkRules(`
family Fish { size: 1..9 }
zone pool of Fish
piece tang: Fish { size is 4 }
value depth = number of different Fish.colour in pool
                                    // ^^^^^^ unknown-field: \`Fish\` has no field \`colour\`.
`);
});

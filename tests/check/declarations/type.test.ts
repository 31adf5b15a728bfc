import { test } from "vitest";
import { checkRules } from "../../support/check-rules.ts";

test("a type is declared", () => {
  checkRules(`
mark colour: Coral
          // ^^^^^ unknown-name: Nothing here is called \`Coral\`.
`);
});

test("the limits of a range are fixed", () => {
  checkRules(`
counter pearls { de "die Perle, die Perlen" en "pearl, pearls" }
mark depth: 1..pearls
            // ^^^^^^ not-constant: This must be known before a game begins.
`);
});

test("a range goes upwards, and not on for ever", () => {
  checkRules(`
mark depth: 6..1
         // ^^^^ value-outside: 1 is not within 6..100006.
mark height: 0..2147483647
          // ^^^^^^^^^^^^^ value-outside: 2147483647 is not within 0..100000.
`);
});

test("a set is of members", () => {
  checkRules(`
family Fish
mark shoal: set of Fish
                // ^^^^ wrong-type: This is \`Fish\`, but \`enum\` is expected here.
`);
});

test("a set has at most 31 members", () => {
  checkRules(`
enum Bead {
  a1 a2 a3 a4 a5 a6 a7 a8 b1 b2 b3 b4 b5 b6 b7 b8
  c1 c2 c3 c4 c5 c6 c7 c8 d1 d2 d3 d4 d5 d6 d7 d8
}
mark chain: set of Bead
                // ^^^^ too-many-members: Sets of \`Bead\` are too large; at most 31 different members fit.
`);
});

test("`of` follows a word that takes it", () => {
  checkRules(`
enum Coral { red blue }
mark colour: heap of Coral
          // ^^^^ unknown-name: Nothing here is called \`heap\`.
`);
});

test("spaces are of a grid", () => {
  checkRules(`
enum Coral { red blue }
mark here: space of Coral
                 // ^^^^^ wrong-kind: \`Coral\` is a \`enum\`; expected here: zone … on.
`);
});

import { test } from "vitest";
import { checkRules } from "../../support/check-rules.ts";

test("a piece says what its fields are", () => {
  checkRules(`
family Fish { size: 1..9 }
piece tang: Fish
   // ^^^^ missing-field: \`tang\` does not say what its \`size\` is.
`);
});

test("a field that all kinds of a piece lack is reported once", () => {
  checkRules(`
family Fish { size: 1..9 }
piece tang(a: 1..4): Fish
   // ^^^^ missing-field: \`tang\` does not say what its \`size\` is.
`);
});

test("a field of a piece is declared by its family", () => {
  checkRules(`
family Fish { size: 1..9 }
piece tang: Fish {
  size is 3
  weight is 4
// (column 3, width 6) unknown-field: \`Fish\` has no field \`weight\`.
}
`);
});

test("a field stays within its limits", () => {
  checkRules(`
family Fish { size: 1..9 }
piece tang: Fish { size is 12 }
                        // ^^ value-outside: 12 is not within 1..9.
`);
});

test("a field is known before the game", () => {
  checkRules(`
family Fish { size: 1..9 }
piece tang: Fish { size is players }
                        // ^^^^^^^ not-constant: This must be known before a game begins.
`);
});

test("copies lie in a zone", () => {
  checkRules(`
counter pearls { de "die Perle, die Perlen" en "pearl, pearls" }
family Fish
piece tang: Fish { copies 3 in pearls }
                            // ^^^^^^ not-a-place: Here a zone or a space of a shape is expected.
`);
});

test("the number of copies is known before the game", () => {
  checkRules(`
family Fish
zone pool of Fish
counter weed { de "die Alge, die Algen" en "weed, weeds" }
piece tang: Fish { copies weed in pool }
                       // ^^^^ not-constant: This must be known before a game begins.
`);
});

test("there are never less than no copies, however many play", () => {
  checkRules(`
game reef { de "Riff" en "reef" players 2..4 }
family Fish
zone pool of Fish
piece tang: Fish { copies 3 - players in pool }
                       // ^^^^^^^^^^^ value-outside: -1 is not within 0..10000.
`);
});

test("a piece with parameters lies where they say", () => {
  checkRules(`
family Fish
zone pool[1..2] of Fish
piece tang(size: 1..2): Fish { copies 1 in pool[size] }
`);
});

test("a piece belongs to a family", () => {
  checkRules(`
enum Coral { red blue }
piece fan: Coral
        // ^^^^^ wrong-kind: \`Coral\` is a \`enum\`; expected here: family.
`);
});

test("a family is not its own parent", () => {
  checkRules(`
family Fish: Shark
family Shark: Fish
           // ^^^^ recursive-define: \`Shark\` is defined by itself.
`);
});

test("a field is declared once", () => {
  checkRules(`
family Fish { size: 1..9 size: 1..3 }
                      // ^^^^ duplicate-name: \`size\` is declared more than once.
`);
});

test("copies belong to pieces, not to their family", () => {
  checkRules(`
zone bag of Fish
family Fish { copies 2 in bag }
           // ^^^^^^^^^^^^^^^ family-copies: \`Fish\` is a family, and only a piece can have copies.
piece tang : Fish { de "der Tang, die Tange" en "tang, tangs" }
`);
});

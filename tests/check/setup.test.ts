import { test } from "vitest";
import { checkRules } from "../support/check-rules.ts";

test("an option is of a type with few values that have words", () => {
  checkRules(`
family Fish
option depth of 1..100
             // ^^^^^^ wrong-type: This is \`1..100\`, but \`boards of shape, enum, 1..6, yes/no\` is expected here.
option start of player
             // ^^^^^^ wrong-type: This is \`player\`, but \`boards of shape, enum, 1..6, yes/no\` is expected here.
option plan of boards of Fish
                      // ^^^^ wrong-kind: \`Fish\` is a \`family\`; expected here: shape.
`);
});

test("the value of an option has its type", () => {
  checkRules(`
option depth of 2..4
reason growth { de "Wachstum" en "growth" }
flow { if depth is yes { end game } }
                // ^^^ wrong-type: This is \`yes/no\`, but \`2..4\` is expected here.
`);
});

test("a grid goes by a mark or option that is a board of its shape", () => {
  checkRules(`
shape Reef squares 2 by 1
option depth of 2..4
grid reef of 1..6 on Reef by depth
                          // ^^^^^ wrong-type: This is \`2..4\`, but \`board of Reef\` is expected here.
`);
});

test("an example chooses what an option offers", () => {
  checkRules(`
option depth of 2..4
example low { de "…" en "…" given { players Anna, Benno depth is 5 } then Anna has depth is 2 }
                                                              // ^ unknown-name: Nothing here is called \`5\`.
`);
});

test("there is one rating, and its lines have different names", () => {
  checkRules(`
rating {
  brave from 20 de "mutig" en "brave"
  brave from 10 de "mutig" en "brave"
// (column 3, width 5) duplicate-name: \`brave\` is declared more than once.
}
rating { }
// (column 1, width 10) duplicate-name: \`rating\` is declared more than once.
`);
});

test("an example is rated by a line that there is", () => {
  checkRules(`
rating { brave from 20 de "mutig" en "brave" }
example low { de "…" en "…" given { players Anna, Benno } then Anna is rated brav }
                                                                          // ^^^^ unknown-name: Nothing here is called \`brav\`.
`);
});

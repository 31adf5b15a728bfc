import { test } from "vitest";
import { checkRules } from "../../support/check-rules.ts";

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
                // ^^^ wrong-type: This is \`yes/no\`, but \`number\` is expected here.
`);
});

test("a grid goes by a mark or option that is a board of its shape", () => {
  checkRules(`
shape Reef squares 2 by 1
option depth of 2..4
zone reef of 1..6 on Reef by depth
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

test("what is known before a game may use definitions of what is known", () => {
  checkRules(`
player counter gems { de "der Stein, die Steine" en "gem, gems" starts perGem max perGem * 2 }
rival shark when doubled(players) is 4 { de "der Hai" en "the shark" }
zone pool of 1..6, perGem places
mark depth: 1..perGem starts perGem
table growth(1..3) = 1, twice, yours
                            // ^^^^^ not-constant: This must be known before a game begins.
value perGem = players * doubled(1)
value doubled(n: 1..4) = n * 2
value twice = doubled(1)
value yours = your gems
`);
});

import { test } from "vitest";
import { checkRules } from "../../support/check-rules.ts";

test("a function takes as many arguments as it has parameters", () => {
  checkRules(`
value twice(n: 1..6): number = n * 2
value depth = twice(1, 2)
           // ^^^^^ argument-count: \`twice\` takes 1 argument, not 2.
`);
});

test("an argument has the type of its parameter", () => {
  checkRules(`
value twice(n: 1..6): number = n * 2
value depth = twice(yes)
                 // ^^^ wrong-type: This is \`yes/no\`, but \`1..6\` is expected here.
`);
});

test("functions of the language know their number of arguments", () => {
  checkRules(`
value depth = abs(1, 2)
           // ^^^ argument-count: \`abs\` takes 1 argument, not 2.
value width = min()
           // ^^^ argument-count: \`min\` takes 1 argument, not 0.
`);
});

test("sets are joined with sets", () => {
  checkRules(`
enum Coral { red blue }
mark seen: set of Coral
flow { set seen to union(3, seen) }
                      // ^ wrong-type: This is \`3\`, but \`set of Coral\` is expected here.
`);
});

test("only what takes arguments is called", () => {
  checkRules(`
counter pearls { de "die Perle, die Perlen" en "pearl, pearls" }
value depth = pearls(3)
           // ^^^^^^ wrong-kind: \`pearls\` is a \`counter\`; expected here: value, table.
`);
});

test("an unknown function is reported by its name", () => {
  checkRules(`
value depth = dive(3)
           // ^^^^ unknown-name: Nothing here is called \`dive\`.
`);
});

test("columns and rows are of squares", () => {
  checkRules(`
shape Comb hexes 2-3-2
zone reef of player on Comb
value filled: yes/no = spaceAt(reef, 1, 2) is filled
                            // ^^^^ wrong-kind: \`reef\` is a \`hexes\`; expected here: squares.
`);
});

test("a space outside the board is none, and is asked about", () => {
  checkRules(`
shape Pool squares 3 by 2
zone reef of player on Pool
mark column: 1..3
mark far: 1..4
value inside: space of reef = spaceAt(reef, column, 3 - 1)
value sum: space of reef = spaceAt(reef, 4 - column, min(far, 2))
value either: space of reef or none = spaceAt(reef, far, 1)
value outside: space of reef = spaceAt(reef, far, 1)
                            // ^^^^^^^^^^^^^^^^^^^^^ maybe-none: \`spaceAt(reef, far, 1)\` may be \`none\` here; a value is needed.
value beyond: yes/no = spaceAt(reef, 4, 1) is filled
                    // ^^^^^^^^^^^^^^^^^^^ maybe-none: \`spaceAt(reef, 4, 1)\` may be \`none\` here; a value is needed.
value safe: yes/no = spaceAt(reef, far, 1) is not none and spaceAt(reef, far, 1) is filled
`);
});

test("a place is found on a grid", () => {
  checkRules(`
zone pool of 1..6
value filled: yes/no = spaceAt(pool, 1, 2) is filled
                            // ^^^^ wrong-kind: \`pool\` is something else; expected here: zone … on.
`);
});

test("a place on a track needs a track", () => {
  checkRules(`
zone pool of 1..6
value depth = place of you on pool
                           // ^^^^ wrong-kind: \`pool\` is a \`zone\`; expected here: track.
`);
});

test("subsets are of a set", () => {
  checkRules(`
action dive {
  de "tauchen" en "dive"
  pick shoal from subsets(3, 2)
                       // ^ wrong-type: This is \`3\`, but \`set\` is expected here.
}
`);
});

test("a line has a fixed length", () => {
  checkRules(`
shape Square squares 3 by 3
zone reef of player on Square
counter length { de "die Zahl, die Zahlen" en "number, numbers" }
flow { for each s in spaces of reef { if some row in lines(length, s) where yes { end game } } }
                                                        // ^^^^^^ not-constant: This must be known before a game begins.
`);
});

test("a line goes through a space", () => {
  checkRules(`
value won: yes/no = some row in lines(3, 4) where yes
                                      // ^ wrong-type: This is \`4\`, but \`space\` is expected here.
`);
});

test("parameters have different names", () => {
  checkRules(`
value sum(a: 1..6, a: 1..6): number = a + a
                // ^ duplicate-name: \`a\` is declared more than once.
`);
});

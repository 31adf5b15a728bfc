import { test } from "vitest";
import { checkRules } from "../../support/check-rules.ts";

test("a table has an entry for each argument", () => {
  checkRules(`
table growth(size: 1..4) = 1, 3, 6
   // ^^^^^^ table-size: \`growth\` has 3 entries; its parameters ask for 4.
`);
});

test("the entries of a table are fixed", () => {
  checkRules(`
table growth(size: 1..3) = 1, seat, 6
                           // ^^^^ not-constant: This must be known before a game begins.
`);
});

test("places are counted before the game", () => {
  checkRules(`
zone pool of 1..6, seat places
                // ^^^^ not-constant: This must be known before a game begins.
`);
});

test("a zone of anything has no size", () => {
  checkRules(`
zone pool of number
  // ^^^^ zone-needs-size: What lies in \`pool\` has no limits, so its size is unknown.
`);
});

test("a family of zones ranges over something with limits", () => {
  checkRules(`
zone pools[number] of 1..6
        // ^^^^^^ wrong-type: This is \`number\`, but \`1..6, enum\` is expected here.
`);
});

test("a grid follows a mark that names its boards", () => {
  checkRules(`
shape Pair squares 2 by 1 { depth: 1..3 }
player mark plan: 1..6
player zone reef of player on Pair by plan
                                   // ^^^^ wrong-type: This is \`1..6\`, but \`board of Pair\` is expected here.
`);
});

test("a mark starts with a value of its type", () => {
  checkRules(`
mark tide: yes/no starts 3
                      // ^ wrong-type: This is \`3\`, but \`yes/no\` is expected here.
`);
});

test("places cannot be as many as a counter says", () => {
  checkRules(`
counter room { de "die Zahl, die Zahlen" en "number, numbers" }
zone pool of 1..6, room places
                // ^^^^ not-constant: This must be known before a game begins.
`);
});

test("places are as many as a table has room for", () => {
  checkRules(`
zone pool of 1..6, 2000000000 places
                // ^^^^^^^^^^ value-outside: 2000000000 is not within 1..10000.
zone pond of 1..6, 0 places
                // ^ value-outside: 0 is not within 1..10000.
`);
});

test("a table over a family has entries for the pieces of that family alone", () => {
  checkRules(`
family Card { }
family Fish { }
piece tang : Fish { de "der Tang, die Tange" en "tang, tangs" }
piece one : Card { de "die Eins, die Einsen" en "one, ones" }
piece crab { de "die Krabbe, die Krabben" en "crab, crabs" }
piece two : Card { de "die Zwei, die Zweien" en "two, twos" }
table prize(Card) = 5, 7
table both(Card, Fish): Fish or none = tang, none
table toll(Card) = 5, 7, 9
   // ^^^^ table-size: \`toll\` has 3 entries; its parameters ask for 2.
`);
});

test("a mark for each space is found to be over spaces, wherever the grid is declared", () => {
  checkRules(`
mark seen[space of men]: yes/no
       // ^^^^^^^^^^^^ wrong-type: This is \`space of men\`, but \`1..6, enum\` is expected here.
shape Field squares 2 by 1 { depth: 1..3 }
board plain of Field { de "flach" en "plain" 1 2 }
zone men of 1..3 on Field
`);
});

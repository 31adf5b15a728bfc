import { test } from "vitest";
import { checkRules } from "../../support/check-rules.ts";

test("what every player has is somebody's", () => {
  checkRules(`
player counter pearls { de "die Perle, die Perlen" en "pearl, pearls" }
value depth = pearls
           // ^^^^^^ owner-missing: Every player has a \`pearls\`, so this must say whose.
`);
});

test("what is shared is nobody's", () => {
  checkRules(`
counter pearls { de "die Perle, die Perlen" en "pearl, pearls" }
value depth = your pearls
           // ^^^^^^^^^^^ owner-extra: \`pearls\` is shared; it belongs to no player.
`);
});

test("an owner is a player", () => {
  checkRules(`
player counter pearls { de "die Perle, die Perlen" en "pearl, pearls" }
value depth = pearls of 3
                     // ^ wrong-type: This is \`3\`, but \`player\` is expected here.
`);
});

test("of several zones one is named", () => {
  checkRules(`
zone pools[1..3] of 1..6
value depth = size of pools
                   // ^^^^^ index-missing: There are several \`pools\`, so this must say which.
`);
});

test("of several counters one is named", () => {
  checkRules(`
enum Coral { red blue }
counter grown[Coral] { de "die Koralle, die Korallen" en "coral, corals" }
flow {
  set grown to 3
   // ^^^^^ index-missing: There are several \`grown\`, so this must say which.
  gain 2 grown
      // ^^^^^ index-missing: There are several \`grown\`, so this must say which.
}
value depth = grown
           // ^^^^^ index-missing: There are several \`grown\`, so this must say which.
`);
});

test("one of several zones or counters is one that there is", () => {
  checkRules(`
zone pools[1..3] of 1..6
counter grown[0..2] { de "die Koralle, die Korallen" en "coral, corals" }
player zone hand of 1..6, 2 places
value depth = size of pools[9] + size of pools[3]
                         // ^ value-outside: 9 is not within 1..3.
flow {
  set grown[-1] to 1
         // ^^ value-outside: -1 is not within 0..2.
  for each n in 0..4 { move all from pools[n] to pools[2 * 2] }
                                                    // ^^^^^ value-outside: 4 is not within 1..3.
}
example seen {
  de "…" en "…"
  given { players Anna, Benno table { pools[4] 1; grown[5] 2 } }
                                         // ^ value-outside: 4 is not within 1..3.
                                                     // ^ value-outside: 5 is not within 0..2.
  then Anna sees pools[0]
                    // ^ value-outside: 0 is not within 1..3.
}
`);
});

test("a single zone has no index", () => {
  checkRules(`
zone pool of 1..6
value depth = size of pool[2]
                   // ^^^^^^^ index-extra: There is only one \`pool\`; it takes no \`[…]\`.
`);
});

test("things are put into zones or on spaces", () => {
  checkRules(`
mark tide: 1..6
flow { add 3 to tide }
             // ^^^^ not-a-place: Here a zone or a space of a shape is expected.
`);
});

test("what has been picked is no place itself", () => {
  checkRules(`
zone pool of 1..6
shape Square squares 3 by 3
zone reef of player on Square
to settle(space: space of reef) { add you to space }
                                          // ^^^^^ not-a-place: Here a zone or a space of a shape is expected.
flow {
  let depth = 2
  move all from pool to depth
                     // ^^^^^ not-a-place: Here a zone or a space of a shape is expected.
}
`);
});

test("nothing is put into what does not exist", () => {
  checkRules(`
zone pool of 1..6
flow { add 3 to pols }
             // ^^^^ unknown-name: Nothing here is called \`pols\`.
`);
});

test("a whole grid is no place", () => {
  checkRules(`
shape Square squares 3 by 3
zone reef of player on Square
flow { add you to reef }
               // ^^^^ not-a-place: Here a zone or a space of a shape is expected.
`);
});

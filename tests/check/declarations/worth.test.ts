import { test } from "vitest";
import { checkRules } from "../../support/check-rules.ts";

test("somewhere stands when lasting points are counted", () => {
  checkRules(`
family Fish
player zone pool of Fish, 3 places
piece shark : Fish { de "Hai" en "shark" while in pool { worth 2 } }
                                                      // ^^^^^^^ uncounted-worth: Nothing says when these points are counted.
`);
});

test("they are counted in one way only", () => {
  checkRules(`
event tideEnds
worth when tideEnds
worth always
// (column 1, width 12) duplicate-name: \`worth\` is declared more than once.
`);
});

test("they are counted at an event about nothing", () => {
  checkRules(`
event tideEnds(height: 1..3)
worth when tideEnds
        // ^^^^^^^^ argument-count: \`tideEnds\` takes 1 argument, not 0.
worth when tide
// (column 1, width 15) duplicate-name: \`worth\` is declared more than once.
`);
});

test("a family says what its points are for, a piece need not", () => {
  checkRules(`
reason school { de "Schwarm" en "school" }
family Fish { while in pool { worth 1 worth 2 as school worth 3 as pool } }
                           // ^^^^^^^ missing-reason: The ledger must say what these points are for.
                                                                // ^^^^ wrong-kind: \`pool\` is a \`zone\`; expected here: reason.
player zone pool of Fish, 3 places
piece shark : Fish { de "Hai" en "shark" while in pool { worth 2 } }
worth always
`);
});

test("points are a number, and pieces lie with a player", () => {
  checkRules(`
family Fish
zone sea of Fish, 3 places
player zone pool of Fish, 3 places
piece shark : Fish { de "Hai" en "shark" while in pool { worth pool } while in sea { worth 1 } }
                                                            // ^^^^ owner-missing: Every player has a \`pool\`, so this must say whose.
                                                                            // ^^^ owner-extra: \`sea\` is shared; it belongs to no player.
worth always
`);
});

test("points that always count do not depend on the score, which they change", () => {
  checkRules(`
family Fish
reason school { de "Schwarm" en "school" }
player zone pool of Fish, 3 places
player counter wave { de "die Welle, die Wellen" en "wave, waves" max size of your pool + your score }
value half = your score / 2 rounded down
value rest(n: number) = n - half
piece shark : Fish { de "Hai" en "shark" while in pool { worth your score as school } }
                                                      // ^^^^^^^^^^^^^^^^^^^^^^^^^^ worth-of-score: These points depend on the score, which they change themselves.
piece ray : Fish { de "Rochen" en "ray" while in pool { worth rest(3) } }
                                                     // ^^^^^^^^^^^^^ worth-of-score: These points depend on the score, which they change themselves.
piece eel : Fish { de "Aal" en "eel" while in pool { worth if your wave is full then 1 else 2 } }
                                                  // ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ worth-of-score: These points depend on the score, which they change themselves.
piece cod : Fish { de "Dorsch" en "cod" while in pool { worth your wave } }
worth always
`);
});

test("points that are counted at an event may depend on the score", () => {
  checkRules(`
family Fish
reason school { de "Schwarm" en "school" }
player zone pool of Fish, 3 places
piece shark : Fish { de "Hai" en "shark" while in pool { worth your score as school } }
event tideEnds
worth when tideEnds
`);
});

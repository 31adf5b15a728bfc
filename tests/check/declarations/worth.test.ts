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

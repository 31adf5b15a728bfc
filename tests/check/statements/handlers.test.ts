import { test } from "vitest";
import { checkRules } from "../../support/check-rules.ts";

test("two exceptions that disagree are reported", () => {
  checkRules(`
value catchSize = 1
family Fish
piece tang: Fish { while in pool { catchSize is 2 } }
piece goby: Fish { while in pool { catchSize is 3 } }
                                // ^^^^^^^^^^^^^^ exception-conflict: Two exceptions set \`catchSize\` to different things and may be in force at once.
player zone pool of Fish
`);
});

test("two exceptions that agree are fine", () => {
  checkRules(`
value catchSize = 1
family Fish
piece tang: Fish { while in pool { catchSize is 2 } }
piece goby: Fish { while in pool { catchSize is 2 } }
player zone pool of Fish
`);
});

test("exceptions for different arguments do not disagree", () => {
  checkRules(`
enum Depth { shallow deep }
value catchSize(depth: Depth) = 1
family Fish
piece tang: Fish { while in pool { catchSize(shallow) is 2 } }
piece goby: Fish { while in pool { catchSize(deep) is 3 } }
player zone pool of Fish
`);
});

test("the arguments of an exception are known before the game", () => {
  checkRules(`
value catchSize(depth: 1..6) = 1
family Fish
piece tang: Fish { while in pool { catchSize(seat) is 2 } }
                                          // ^^^^ not-constant: This must be known before a game begins.
player zone pool of Fish
`);
});

test("exceptions are for those who own the piece", () => {
  checkRules(`
value catchSize = 1
family Fish
piece tang: Fish { while in pool { catchSize is 2 } }
                         // ^^^^ owner-extra: \`pool\` is shared; it belongs to no player.
zone pool of Fish
`);
});

test("a piece has no event that is not about a piece", () => {
  checkRules(`
event tide
family Fish
piece tang: Fish { when tide { } }
                     // ^^^^ wrong-kind: \`tide\` is a \`event\`; expected here: event (piece).
`);
});

test("only values are bent", () => {
  checkRules(`
mark catchSize: 1..2
family Fish
piece tang: Fish { while in pool { catchSize is 2 } }
                                // ^^^^^^^^^ wrong-kind: \`catchSize\` is a \`mark\`; expected here: value.
player zone pool of Fish
`);
});

test("any value is bent; one that none bends may stand where all is known before the game", () => {
  checkRules(`
value most = 1 + extra
value extra = 2
value least = 1
player zone pool of Fish, most places
player zone basin of Fish, least places
                        // ^^^^^ not-constant: This must be known before a game begins.
family Fish
piece tang: Fish { while in pool { least is 2 } }
`);
});

import { test } from "vitest";
import { checkRules } from "../../support/check-rules.ts";

test("a definition does not need itself", () => {
  checkRules(`
value depth: number = depth + 1
   // ^^^^^ recursive-define: \`depth\` is defined by itself.
`);
});

test("definitions do not need each other in a circle", () => {
  checkRules(`
value depth(n: 1..6): number = width(n) + 1
   // ^^^^^ recursive-define: \`depth\` is defined by itself.
value width(n: 1..6): number = depth(n) - 1
`);
});

test("a procedure that does itself must ask somebody on the way", () => {
  checkRules(`
to rise { do rise }
// ^^^^ recursive-define: \`rise\` is defined by itself.
`);
});

test("a procedure may do itself after a choice", () => {
  checkRules(`
action dive { de "tauchen" en "dive" }
to rise {
  choose dive
  do rise
}
flow { do rise }
`);
});

test("nobody is asked in a loop over what may change meanwhile", () => {
  checkRules(`
zone pool of 1..6
action dive { de "tauchen" en "dive" }
flow { for each n in pool { choose dive } }
    // ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ slow-loop: Players cannot be asked inside a loop over this; loop over a range, an enum, a set or the players.
`);
});

test("options can be told apart by their numbers", () => {
  checkRules(`
enum Coral { a b c d e f g h i j k l m n o p q r s t u }
action grow(seen: set of Coral) {
    // ^^^^ too-many-options: \`grow\` can be done in too many ways; at most 1,000,000 can be told apart.
  de "wachsen" en "grow"
  pick kinds from subsets(seen, 2)
}
`);
});

test("a loop has a round: it does not end before the first", () => {
  checkRules(`
action dive { de "tauchen" en "dive" }
flow {
  repeat until yes { each player { choose dive } }
            // ^^^ never-repeats: \`yes\` holds from the start, so there is no round of this loop.
  repeat until no { each player { choose dive } }
}
`);
});

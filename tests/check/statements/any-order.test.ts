import { test } from "vitest";
import { checkRules } from "../../support/check-rules.ts";

test("an order is of few things that can be counted", () => {
  checkRules(`
shape Reef squares 8 by 8
family Fish
zone reef of Fish on Reef
zone pool of Fish
counter shells { de "die Muschel" en "shell" }
flow {
  for each n in 1..31 in any order { }
  for each n in 1..32 in any order { }
// (column 3, width 36) order-limit: \`in any order\` is for at most 31 things; here there can be more.
  for each n in 1..shells in any order { }
// (column 3, width 40) order-limit: \`in any order\` is for at most 31 things; here there can be more.
  for each s in spaces of reef where s is empty in any order { }
  for each fish in pool in any order { }
}
`);
});

test("items have names and words", () => {
  checkRules(`
flow {
  in any order {
    pearl { de "Perle" en "pearl" }
    pearl { de "Perle" }
 // ^^^^^ duplicate-name: \`pearl\` is declared more than once.
         // ^^^^^^^^^^ missing-text: \`pearl\` has no English text.
  }
}
`);
});

test("no action is called as the option that picks what comes next", () => {
  checkRules(`
action next { de "weiter" en "next" }
    // ^^^^ order-name: In moves, \`next\` is the choice that \`in any order\` gives; the action needs another name.
flow { for each n in 1..2 in any order { choose next } in any order { } }
`);
});

test("a piece answers in one place", () => {
  checkRules(`
event lit
family Fish
piece cod: Fish {
  de "der Dorsch" en "cod"
  while in boat { when lit { } }
  while in net { when lit { } }
}
player zone boat of Fish, row of 2
player zone net of Fish, row of 2
flow { announce lit in any order }
    // ^^^^^^^^^^^^^^^^^^^^^^^^^ order-places: \`cod\` answers \`lit\` in \`boat\` and in \`net\`; with \`in any order\` the two could not be told apart.
`);
});

test("an order is not asked for inside a loop over what lies somewhere", () => {
  checkRules(`
zone pool of 1..6, 3 places
flow { for each fish in pool { for each n in 1..2 in any order { } } }
    // ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ slow-loop: Players cannot be asked inside a loop over this; loop over a range, an enum, a set or the players.
`);
});

test("moves name what comes next", () => {
  checkRules(`
flow {
  for each n in 1..2 in any order { }
  in any order { pearl { de "Perle" en "pearl" } shell { de "Muschel" en "shell" } }
}
example picked {
  de "Gewählt" en "Picked"
  given { players Anna, Benno }
  when Anna next(n: 2)
  when Anna next(item: perl)
                    // ^^^^ unknown-name: Nothing here is called \`perl\`.
  when Anna next(m: 2)
              // ^ unknown-name: Nothing here is called \`m\`.
  then Anna chooses next
}
`);
});

test("without an order nothing comes next", () => {
  checkRules(`
example picked {
  de "Gewählt" en "Picked"
  given { players Anna, Benno }
  then Anna chooses next
                 // ^^^^ unknown-name: Nothing here is called \`next\`.
}
`);
});

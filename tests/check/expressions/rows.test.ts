import { test } from "vitest";
import { checkRules } from "../../support/check-rules.ts";

test("only rows have ends", () => {
  checkRules(`
zone pool of 1..6
zone shelf of 1..6, 3 places
flow {
  sort pool
    // ^^^^ not-a-row: Only rows have a first and a last and can be sorted; \`pool\` is none.
  move last from shelf to pool
              // ^^^^^ not-a-row: Only rows have a first and a last and can be sorted; \`shelf\` is none.
  if pool is not empty { let card = first of pool }
                                          // ^^^^ not-a-row: Only rows have a first and a last and can be sorted; \`pool\` is none.
}
`);
});

test("whether something lies there is asked first", () => {
  checkRules(`
enum Hue { red blue }
zone shelf[Hue] of 1..6, row of 3
zone pool of 1..6
value top(hue: Hue): 0..6 = if shelf[hue] is empty then 0 else last of shelf[hue]
value low(hue: Hue): yes/no = shelf[hue] is not empty and first of shelf[hue] is 1
value odd(hue: Hue): yes/no = shelf[hue] is empty or first of shelf[red] is 1
                                                           // ^^^^^^^^^^ maybe-empty: \`shelf[red]\` may be empty here, and then nothing is first or last.
value both = sum of first of shelf[hue] for hue in Hue where not shelf[hue] is empty
value all: yes/no = every hue in Hue has shelf[hue] is filled or first of shelf[hue] is 1
                                                                       // ^^^^^^^^^^ maybe-empty: \`shelf[hue]\` may be empty here, and then nothing is first or last.
action take {
  de "nehmen" en "take"
  pick hue from Hue
  needs there: shelf[hue] is not empty else de "nichts da" en "nothing there"
  needs small: first of shelf[hue] < 3 else de "zu viel" en "too much"
  let card = first of shelf[hue]
  move first from shelf[hue] to pool
  let next = first of shelf[hue]
                   // ^^^^^^^^^^ maybe-empty: \`shelf[hue]\` may be empty here, and then nothing is first or last.
}
flow {
  for each hue in Hue where shelf[hue] is filled {
    let card = last of shelf[hue]
    repeat 2 times { let again = last of shelf[hue] }
                                      // ^^^^^^^^^^ maybe-empty: \`shelf[hue]\` may be empty here, and then nothing is first or last.
  }
  repeat until shelf[red] is empty { let card = last of shelf[red] move last from shelf[red] to pool }
  let hue = red
  if shelf[hue] is filled {
    let hue = blue
    let card = last of shelf[hue]
                    // ^^^^^^^^^^ maybe-empty: \`shelf[hue]\` may be empty here, and then nothing is first or last.
  }
  choose take
}
`);
});

test("a mark may be a family", () => {
  checkRules(`
enum Hue { red blue }
mark taken[Hue]: yes/no
mark tide: yes/no
shape Reef squares 2 by 1 { hue: Hue }
board lagoon of Reef { de "Lagune" en "lagoon" red blue }
mark plan[Hue]: board of Reef
zone reef of Hue on Reef by plan
                         // ^^^^ index-missing: There are several \`plan\`, so this must say which.
flow {
  set taken[red] to yes
  set taken to yes
   // ^^^^^ index-missing: There are several \`taken\`, so this must say which.
  set tide to taken
           // ^^^^^ index-missing: There are several \`taken\`, so this must say which.
  set tide[red] to yes
   // ^^^^^^^^^ index-extra: There is only one \`tide\`; it takes no \`[…]\`.
}
`);
});

test("a row has room for each number of players", () => {
  checkRules(`
zone shelf of 1..6, row of players - 2
                        // ^^^^^^^^^^^ value-outside: 0 is not within 1..10000.
zone other of 1..6, row of players + 1
example three {
  de "…" en "…"
  given { players Anna, Benno table { other 1, 2, 3, 4 } }
                                   // ^^^^^^^^^^^^^^^^ zone-overfull: \`other\` has room for 3, not for 4.
}
`);
});

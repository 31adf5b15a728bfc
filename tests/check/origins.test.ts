import { test } from "vitest";
import { checkRules } from "../support/check-rules.ts";

test("documents have names of their own and words in both languages", () => {
  checkRules(`
source rulebook { de "Spielregel" en "rulebook" url "https://example.org" doubtful }
source review { de "Besprechung" en "review" single }
source rulebook { de "Spielregel" en "rulebook" }
    // ^^^^^^^^ duplicate-name: \`rulebook\` is declared more than once.
source letter { de "Brief" }
             // ^^^^^^^^^^ missing-text: \`letter\` has no English text.
value rulebook = 2
`);
});

test("what is cited is declared", () => {
  checkRules(`
source rulebook { de "Spielregel" en "rulebook" }
see rulebook 2, 3
see rulbook
 // ^^^^^^^ unknown-name: Nothing here is called \`rulbook\`.
value toll = 2
see letter 4
 // ^^^^^^ unknown-name: Nothing here is called \`letter\`.
worth always
`);
});

test("a variant cites, and has words, whether it is in force or not", () => {
  checkRules(`
source rulebook { de "Spielregel" en "rulebook" }
value toll = 2
variant calm of reef { de "Stille" see rulebok change toll to 1 }
                    // ^^^^^^^^^^^ missing-text: \`calm\` has no English text.
                                    // ^^^^^^^ unknown-name: Nothing here is called \`rulebok\`.
variant calm of reef { de "Stille" en "calm" see rulebook }
     // ^^^^ duplicate-name: \`calm\` is declared more than once.
`);
});

test("a question is about something that there is", () => {
  checkRules(`
value toll = 2
action dive { de "Tauchen" en "dive" needs isOpen: toll > 0 end game }
question depth about dive, isOpen, flow, dives {
                                      // ^^^^^ unknown-name: Nothing here is called \`dives\`.
  de "Wie tief?" en "How deep?"
  reading deep { de "Tief." en "Deep." }
  reading flat { de "Flach." en "Flat." change toll to 1 }
  reading flat { de "Flach." en "Flat." }
       // ^^^^ duplicate-name: \`depth.flat\` is declared more than once.
}
question depth about toll { reading deep { de "Tief." en "Deep." } }
      // ^^^^^ duplicate-name: \`depth\` is declared more than once.
      // ^^^^^ missing-text: \`depth\` has no German text.
      // ^^^^^ missing-text: \`depth\` has no English text.
                                 // ^^^^ duplicate-name: \`depth.deep\` is declared more than once.
`);
});

import { test } from "vitest";
import { checkRules } from "../../support/check-rules.ts";

const pearls = 'pearls { de "die Perle, die Perlen" en "pearl, pearls" }';
const kites = `enum Wind { calm strong }
counter kites[Wind] { de "der Drachen, die Drachen" en "kite, kites" }`;

test("of a family one counter is gained", () => {
  checkRules(`
${kites}
flow { gain 1 kites pay 1 kites[strong] }
           // ^^^^^ index-missing: There are several \`kites\`, so this must say which.
`);
});

test("a counter that is no family has no members", () => {
  checkRules(`
counter ${pearls}
flow { gain 1 pearls[2] }
           // ^^^^^^^^^ index-extra: There is only one \`pearls\`; it takes no \`[…]\`.
`);
});

test("the member of a family is of its type", () => {
  checkRules(`
${kites}
flow { gain 1 kites[2] }
                 // ^ wrong-type: This is \`2\`, but \`Wind\` is expected here.
`);
});

test("a member that is known lies within the limits of its family", () => {
  checkRules(`
counter waves[2..4] { de "die Welle, die Wellen" en "wave, waves" }
flow { gain 1 waves[4] gain 1 waves[5] }
                                 // ^ value-outside: 5 is not within 2..4.
`);
});

test("only a family over an enum goes without a noun", () => {
  checkRules(`
enum Coral { red de "die rote Koralle, die roten Korallen" en "red coral, red corals" }
player counter grown[Coral]
player counter nets[1..3]
            // ^^^^ missing-text: \`nets\` has no German text.
            // ^^^^ missing-text: \`nets\` has no English text.
`);
});

test("a hole names a member of a family, and what a number counts", () => {
  checkRules(`
${kites}
action fly {
  de "fliegen" en "fly"
  pick wind from Wind
  needs one: kites[wind] >= 2
    else de "{2 kites[wind]}, nicht {kites[wind]}" en "{2 kites[wind]}, not {kites[wind]}"
  needs other: kites[wind] < 9
    else de "{2 kites}" en "{2 kites}"
             // ^^^^^ index-missing: There are several \`kites\`, so this must say which.
}
`);
});

test("what a counter can hold is a number", () => {
  checkRules(`
value room = 3
counter pearls { de "die Perle, die Perlen" en "pearl, pearls" max players is 2 }
                                                                // ^^^^^^^^^^^^ wrong-type: This is \`yes/no\`, but \`number\` is expected here.
counter corals { de "die Koralle, die Korallen" en "coral, corals" max room + seat }
`);
});

test("only a counter with a limit can be full", () => {
  checkRules(`
counter ${pearls}
flow { if pearls is empty { gain 1 pearls } if pearls is full { end game } }
                                            // ^^^^^^ never-full: \`pearls\` has no \`max\`, so it is never full.
`);
});

test("the limit of a counter does not lead to itself", () => {
  checkRules(`
counter pearls { de "die Perle, die Perlen" en "pearl, pearls" max room }
value room = if pearls is full then 3 else 4
   // ^^^^ recursive-define: \`room\` is defined by itself.
`);
});

test("only beyond a limit something happens", () => {
  checkRules(`
counter pearls { de "die Perle, die Perlen" en "pearl, pearls" beyond { pay 1 pearls } }
                                                                   // ^^^^^^^^^^^^^^^^ never-full: \`pearls\` has no \`max\`, so it is never full.
`);
});

test("what happens beyond a limit without asking does not lead there again", () => {
  checkRules(`
counter pearls { de "die Perle, die Perlen" en "pearl, pearls" max 3 beyond { pay 1 pearls gain 1 corals } }
     // ^^^^^^ recursive-define: \`pearls\` is defined by itself.
counter corals { de "die Koralle, die Korallen" en "coral, corals" max 3 beyond { pay 1 corals gain 1 pearls } }
`);
});

test("nothing is gained that may ask somebody where no place can be kept", () => {
  checkRules(`
family Fish
zone pool of Fish
action swap { de "tauschen" en "swap" pay 1 pearls }
counter pearls { de "die Perle, die Perlen" en "pearl, pearls" max 3 beyond { choose swap } }
flow { for each fish in pool { gain 1 pearls } }
    // ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ slow-loop: Players cannot be asked inside a loop over this; loop over a range, an enum, a set or the players.
`);
});

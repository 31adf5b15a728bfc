import { test } from "vitest";
import { checkVariants } from "../support/check-rules.ts";

// What variants may be of ------------------------------------------------------

test("a variant is of the game or of another variant", () => {
  checkVariants(`
value toll = 2
variant calm of reaf { de "Stille" en "calm" change toll to 1 }
             // ^^^^ unknown-base: There is neither a game nor a variant \`reaf\`. (Did you mean \`reef\`?)
variant still of calm { de "Ruhe" en "still" change toll to 0 }
`);
});

test("only variants that there are can be chosen", () => {
  checkVariants(
    `game reef { de "Riff" en "reef" players 2 }
// (column 1, width 0) unknown-variant: There is no variant \`clam\`; there are: calm. (Did you mean \`calm\`?)
value toll = 2
variant calm of reef { de "Stille" en "calm" change toll to 1 }
`,
    "clam",
  );
});

test("where there are no variants, none is proposed", () => {
  checkVariants(
    `game reef { de "Riff" en "reef" players 2 }
// (column 1, width 0) unknown-variant: There is no variant \`calm\`.
`,
    "calm",
  );
});

test("variants do not build upon each other in a circle, chosen or not", () => {
  checkVariants(`
value toll = 2
variant calm of still { de "Stille" en "calm" change toll to 1 }
     // ^^^^ variant-circle: \`calm\` is a variant of itself, at once or by way of others.
variant still of calm { de "Ruhe" en "still" }
variant mirror of mirror { de "Spiegel" en "mirror" }
     // ^^^^^^ variant-circle: \`mirror\` is a variant of itself, at once or by way of others.
`);
});

// What there is to change ------------------------------------------------------

test("what is not there cannot be changed", () => {
  checkVariants(
    `
value toll = 2
variant calm of reef { de "Stille" en "calm"
  change tol to 1
      // ^^^ unknown-target: The game has no \`tol\` that could be changed. (Did you mean \`toll\`?)
  extend dive { gain 1 coral }
      // ^^^^ unknown-target: The game has no \`dive\` that could be changed.
  remove shark
      // ^^^^^ unknown-target: The game has no \`shark\` that could be changed.
  change value tide = 3
            // ^^^^ unknown-target: The game has no \`tide\` that could be changed.
  change worth always
// (column 3, width 19) unknown-target: The game has no \`worth\` that could be changed.
}
`,
    "calm",
  );
});

test("what another variant has taken away cannot be changed, and the report says where", () => {
  checkVariants(
    `
value toll = 2
variant calm of reef { de "Stille" en "calm" remove toll }
                                                 // ^^^^ removed-here: removed here
variant still of calm { de "Ruhe" en "still" change toll to 1 }
                                                 // ^^^^ unknown-target: The game has no \`toll\` that could be changed.
`,
    "still",
  );
});

test("rules that still speak of what is gone are reported at its removal", () => {
  checkVariants(
    `
enum Tide { ebb flood }
value toll = 2
value fare = toll + 1
          // ^^^^ shows-here: this no longer fits
mark tide: Tide
value isFlood: yes/no = tide is flood
                             // ^^^^^ shows-here: this no longer fits
variant calm of reef { de "Stille" en "calm" remove toll, Tide.flood }
                                                 // ^^^^ unknown-name: Nothing here is called \`toll\`.
                                                       // ^^^^^^^^^^ unknown-name: Nothing here is called \`flood\`.
`,
    "calm",
  );
});

test("what an edit makes wrong elsewhere is reported at the edit", () => {
  checkVariants(
    `
enum Tide { ebb flood }
table depth(Tide) = 1, 2
   // ^^^^^ shows-here: this no longer fits
variant calm of reef { de "Stille" en "calm" extend Tide { storm } }
                                                 // ^^^^ table-size: \`depth\` has 2 entries; its parameters ask for 3.
`,
    "calm",
  );
});

test("a piece or member that is no declaration by itself is named by its path", () => {
  checkVariants(
    `
enum Species { chicken cow }
look chicken { icon "hen" }
variant calm of reef { de "Stille" en "calm"
  change chicken to 3
      // ^^^^^^^ unknown-target: The game has no \`chicken\` that could be changed. (Did you mean \`Species.chicken\`?)
}
`,
    "calm",
  );
});

test("a name that has moved into another declaration is found there", () => {
  checkVariants(
    `
player counter coral { de "Koralle" en "coral" starts 1 }
action dive {
  de "Tauchen" en "dive"
  needs enoughAir: your coral > 0 else de "Keine Luft." en "No air."
}
variant calm of reef { de "Stille" en "calm"
  change enoughAir to yes
      // ^^^^^^^^^ unknown-target: The game has no \`enoughAir\` that could be changed. (Did you mean \`dive.enoughAir\`?)
  change coral.enoughAir to yes
            // ^^^^^^^^^ no-such-part: \`coral\` has no \`enoughAir\`; it has: starts, max, beyond. (There is \`dive.enoughAir\`.)
}
`,
    "calm",
  );
});

test("parts are named, and those that there are are told", () => {
  checkVariants(
    `
player counter coral { de "Koralle" en "coral" starts 1 }
value toll = 2
variant calm of reef { de "Stille" en "calm"
  change coral.begins to 2
            // ^^^^^^ no-such-part: \`coral\` has no \`begins\`; it has: starts, max, beyond.
  change coral.starts.now to 2
                   // ^^^ no-such-part: \`coral.starts\` has no \`now\`.
  change toll.starts to 2
           // ^^^^^^ no-such-part: \`toll\` has no \`starts\`. (There is \`coral.starts\`.)
}
`,
    "calm",
  );
});

test("a table has entries for the members of its parameters", () => {
  checkVariants(
    `
enum Tide { ebb flood }
table depth(Tide, 1..2) = 1, 2, 3, 4
table open(yes/no) = 5, 6
variant calm of reef { de "Stille" en "calm"
  change depth(flod, 1) to 9
            // ^^^^ no-such-entry: The table has no entry for \`flod\`; it has: ebb, flood. (Did you mean \`flood\`?)
  change depth(flood, 3) to 9
                   // ^ no-such-entry: The table has no entry for \`3\`; it has: 1, 2.
  change depth(flood) to 9
      // ^^^^^ argument-count: \`depth\` takes 2 arguments, not 1.
  change open(maybe) to 1
           // ^^^^^ no-such-entry: The table has no entry for \`maybe\`; it has: no, yes.
}
`,
    "calm",
  );
});

// What can be done with it -----------------------------------------------------

test("not everything can be changed in every way", () => {
  checkVariants(
    `
enum Tide { ebb flood }
value toll = 2
family Fish { fins: 1..9 }
event swum(fish: Fish)
zone pool of Fish, 3 places
piece shark : Fish { de "Hai" en "shark" fins is 3 copies 1 in pool when swum { end game } }
action dive { de "Tauchen" en "dive" needs isOpen: toll > 0 end game }
to rest { end game }
requirement calmWater { needs isFlat: yes }
variant calm of reef { de "Stille" en "calm"
  change dive to 3
      // ^^^^ not-changeable: \`dive\` is no value that \`to\` could change. (\`change\` with the whole declaration anew is always possible.)
  change toll to 3, 4
      // ^^^^ not-changeable: \`toll\` is no value that \`to\` could change. (\`change\` with the whole declaration anew is always possible.)
  change toll(1) to 3
      // ^^^^ not-changeable: \`toll\` is no value that \`to\` could change. (\`change\` with the whole declaration anew is always possible.)
  change toll to 3 else de "Nein." en "No."
      // ^^^^ not-changeable: \`toll\` is no value that \`to\` could change. (\`change\` with the whole declaration anew is always possible.)
  change shark.copies to 2
      // ^^^^^^^^^^^^ not-changeable: \`shark.copies\` is no value that \`to\` could change. (\`change\` with the whole declaration anew is always possible.)
  change pool.hidden to 3
      // ^^^^^^^^^^^ not-changeable: \`pool.hidden\` is no value that \`to\` could change. (\`change\` with the whole declaration anew is always possible.)
  change toll { end game }
      // ^^^^ not-changeable: \`toll\` has no statements that could be replaced. (\`change\` with the whole declaration anew is always possible.)
  change shark.fins { end game }
      // ^^^^^^^^^^ not-changeable: \`shark.fins\` has no statements that could be replaced. (\`change\` with the whole declaration anew is always possible.)
  change swum { end game }
      // ^^^^ not-changeable: \`swum\` has no statements that could be replaced. (\`change\` with the whole declaration anew is always possible.)
  change shark.fins de "Flossen" en "fins"
      // ^^^^^^^^^^ not-changeable: \`shark.fins\` has no text. (\`change\` with the whole declaration anew is always possible.)
  extend toll { end game }
      // ^^^^ not-changeable: \`toll\` cannot be extended by this. (\`change\` with the whole declaration anew is always possible.)
  extend Tide { fins is 3 }
      // ^^^^ not-changeable: \`Tide\` cannot be extended by this. (\`change\` with the whole declaration anew is always possible.)
  extend shark { end game }
      // ^^^^^ not-changeable: \`shark\` cannot be extended by this. (\`change\` with the whole declaration anew is always possible.)
  extend dive { fins is 3 }
      // ^^^^ not-changeable: \`dive\` cannot be extended by this. (\`change\` with the whole declaration anew is always possible.)
  extend shark.swum { fins is 3 }
      // ^^^^^^^^^^ not-changeable: \`shark.swum\` cannot be extended by this. (\`change\` with the whole declaration anew is always possible.)
  extend shark.swum { tail }
      // ^^^^^^^^^^ not-changeable: \`shark.swum\` cannot be extended by this. (\`change\` with the whole declaration anew is always possible.)
  extend shark.swum { needs yes }
      // ^^^^^^^^^^ not-changeable: \`shark.swum\` cannot be extended by this. (\`change\` with the whole declaration anew is always possible.)
  extend toll { needs yes }
      // ^^^^ not-changeable: \`toll\` cannot be extended by this. (\`change\` with the whole declaration anew is always possible.)
  extend rest { needs yes }
      // ^^^^ not-changeable: \`rest\` cannot be extended by this. (\`change\` with the whole declaration anew is always possible.)
  extend calmWater { end game }
      // ^^^^^^^^^ not-changeable: \`calmWater\` cannot be extended by this. (\`change\` with the whole declaration anew is always possible.)
  extend shark { needs yes }
      // ^^^^^ not-changeable: \`shark\` cannot be extended by this. (\`change\` with the whole declaration anew is always possible.)
  remove pool.places
      // ^^^^^^^^^^^ not-changeable: \`pool.places\` cannot be left out. (\`change\` with the whole declaration anew is always possible.)
  remove pool.hidden
      // ^^^^^^^^^^^ not-changeable: \`pool.hidden\` cannot be left out. (\`change\` with the whole declaration anew is always possible.)
}
`,
    "calm",
  );
});

test("an extension adds what fits", () => {
  checkVariants(
    `
enum Tide { ebb flood }
option length { short de "kurz" en "short" }
family Fish { fins: 1..9 }
event swum(fish: Fish)
player zone pool of Fish, 3 places
worth always
when swum { end game }
piece shark : Fish { de "Hai" en "shark" when swum { end game } }
action dive { de "Tauchen" en "dive" end game }
requirement calmWater { needs no }
player zone hand of Fish, 3 places
variant calm of reef { de "Stille" en "calm"
  extend Tide { slack "S" de "Stillwasser" en "slack water" }
  extend length { long de "lang" en "long" }
  extend shark { while in pool { worth 2 } fins is 4 }
  extend shark.swum { end game }
  extend swum { end game }
  extend dive { needs isDeep: your hand is empty end game }
  extend calmWater { needs isFlat: yes }
}
`,
    "calm",
  );
});

// Variants that no longer fit --------------------------------------------------

test("a change says what it has been made for", () => {
  checkVariants(
    `
player counter coral { de "Koralle" en "coral" starts 3 }
                                                   // ^ stands-here: this is what stands there now
value toll = 3
          // ^ stands-here: this is what stands there now
table depth(1..3) = 1, 2, 4
                 // ^ stands-here: this is what stands there now
                       // ^ stands-here: this is what stands there now
value fare(n: 1..6) = n + min(toll, 2) * 2
                   // ^^^^^^^^^^^^^^^^^^^^ stands-here: this is what stands there now
family Fish { fins: 1..8 }
                 // ^^^^ stands-here: this is what stands there now
player zone pool of 1..6, 4 places
                       // ^ stands-here: this is what stands there now
piece shark : Fish { de "Hai" en "shark" fins is 2 while in pool { toll is 5 } }
                                              // ^ stands-here: this is what stands there now
                                                                        // ^ stands-here: this is what stands there now
action dive { de "Tauchen" en "dive" needs isOpen: toll > 1 end game }
                                                // ^^^^^^^^ stands-here: this is what stands there now
zone den of 1..6, hidden
  // ^^^ stands-here: this is what stands there now
variant calm of reef { de "Stille" en "calm"
  change coral.starts from 2 to 1
                        // ^ outdated-change: \`coral.starts\` is expected to be 2; by now it is 3. (If the variant still makes sense, write \`from 3\`.)
  change toll from 2 to 1
                // ^ outdated-change: \`toll\` is expected to be 2; by now it is 3. (If the variant still makes sense, write \`from 3\`.)
  change depth from 1, 2, 3 to 3, 2, 1
                 // ^^^^^^^ outdated-change: \`depth\` is expected to be 1, 2, 3; by now it is 1, 2, 4. (If the variant still makes sense, write \`from 1, 2, 4\`.)
  change depth(3) from 3 to 1
                    // ^ outdated-change: \`depth(3)\` is expected to be 3; by now it is 4. (If the variant still makes sense, write \`from 4\`.)
  change fare from n + min(toll, 3) * 2 to n
                // ^^^^^^^^^^^^^^^^^^^^ outdated-change: \`fare\` is expected to be n + (min(toll, 3) * 2); by now it is n + (min(toll, 2) * 2). (If the variant still makes sense, write \`from n + (min(toll, 2) * 2)\`.)
  change Fish.fins from 1..9 to 1..10
                     // ^^^^ outdated-change: \`Fish.fins\` is expected to be 1..9; by now it is 1..8. (If the variant still makes sense, write \`from 1..8\`.)
  change pool.places from 3 to 5
                       // ^ outdated-change: \`pool.places\` is expected to be 3; by now it is 4. (If the variant still makes sense, write \`from 4\`.)
  change den.hidden from no to no
                      // ^^ outdated-change: \`den.hidden\` is expected to be no; by now it is yes. (If the variant still makes sense, write \`from yes\`.)
  change shark.fins from 3 to 4
                      // ^ outdated-change: \`shark.fins\` is expected to be 3; by now it is 2. (If the variant still makes sense, write \`from 2\`.)
  change shark.toll from 6 to 7
                      // ^ outdated-change: \`shark.toll\` is expected to be 6; by now it is 5. (If the variant still makes sense, write \`from 5\`.)
  change dive.isOpen from toll > 0 to yes
                       // ^^^^^^^^ outdated-change: \`dive.isOpen\` is expected to be toll > 0; by now it is toll > 1. (If the variant still makes sense, write \`from toll > 1\`.)
  change reef.players from 2..3 to 2
                        // ^^^^ outdated-change: \`reef.players\` is expected to be 2..3; by now it is 2..4. (If the variant still makes sense, write \`from 2..4\`.)
}
game reef { de "Riff" en "reef" players 2..4 }
                             // ^^^^^^^^^^^^ stands-here: this is what stands there now
`,
    "calm",
  );
});

test("only a rule that asks once has a choice to add to", () => {
  checkVariants(
    `
action dive { de "Tauchen" en "dive" }
action rest { de "Ruhen" en "rest" }
to swim { choose dive choose dive }
                   // ^^^^^^^^^^^ asks-again: it asks again here
to wait { end game }
variant calm of reef { de "Stille" en "calm"
  extend swim.choose { rest }
           // ^^^^^^ several-choices: \`swim\` asks 2 times. (\`change\` with the whole rule says where the action is added.)
  extend wait.choose { rest }
           // ^^^^^^ no-such-part: \`wait\` has no \`choose\`. (There is \`swim.choose\`.)
  change swim.choose { end game }
      // ^^^^^^^^^^^ not-changeable: \`swim.choose\` has no statements that could be replaced. (\`change\` with the whole declaration anew is always possible.)
}
`,
    "calm",
  );
});

test("what a change is made for may have been left out since", () => {
  checkVariants(
    `
player counter coral { de "Koralle" en "coral" }
            // ^^^^^ stands-here: this is what stands there now
player counter pearls { de "Perle" en "pearl" }
mark tide: 1..3
variant calm of reef { de "Stille" en "calm"
  change coral.starts from 2 to 1
                        // ^ outdated-change: \`coral.starts\` is expected to be 2; by now it is 0. (If the variant still makes sense, write \`from 0\`.)
  change pearls.starts from 0 to 1
  change coral.max from 9 to 8
            // ^^^ no-such-part: \`coral\` has no \`max\`.
  change tide.starts from 2 to 3
           // ^^^^^^ no-such-part: \`tide\` has no \`starts\`.
}
`,
    "calm",
  );
});

test("a change that still fits is made", () => {
  checkVariants(
    `
player counter coral { de "Koralle" en "coral" starts 3 }
value toll = 3
table depth(-1..1) = -1, 2, 4
table open(yes/no) = 1, 2
value fare(n: 1..6) = n + min(toll, 2) * 2
family Fish { fins: 1..8 }
player zone pool of 1..6, 4 places
player zone reeve of Fish, 4 places
piece shark : Fish { de "Hai" en "shark" fins is 2 while in reeve { toll is 5 worth 3 } }
action dive { de "Tauchen" en "dive" needs isOpen: toll > 1 end game }
zone den of 1..6, hidden
worth always
mark lure: 1..6, hidden
variant calm of reef { de "Stille" en "calm"
  change coral.starts from 3 to 1
  change toll from 3 to 1
  change depth(-1) from -1 to -2
  change depth from -2, 2, 4 to 3, 2, 1
  change open(yes) from 2 to 3
  change fare from n + min(toll, 2) * 2 to n
  change Fish.fins from 1..8 to 1..10
  change pool.places from 4 to 5
  change den.hidden from yes to no
  change lure.hidden from yes to no
  change shark.fins from 2 to 4
  change shark.toll from 5 to 7
  change shark.worth from 3 to 4
  change dive.isOpen from toll > 1 to yes
  change reef.players from 2..4 to 2
}
game reef { de "Riff" en "reef" players 2..4 }
`,
    "calm",
  );
});

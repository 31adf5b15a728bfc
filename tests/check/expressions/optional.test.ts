import { test } from "vitest";
import { checkRules, checkVariants } from "../../support/check-rules.ts";

const reef = `
enum Fish { tang goby }
shape Reef squares 2 by 1 { fish: Fish or none depth: 1..3 or none }
board calm of Reef { de "still" en "calm" tang1 . }
zone reef of Fish on Reef
player counter fishes[Fish] { de "der Fisch, die Fische" en "fish, fish" }
mark last[Fish]: 1..6 or none
mark place: space of reef or none
`;

test("a value that may be none is asked about before it is needed", () => {
  checkRules(`${reef}
table prize(Fish): Fish or none = goby, none
table toll(Fish) = 1, 2
value price(space: space of reef) = toll(space.fish)
                                      // ^^^^^^^^^^ maybe-none: \`space.fish\` may be \`none\` here; a value is needed.
value safe(space: space of reef) = if space.fish is none then 0 else toll(space.fish)
value both(fish: Fish) = if not prize(fish) is none and last[fish] is not none then toll(prize(fish)) + last[fish] else 0
value either(fish: Fish): yes/no = last[fish] is none or last[fish] < 3 or prize(fish) is tang
value printed(space: space of reef) = rank of space.fish
                                           // ^^^^^^^^^^ maybe-none: \`space.fish\` may be \`none\` here; a value is needed.
value kind: Fish or none = place.fish
                        // ^^^^^ maybe-none: \`place\` may be \`none\` here; a value is needed.
value around = number of s in neighbours of place where s is filled
                                         // ^^^^^ maybe-none: \`place\` may be \`none\` here; a value is needed.
value there: yes/no = place is filled
                   // ^^^^^ maybe-none: \`place\` may be \`none\` here; a value is needed.
value among: yes/no = place.fish is in {tang, goby} and last[tang] is in 1..3
                   // ^^^^^ maybe-none: \`place\` may be \`none\` here; a value is needed.
                                                     // ^^^^^^^^^^ maybe-none: \`last[tang]\` may be \`none\` here; a value is needed.
value found(fish: Fish or none) = number of fish in reef
                                         // ^^^^ maybe-none: \`fish\` may be \`none\` here; a value is needed.
value caught(fish: Fish or none): yes/no = fish is in {tang} or size of {fish} > 0
                                                                      // ^^^^ maybe-none: \`fish\` may be \`none\` here; a value is needed.
`);
});

test("what has been asked is forgotten where it may have changed, but not of a name", () => {
  checkRules(`${reef}
flow {
  let now = last[tang]
  if now is not none and last[tang] is not none {
    score last[tang] as depth
    gain now fishes[tang]
    gain last[tang] fishes[tang]
      // ^^^^^^^^^^ maybe-none: \`last[tang]\` may be \`none\` here; a value is needed.
    for each fish in Fish { gain now fishes[fish] }
    for each now in Fish { gain last[now] fishes[now] }
                             // ^^^^^^^^^ maybe-none: \`last[now]\` may be \`none\` here; a value is needed.
  }
}
reason depth { de "Tiefe" en "depth" }
`);
});

test("a gain and a payment need not ask, unless about a number", () => {
  checkRules(`${reef}
flow {
  for each s in spaces of reef { gain 1 fishes[s.fish] }
  pay 1 fishes[none]
            // ^^^^ never-none: What stands here cannot be \`none\`.
  gain 1 fishes[last[tang]]
             // ^^^^^^^^^^ wrong-type: This is \`1..6 or none\`, but \`Fish\` is expected here.
  set your fishes[place.fish] to 2
               // ^^^^^ maybe-none: \`place\` may be \`none\` here; a value is needed.
}
`);
});

test("requirements ask about what they are given, whatever it is", () => {
  checkRules(`${reef}
requirement known(fish: Fish or none) {
  needs isThere: fish is not none else de "nichts: {fish}" en "nothing: {fish}"
}
action look {
  de "sehen" en "look"
  pick fish from Fish
  needs known(fish)
  needs known(place.fish)
           // ^^^^^ maybe-none: \`place\` may be \`none\` here; a value is needed.
  needs isPlace: place is not none else de "kein Feld" en "no space"
  needs known(place.fish)
  needs known(none)
  set place to none
}
flow { choose look }
`);
});

test("none stands where something may be none", () => {
  checkRules(`${reef}
mark tide: 1..3
value low: yes/no = tide is none
                         // ^^^^ never-none: What stands here cannot be \`none\`.
value deep = if tide is 1 then none else 2
                            // ^^^^ never-none: What stands here cannot be \`none\`.
value fish: Fish or none = if tide is 1 then none else goby
flow {
  set tide to none
           // ^^^^ never-none: What stands here cannot be \`none\`.
  let perhaps = if tide is 1 then goby else none
  set reef[a1] to perhaps
   // ^^^^^^^^ not-settable: Only counters and marks can be set.
  add perhaps to reef[a1]
   // ^^^^^^^ maybe-none: \`perhaps\` may be \`none\` here; a value is needed.
  let nobody = none
            // ^^^^ never-none: What stands here cannot be \`none\`.
  set last[none] to 2
        // ^^^^ never-none: What stands here cannot be \`none\`.
  set last[tang] to tang
                 // ^^^^ wrong-type: This is \`Fish\`, but \`1..6\` is expected here.
}
`);
});

test("only of some types is there a none, and only of values", () => {
  checkRules(`${reef}
mark open: yes/no or none
        // ^^^^^^^^^^^^^^ none-of-type: There is no \`none\` of \`yes/no\`: numbers from 0 on, members of enums, pieces, players, spaces and boards have it.
mark balance: -1..1 or none
           // ^^^^^^^^^^^^^ none-of-type: There is no \`none\` of \`-1..1\`: numbers from 0 on, members of enums, pieces, players, spaces and boards have it.
mark amount: number or none
          // ^^^^^^^^^^^^^^ none-of-type: There is no \`none\` of \`number\`: numbers from 0 on, members of enums, pieces, players, spaces and boards have it.
mark who: player or none
mark what: set of Fish or none
        // ^^^^^^^^^^^^^^^^^^^ none-of-type: There is no \`none\` of \`set of Fish\`: numbers from 0 on, members of enums, pieces, players, spaces and boards have it.
zone pool of Fish or none
          // ^^^^^^^^^^^^ none-of-thing: \`or none\` is for values: fields, marks, parameters of rules, and what tables and formulas give.
player zone pond of Fish or none on Reef
                 // ^^^^^^^^^^^^ none-of-thing: \`or none\` is for values: fields, marks, parameters of rules, and what tables and formulas give.
table toll(Fish or none) = 1, 2, 3
        // ^^^^^^^^^^^^ none-of-thing: \`or none\` is for values: fields, marks, parameters of rules, and what tables and formulas give.
option wind of 1..3 or none { de "der Wind, die Winde" en "wind, winds" }
            // ^^^^^^^^^^^^ none-of-thing: \`or none\` is for values: fields, marks, parameters of rules, and what tables and formulas give.
`);
});

test("boards leave out what is none", () => {
  checkRules(`${reef}
board rough of Reef { de "rau" en "rough" goby 3 }
board wrong of Reef { de "falsch" en "wrong" 4 shark }
                                          // ^ board-cell: \`4\` is no space of this shape; known letters: ., tang, goby, 1..3.
                                            // ^^^^^ board-cell: \`shark\` is no space of this shape; known letters: ., tang, goby, 1..3.
shape Pond squares 1 by 1 { depth: 1..3 fish: Fish or none }
board pond of Pond { de "Teich" en "pond" . }
                                       // ^ board-cell: \`.\` is no space of this shape; known letters: 1..3, tang, goby.
board pool of Pond { de "Becken" en "pool" 2 }
`);
});

test("pieces say what they have none of", () => {
  checkRules(`
enum Fish { tang goby }
family Creature { prey: Fish or none size: 1..3 or none }
piece coral : Creature { prey is none size is 9 }
                                           // ^ value-outside: 9 is not within 1..3.
piece shark : Creature { prey is tang }
   // ^^^^^ missing-field: \`shark\` does not say what its \`size\` is.
`);
});

test("variants keep that something may be none", () => {
  checkVariants(
    `game reef { de "Riff" en "reef" players 2 }
enum Fish { tang goby }
table prize(Fish): Fish or none = goby, none
table toll(Fish) = 1, 2
family Creature { size: 1..3 or none }
piece coral : Creature { size is 2 }
flow {}
ranking { most score }
variant calm of reef { de "Stille" en "calm"
  change prize(goby) from none to tang
  change prize(tang) to none
  change toll(tang) to none
                    // ^^^^ never-none: What stands here cannot be \`none\`. (What may be \`none\` says so with its type: \`mark deepest: 1..6 or none\`.)
  change Creature.size to 1..9
  change coral.size to none
}
`,
    "calm",
  );
});

test("a space is known by its name also where it may be none, whatever other grids there are", () => {
  checkRules(`${reef}
zone other of Fish on Reef
value begins(s: space of other or none): yes/no = s is a1
value near: yes/no = begins(a1)
flow { if near { set place to a1 } }
`);
});

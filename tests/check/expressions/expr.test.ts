import { test } from "vitest";
import { checkRules } from "../../support/check-rules.ts";

test("an opponent is there where exactly two play", () => {
  checkRules(`
game duel { de "Das Duell" en "The Duel" players 2 }
player counter pearls { de "die Perle, die Perlen" en "pearl, pearls" }
shape Field squares 3 by 3
zone men of player on Field { de "das Brett, die Bretter" en "board, boards" }
value left = number of opponent in men
value lead = your pearls - pearls of opponent
`);
  checkRules(`
game reef { de "Das Riff" en "The Reef" players 2..4 }
player counter pearls { de "die Perle, die Perlen" en "pearl, pearls" }
value lead = your pearls - pearls of opponent
                                  // ^^^^^^^^ no-opponent: \`opponent\` is the other of exactly two players; here 2 to 4 play.
`);
  checkRules(`
game alone { de "Allein" en "Alone" players 2 }
rival tide { de "die Flut" en "the tide" }
value next: player = opponent
                  // ^^^^^^^^ no-opponent: \`opponent\` is the other of exactly two players; here the rules play a seat as well.
`);
  checkRules(`
game reef { de "Das Riff" en "The Reef" players 2..4 }
enum Side { de "die Seite, die Seiten" en "side, sides" you2 opponent }
mark side: Side starts opponent
`);
});

test("a condition is yes or no", () => {
  checkRules(`
flow { if 3 { end game } }
       // ^ wrong-type: This is \`3\`, but \`yes/no\` is expected here.
`);
});

test("only numbers are added up", () => {
  checkRules(`
value depth = 3 + yes
               // ^^^ wrong-type: This is \`yes/no\`, but \`number\` is expected here.
`);
});

test("a number fits into 32 bits", () => {
  checkRules(`
value depth = 2147483648
           // ^^^^^^^^^^ number-too-big: Numbers go up to 2 147 483 647.
`);
});

test("both sides of an `if` are of one type", () => {
  checkRules(`
value depth = if yes then 3 else no
                              // ^^ wrong-type: This is \`yes/no\`, but \`number\` is expected here.
`);
});

test("what can never be equal is not compared", () => {
  checkRules(`
enum Coral { red blue }
mark colour: Coral
value deep: yes/no = colour is 3
                            // ^ wrong-type: This is \`3\`, but \`Coral\` is expected here.
`);
});

test("members of different enums are not compared", () => {
  checkRules(`
enum Coral { red blue }
enum Fish { tang }
mark colour: Coral
value deep: yes/no = colour is tang
                            // ^^^^ wrong-type: This is \`Fish\`, but \`Coral\` is expected here.
`);
});

test("pieces of two families are never the same", () => {
  checkRules(`
family Animal
family Fish: Animal
family Snail: Animal
piece tang: Fish
piece cone: Snail
zone pool of Fish
value odd: yes/no = some f in pool where f is cone
                                      // ^^^^^^^^^ not-comparable: \`Fish\` and \`Snail\` cannot be compared.
`);
});

test("only a piece can be one of a family", () => {
  checkRules(`
family Fish
value swims: yes/no = 3 is Fish
                   // ^ wrong-type: This is \`3\`, but \`Fish\` is expected here.
`);
});

test("only members have a rank", () => {
  checkRules(`
value depth = rank of 3
                   // ^ wrong-type: This is \`3\`, but \`enum\` is expected here.
`);
});

test("what is in something is of its sort", () => {
  checkRules(`
enum Coral { red blue }
enum Fish { tang goby }
mark colour: Coral
mark caught: set of Fish
value deep: yes/no = colour is in caught
                  // ^^^^^^ wrong-type: This is \`Coral\`, but \`Fish\` is expected here.
`);
});

test("pieces make no set", () => {
  checkRules(`
family Fish
piece tang: Fish
flow { let shoal = {tang} }
                // ^^^^^^ wrong-type: This is \`Fish\`, but \`enum\` is expected here.
`);
});

test("only zones hold kinds", () => {
  checkRules(`
counter pearls { de "die Perle, die Perlen" en "pearl, pearls" }
value depth = size of kinds of pearls
                            // ^^^^^^ not-a-place: Here a zone or a space of a shape is expected.
`);
});

test("kinds are counted of what has members", () => {
  checkRules(`
family Fish
piece tang: Fish
zone pool of Fish
value depth = size of kinds of pool
                            // ^^^^ wrong-type: This is \`Fish\`, but \`enum\` is expected here.
`);
});

test("only spaces are empty or filled, besides zones", () => {
  checkRules(`
value depth = 3
value dry: yes/no = depth is empty
                 // ^^^^^ wrong-type: This is \`number\`, but \`space\` is expected here.
`);
});

test("kinds are counted of at most 31 numbers", () => {
  checkRules(`
zone pool of 1..60
value depth = size of kinds of pool
                            // ^^^^ too-many-members: Sets of \`1..60\` are too large; at most 31 different members fit.
`);
});

test("a set in braces has at most 31 members", () => {
  checkRules(`
flow { let shoal = {40, 41} }
                // ^^^^^^^^ too-many-members: Sets of \`40..41\` are too large; at most 31 different members fit.
`);
});

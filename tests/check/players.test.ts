import { test } from "vitest";
import { checkRules } from "../support/check-rules.ts";

test("rules are carried out for a player", () => {
  checkRules(`
mark tide: 1..3
flow { for tide { } }
        // ^^^^ wrong-type: This is \`1..3\`, but \`player\` is expected here.
`);
});

test("next to a player sits a player", () => {
  checkRules(`
flow { for next player after 3 { } }
                          // ^ wrong-type: This is \`3\`, but \`player\` is expected here.
`);
});

test("what sits next to a player is no number", () => {
  checkRules(`
reason growth { de "Wachstum" en "growth" }
flow { each player { score next player after you as growth } }
                        // ^^^^^^^^^^^^^^^^^^^^^ wrong-type: This is \`player\`, but \`number\` is expected here.
`);
});

const shark = `rival shark when players is 1 { de "der Hai" en "the shark" }`;

test("whether a rival plays is known before the game", () => {
  checkRules(`
mark tide: 1..3
rival shark when tide is 2 { de "der Hai" en "the shark" }
              // ^^^^ not-constant: This must be known before a game begins.
rival squid when seat is 1 { de "der Krake" en "the squid" }
              // ^^^^^^^^^ not-constant: This must be known before a game begins.
`);
});

test("a rival is never asked, however its rules lead to a choice", () => {
  checkRules(`
${shark}
action dive { de "tauchen" en "dive" }
to swim { do deeper }
to deeper { choose dive }
         // ^^^^^^^^^^^ rival-asked: These rules may be carried out for a rival, who chooses nothing.
flow { for shark { do swim } }
`);
});

test("a rival is not asked about an order, nor beyond the limit of a counter", () => {
  checkRules(`
${shark}
player counter pearls { de "die Perle, die Perlen" en "pearl, pearls" max 2 beyond { choose drop } }
                                                                                  // ^^^^^^^^^^^ rival-asked: These rules may be carried out for a rival, who chooses nothing.
action drop { de "ablegen" en "drop" pay 1 pearls }
to feast {
  in any order {
// (column 3, width 14) rival-asked: These rules may be carried out for a rival, who chooses nothing.
    rest { de "ruhen" en "rest" }
    swim { de "schwimmen" en "swim" }
  }
}
flow { for shark { do feast gain 3 pearls } }
`);
});

test("in rules for a rival, players may be asked", () => {
  checkRules(`
${shark}
action dive { de "tauchen" en "dive" }
to swim { choose dive }
flow { for shark { each player { do swim } for next player after you { do swim } } }
`);
});

test("whoever is named by a mark or parameter may be a rival if a rival is handed on somewhere", () => {
  checkRules(`
${shark}
mark target: player
action dive { de "tauchen" en "dive" }
flow {
  for target { choose dive }
            // ^^^^^^^^^^^ rival-asked: These rules may be carried out for a rival, who chooses nothing.
  for each p in players { for p { choose dive } }
  for shark { set target to you }
}
`);
});

test("where no rival is handed on, marks and parameters are players", () => {
  checkRules(`
${shark}
mark target: player
action dive { de "tauchen" en "dive" }
to ask(p: player) { for p { choose dive } }
flow { each player { set target to you do ask(next player after you) } do ask(target) }
`);
});

test("an example names only rivals who play", () => {
  checkRules(`
game reef { de "Riff" en "reef" players 1..2 }
${shark}
player counter pearls { de "die Perle, die Perlen" en "pearl, pearls" }
example alone { de "…" en "…" given { players Anna shark { pearls 1 } } then shark has your pearls is 1 }
example both { de "…" en "…" given { players Anna, Benno shark { pearls 1 } } then Anna has your pearls is 0 }
                                                      // ^^^^^ unknown-player: \`shark\` does not play in this example.
`);
});

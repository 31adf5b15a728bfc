import { test } from "vitest";
import { lintRules } from "../support/lint-reports.ts";

test("draws that run short with so many players", () => {
  lintRules(`
game reef { de "Riff" en "reef" players 2..4 }
  // ^^^^ no-examples: \`reef\` has no examples.
family Fish
zone bag of Fish, hidden { de "der Beutel, die Beutel" en "bag, bags" }
  // ^^^ declared-here: declared here
zone pond[1..3] of Fish { de "der Teich, die Teiche" en "pond, ponds" }
piece goby : Fish { de "die Grundel, die Grundeln" en "goby, gobies" copies 10 in bag }
value wanted(n: 1..3) = if n is 1 then players else 3 { de "die Zahl für {n}" en "the number for {n}" }
to layOut {
  de "auslegen" en "lay out"
  for each n in 1..3 { draw wanted(n) from bag to pond[n] }
}
flow {
  do layOut
  each player { for each n in 1..3 { move all from pond[n] to bag } }
  do layOut
  draw 1 from bag to pond[1]
// (column 3, width 26) draws-too-many: With 4 players, \`bag\` is to give 1 piece here, and at most 0 can be left.
}
`);
});

test("more than once, over all rounds, and with what chance or somebody may put back", () => {
  lintRules(`
game reef { de "Riff" en "reef" players 2 }
  // ^^^^ no-examples: \`reef\` has no examples.
family Fish
zone bag of Fish, hidden { de "der Beutel, die Beutel" en "bag, bags" }
  // ^^^ declared-here: declared here
zone chest of Fish, hidden { de "die Truhe, die Truhen" en "chest, chests" }
player zone net of Fish { de "das Netz, die Netze" en "net, nets" }
piece goby : Fish { de "die Grundel, die Grundeln" en "goby, gobies" copies 10 in bag, 10 in chest }
action free { de "freilassen" en "set free" pick fish from your net move fish from your net to chest }
flow {
  repeat 3 times {
    each player {
      draw 2 from bag to your net
   // ^^^^^^^^^^^^^^^^^^^^^^^^^^^ draws-too-many: With 2 players, \`bag\` is to give 2 pieces here, and at most 0 can be left.
      draw 2 from chest to your net
      may choose free
    }
  }
}
`);
});

test("a row that set-up fills beyond its places", () => {
  lintRules(`
game reef { de "Riff" en "reef" players 2..4 }
  // ^^^^ no-examples: \`reef\` has no examples.
family Fish
zone bag of Fish, hidden { de "der Beutel, die Beutel" en "bag, bags" }
zone pond of Fish, row of players + 2 { de "der Teich, die Teiche" en "pond, ponds" }
  // ^^^^ declared-here: declared here
player zone net of Fish, 2 places { de "das Netz, die Netze" en "net, nets" }
         // ^^^ declared-here: declared here
piece goby : Fish { de "die Grundel, die Grundeln" en "goby, gobies" copies 40 in bag }
flow {
  each player { draw 2 from bag to pond }
             // ^^^^^^^^^^^^^^^^^^^^^^^ setup-overfull: With 3 players, \`pond\` gets 6 pieces here, and has room for 5.
  each player { repeat 3 times { draw from bag to your net } }
                              // ^^^^^^^^^^^^^^^^^^^^^^^^^ setup-overfull: With 2 players, \`net\` gets 3 pieces here, and has room for 2.
}
`);
});

test("a game that may be over before is not followed further", () => {
  lintRules(`
game reef { de "Riff" en "reef" players 2 }
  // ^^^^ no-examples: \`reef\` has no examples.
family Fish
zone bag of Fish, hidden { de "der Beutel, die Beutel" en "bag, bags" }
player zone net of Fish { de "das Netz, die Netze" en "net, nets" }
piece goby : Fish { de "die Grundel, die Grundeln" en "goby, gobies" copies 10 in bag }
flow {
  repeat 20 times {
    if bag is empty { end game }
    each player { draw from bag to your net }
  }
}
`);
});
